/**
 * The cards, regions and states of Votes for Women, read from the plain data that the build makes
 * of {@code src/main/cards/cards.yaml}. Immutable; safe for any thread.
 */
@NullMarked
package games.parlour.votes.data;

import org.jspecify.annotations.NullMarked;
