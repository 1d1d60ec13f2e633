/**
 * The rules of Suffragetto as the rule book tells them: board and pieces, movement and exchanges,
 * positions and moves, how they are written, and what is seen of them. Everything is immutable and
 * safe to share.
 */
@NullMarked
package games.parlour.suffragetto.rules;

import org.jspecify.annotations.NullMarked;
