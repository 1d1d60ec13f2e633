/** Every card to be looked up: its words, small pictures and rulings. Immutable. */
@NullMarked
package games.parlour.votes.index;

import org.jspecify.annotations.NullMarked;
