/**
 * What a search makes of a position of Fort Chitral, as a sum of weights. Evaluators are mutable
 * and belong to the thread of their fast form.
 */
@NullMarked
package games.parlour.chitral.evaluation;

import org.jspecify.annotations.NullMarked;
