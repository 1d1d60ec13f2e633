/**
 * Votes for Women: two sides contend for the Nineteenth Amendment, in Congress and in the states.
 */
@NullMarked
package games.parlour.votes;

import org.jspecify.annotations.NullMarked;
