/**
 * How the Oppobot decides and rolls, where no player does. Static functions on a state; as safe for
 * threads as that state is.
 */
@NullMarked
package games.parlour.votes.rules.oppobot;

import org.jspecify.annotations.NullMarked;
