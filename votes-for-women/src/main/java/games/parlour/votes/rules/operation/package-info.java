/**
 * What each card does, made out of the card file: one list of operations for players and one for
 * the Oppobot. Immutable; safe for any thread.
 */
@NullMarked
package games.parlour.votes.rules.operation;

import org.jspecify.annotations.NullMarked;
