/**
 * Replays games that another digital version of Votes for Women recorded, and compares its states
 * with ours at the end of each card.
 */
@NullMarked
package games.parlour.votes.trace;

import org.jspecify.annotations.NullMarked;
