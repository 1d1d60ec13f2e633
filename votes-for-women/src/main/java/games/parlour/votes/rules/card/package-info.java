/**
 * The cards: what each of them asks for, and what an operation of a card is. Immutable; safe for
 * any thread.
 */
@NullMarked
package games.parlour.votes.rules.card;

import org.jspecify.annotations.NullMarked;
