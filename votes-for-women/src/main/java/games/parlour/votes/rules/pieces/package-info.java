/**
 * What lies on the table, and what can be done with it: cubes, buttons, markers, campaigners,
 * decks, boxes, dice. Static functions on a {@link games.parlour.votes.rules.state.GameState}; as
 * safe for threads as that state is.
 */
@NullMarked
package games.parlour.votes.rules.pieces;

import org.jspecify.annotations.NullMarked;
