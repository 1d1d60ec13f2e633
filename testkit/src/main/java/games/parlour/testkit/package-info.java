/**
 * The contracts that a game's tests extend, and the seed of their randomness: {@link
 * games.parlour.testkit.GameContract} for every game, {@link games.parlour.testkit.BoardContract}
 * for grid games, {@link games.parlour.testkit.PerftContract} for counts of positions. These are
 * the only classes here that need JUnit; the program itself uses {@link
 * games.parlour.testkit.random.Fuzzer} and {@link games.parlour.testkit.perft.Perft}. Nothing here
 * is meant for two threads at once.
 *
 * <p>Read on in {@code docs/rooms/tests.md}.
 */
@NullMarked
package games.parlour.testkit;

import org.jspecify.annotations.NullMarked;
