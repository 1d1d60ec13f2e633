/**
 * What players did in games, counted: {@link games.parlour.lab.study.HabitCounter} goes through a
 * game, {@link games.parlour.lab.study.HabitCounts} adds games up. Nothing of a game is kept but
 * numbers. Mutable; for one thread at a time.
 */
@NullMarked
package games.parlour.lab.study;

import org.jspecify.annotations.NullMarked;
