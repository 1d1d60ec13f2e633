/** Games that are judged, and positions that are studied. */
@NullMarked
package games.parlour.server.analysis;

import org.jspecify.annotations.NullMarked;
