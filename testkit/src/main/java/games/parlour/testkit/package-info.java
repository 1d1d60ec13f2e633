/**
 * What holds every game to its word: the laws that all games obey, random games played under them,
 * counts of positions, and finished games that are told again.
 *
 * <p>A game's tests extend {@link games.parlour.testkit.GameContract}, the only class here that
 * needs JUnit; the program itself uses {@link games.parlour.testkit.Fuzz} and {@link
 * games.parlour.testkit.Perft}. What is broken is said by {@link games.parlour.testkit.LawBroken}.
 * Nothing here is meant for two threads at once.
 */
@NullMarked
package games.parlour.testkit;

import org.jspecify.annotations.NullMarked;
