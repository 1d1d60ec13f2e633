/**
 * The course of a game: what each kind of frame does when it is its turn, from the setup to Final
 * Voting. Steps are stateless; safe for any thread.
 */
@NullMarked
package games.parlour.votes.rules.step;

import org.jspecify.annotations.NullMarked;
