/**
 * The rules of Votes for Women, run on one flat state that can be taken back: {@link
 * games.parlour.votes.rules.Table}. What is under way is a pile of frames, each worked on by a
 * {@link games.parlour.votes.rules.Step}: the phases of the game, rolls, actions, and a card whose
 * operations ({@link games.parlour.votes.rules.ops}) run one after the other. Nothing here
 * allocates while it runs. One thread at a time.
 */
@NullMarked
package games.parlour.votes.rules;

import org.jspecify.annotations.NullMarked;
