/**
 * Plays at many tables of a running server at once, as browsers would, and checks everything that
 * the server tells against its own replay of the games. Knows the server by HTTP alone.
 */
@NullMarked
package games.parlour.load;

import org.jspecify.annotations.NullMarked;
