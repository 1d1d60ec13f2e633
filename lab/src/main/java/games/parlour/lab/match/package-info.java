/**
 * Games between computer players, counted: {@link games.parlour.lab.match.Match} for two of them,
 * {@link games.parlour.lab.match.OddsTrial} for one against the rules, {@link
 * games.parlour.lab.match.HabitsTrial} for what one does at all seats, {@link
 * games.parlour.lab.match.Ladder} for the levels of a game. Results do not depend on how many games
 * are played at once. The records are immutable; all else is for one thread at a time.
 */
@NullMarked
package games.parlour.lab.match;

import org.jspecify.annotations.NullMarked;
