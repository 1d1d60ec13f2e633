/**
 * Suffragetto (London, about 1908): Suffragettes against Police.
 *
 * <p>The rules are told once as the rule book tells them ({@link
 * games.parlour.suffragetto.Movement}, {@link games.parlour.suffragetto.Exchange}, {@link
 * games.parlour.suffragetto.SuffragettoPosition}) and once for speed ({@link
 * games.parlour.suffragetto.FastSuffragetto}); tests hold the two together. Names such as S5 are
 * those of docs/rules/suffragetto.md. Everything but the fast form is immutable.
 */
@NullMarked
package games.parlour.suffragetto;

import org.jspecify.annotations.NullMarked;
