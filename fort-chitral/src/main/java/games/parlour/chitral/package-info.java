/**
 * Fort Chitral (late 19th century): two sides of eighteen men race for the four squares in the
 * middle. This package holds the game as the house finds it, with its texts, levels and weights.
 *
 * <p>The rules are told once as the rule book tells them ({@link games.parlour.chitral.rules}) and
 * once for speed ({@link games.parlour.chitral.fast}); tests hold the two together. Names such as
 * F3 are those of docs/rules/fort-chitral.md. Immutable and safe to share.
 *
 * <p>Read on in {@code docs/rules/fort-chitral.md}.
 */
@NullMarked
package games.parlour.chitral;

import org.jspecify.annotations.NullMarked;
