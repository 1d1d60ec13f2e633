/**
 * Fort Chitral (late 19th century): two sides of eighteen men race for the four squares in the
 * middle.
 *
 * <p>The rules are told once as the rule book tells them ({@link games.parlour.chitral.Movement},
 * {@link games.parlour.chitral.Capture}, {@link games.parlour.chitral.ChitralPosition}) and once
 * for speed ({@link games.parlour.chitral.FastChitral}); tests hold the two together. Names such as
 * F3 are those of docs/rules/fort-chitral.md. Everything but the fast form is immutable.
 */
@NullMarked
package games.parlour.chitral;

import org.jspecify.annotations.NullMarked;
