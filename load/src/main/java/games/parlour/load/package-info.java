/**
 * Plays at many tables of a running server at once, as browsers would, and checks everything that
 * the server tells against its own replay of the games. Knows the server by HTTP alone.
 *
 * <p>Read on in {@code docs/performance.md}.
 */
@NullMarked
package games.parlour.load;

import org.jspecify.annotations.NullMarked;
