/** Live events. Each topic runs on servers that tests share. */
@NullMarked
package games.parlour.server.stream;

import org.jspecify.annotations.NullMarked;
