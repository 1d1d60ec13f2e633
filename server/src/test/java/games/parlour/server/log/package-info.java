/** What the log says, and what it must not say. */
@NullMarked
package games.parlour.server.log;

import org.jspecify.annotations.NullMarked;
