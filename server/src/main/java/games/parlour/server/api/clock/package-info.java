/** The documents that tell how much time is left, and who is missed at a table. */
@NullMarked
package games.parlour.server.api.clock;

import org.jspecify.annotations.NullMarked;
