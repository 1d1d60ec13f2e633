/** How the log is written: as lines for people or for programs, without anybody's secrets. */
@NullMarked
package games.parlour.server.log;

import org.jspecify.annotations.NullMarked;
