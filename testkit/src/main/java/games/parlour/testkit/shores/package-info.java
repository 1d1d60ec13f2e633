/**
 * Two Shores, a tiny game that only tests play: a map of four harbours on two shores, a boat,
 * tracks, a die, and hands of hidden cards. It is seen as a tableau and as nothing else. Immutable.
 */
@NullMarked
package games.parlour.testkit.shores;

import org.jspecify.annotations.NullMarked;
