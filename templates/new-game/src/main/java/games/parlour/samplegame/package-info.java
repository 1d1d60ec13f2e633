/**
 * Sample Game: its rules, how it is written and what is seen of it. Names such as R2 are those of
 * docs/rules/sample-game.md. Immutable and safe to share.
 */
@NullMarked
package games.parlour.samplegame;

import org.jspecify.annotations.NullMarked;
