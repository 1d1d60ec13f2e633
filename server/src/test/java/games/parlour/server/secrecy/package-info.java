/** Nobody is told what their seat may not know. Each topic runs on servers that tests share. */
@NullMarked
package games.parlour.server.secrecy;

import org.jspecify.annotations.NullMarked;
