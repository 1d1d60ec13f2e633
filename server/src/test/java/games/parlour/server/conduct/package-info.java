/** Blocking and reporting people. Each topic runs on servers that tests share. */
@NullMarked
package games.parlour.server.conduct;

import org.jspecify.annotations.NullMarked;
