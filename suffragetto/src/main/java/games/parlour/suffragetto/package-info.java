/**
 * Suffragetto (London, about 1908): Suffragettes against Police. This package holds the game as the
 * house finds it, with its texts, levels and weights.
 *
 * <p>The rules are told once as the rule book tells them ({@link games.parlour.suffragetto.rules})
 * and once for speed ({@link games.parlour.suffragetto.fast}); tests hold the two together. Names
 * such as S5 are those of docs/rules/suffragetto.md. Immutable and safe to share.
 *
 * <p>Read on in {@code docs/rules/suffragetto.md}.
 */
@NullMarked
package games.parlour.suffragetto;

import org.jspecify.annotations.NullMarked;
