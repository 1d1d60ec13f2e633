/** The cards, regions and states of Votes for Women, read from {@code cards.yaml}. */
@NullMarked
package games.parlour.votes.data;

import org.jspecify.annotations.NullMarked;
