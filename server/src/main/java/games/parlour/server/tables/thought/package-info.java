/** What computers thought before their moves, as far as servers remember it; it is never stored. */
@NullMarked
package games.parlour.server.tables.thought;

import org.jspecify.annotations.NullMarked;
