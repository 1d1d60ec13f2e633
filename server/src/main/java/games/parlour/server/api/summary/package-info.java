/** How a game went, in one line, from what is stored of its end. */
@NullMarked
package games.parlour.server.api.summary;

import org.jspecify.annotations.NullMarked;
