/** What lasts, tested below HTTP where HTTP could not reach it. */
@NullMarked
package games.parlour.server.store;

import org.jspecify.annotations.NullMarked;
