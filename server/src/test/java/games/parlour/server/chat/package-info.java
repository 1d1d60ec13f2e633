/** Talking at tables. Each topic runs on servers that tests share. */
@NullMarked
package games.parlour.server.chat;

import org.jspecify.annotations.NullMarked;
