/**
 * The state of a game: one flat array that can be taken back, what is fixed before the game, and a
 * pile of frames, each worked on by a {@link games.parlour.votes.rules.state.Step}. Nothing here
 * knows a card. Nothing allocates while a game runs. A state is for one thread at a time.
 */
@NullMarked
package games.parlour.votes.rules.state;

import org.jspecify.annotations.NullMarked;
