/** HTTP itself: bodies, headers, limits, files and the interface's own description. */
@NullMarked
package games.parlour.server.protocol;

import org.jspecify.annotations.NullMarked;
