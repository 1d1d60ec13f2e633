/** The rows that say how games ended, and which positions occurred in them. */
@NullMarked
package games.parlour.server.store.ending;

import org.jspecify.annotations.NullMarked;
