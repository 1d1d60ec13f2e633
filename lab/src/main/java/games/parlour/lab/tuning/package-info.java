/**
 * Fits the weights of an evaluation to games that the engine plays against itself. {@link
 * games.parlour.lab.tuning.Tuning} is the way in; records are immutable, all else is for one
 * thread.
 */
@NullMarked
package games.parlour.lab.tuning;

import org.jspecify.annotations.NullMarked;
