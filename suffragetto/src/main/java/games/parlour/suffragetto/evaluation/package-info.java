/**
 * What a search makes of a position of Suffragetto, as a sum of weights. Evaluators are mutable and
 * belong to the thread of their fast form.
 */
@NullMarked
package games.parlour.suffragetto.evaluation;

import org.jspecify.annotations.NullMarked;
