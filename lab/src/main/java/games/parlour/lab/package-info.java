/**
 * The words of the laboratory. Its rooms are {@link games.parlour.lab.match}, {@link
 * games.parlour.lab.statistics}, {@link games.parlour.lab.tuning}, {@link
 * games.parlour.lab.training}, {@link games.parlour.lab.tactics} and what they share in {@link
 * games.parlour.lab.run}. None knows a game by name. Stateless.
 *
 * <p>Read on in {@code docs/players.md}.
 */
@NullMarked
package games.parlour.lab;

import org.jspecify.annotations.NullMarked;
