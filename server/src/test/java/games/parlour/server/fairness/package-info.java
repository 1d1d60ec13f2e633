/** What players add to the seed. Each topic runs on servers that tests share. */
@NullMarked
package games.parlour.server.fairness;

import org.jspecify.annotations.NullMarked;
