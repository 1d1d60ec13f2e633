/**
 * Operations for the Oppobot, whose states are found by dice or drawn. Stateless; safe for any
 * thread.
 */
@NullMarked
package games.parlour.votes.rules.operation.random;

import org.jspecify.annotations.NullMarked;
