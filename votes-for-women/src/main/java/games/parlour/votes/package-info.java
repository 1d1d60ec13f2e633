/**
 * Votes for Women: two sides contend for the Nineteenth Amendment, in Congress and in the states.
 *
 * <p>Read on in {@code docs/rooms/votes-for-women.md}.
 */
@NullMarked
package games.parlour.votes;

import org.jspecify.annotations.NullMarked;
