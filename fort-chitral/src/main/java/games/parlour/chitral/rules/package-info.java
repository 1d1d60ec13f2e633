/**
 * The rules of Fort Chitral as the rule book tells them: layouts and men, movement and captures,
 * positions and moves, how they are written, and what is seen of them. Everything is immutable and
 * safe to share.
 */
@NullMarked
package games.parlour.chitral.rules;

import org.jspecify.annotations.NullMarked;
