/** Operations that draw, search, swap or take cards. Stateless; safe for any thread. */
@NullMarked
package games.parlour.votes.rules.operation.cards;

import org.jspecify.annotations.NullMarked;
