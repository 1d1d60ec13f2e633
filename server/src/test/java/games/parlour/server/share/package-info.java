/** Pictures, and what pages say about themselves. Each topic runs on servers that tests share. */
@NullMarked
package games.parlour.server.share;

import org.jspecify.annotations.NullMarked;
