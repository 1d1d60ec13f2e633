/**
 * Thinking where dice fall and cards are hidden: a search over worlds that agree with what a seat
 * knows ({@link games.parlour.players.worlds.WorldsSearch} is the way in), the policy that plays on
 * in them, and analyses from it. Mutable classes, for one thread at a time.
 */
@NullMarked
package games.parlour.players.worlds;

import org.jspecify.annotations.NullMarked;
