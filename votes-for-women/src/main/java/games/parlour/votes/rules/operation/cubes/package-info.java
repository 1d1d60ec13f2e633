/**
 * Operations of cards that place and take out cubes, or change what a state has decided, as a
 * player chooses. Stateless; safe for any thread.
 */
@NullMarked
package games.parlour.votes.rules.operation.cubes;

import org.jspecify.annotations.NullMarked;
