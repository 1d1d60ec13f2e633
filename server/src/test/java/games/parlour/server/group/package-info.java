/** Groups. Each topic runs on servers that tests share. */
@NullMarked
package games.parlour.server.group;

import org.jspecify.annotations.NullMarked;
