/** Finished games. Each topic runs on servers that tests share. */
@NullMarked
package games.parlour.server.finished;

import org.jspecify.annotations.NullMarked;
