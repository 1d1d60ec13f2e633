/**
 * Positions with a proven win, found and solved. {@link games.parlour.lab.tactics.Tactics} is the
 * way in; the prover shares nothing with the search that it judges. One thread at a time.
 */
@NullMarked
package games.parlour.lab.tactics;

import org.jspecify.annotations.NullMarked;
