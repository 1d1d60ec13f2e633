/**
 * Sample Game: its rules, how it is written and what is seen of it. Names such as R2 are those of
 * the rules page. Immutable and safe to share.
 *
 * <p>Read on in {@code docs/rules/sample-game.md}.
 */
@NullMarked
package games.parlour.samplegame;

import org.jspecify.annotations.NullMarked;
