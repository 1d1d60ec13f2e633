package games.parlour.lab.match;

import games.parlour.core.study.StudiedGame;
import games.parlour.lab.statistics.Interval;
import games.parlour.lab.study.HabitCounts;

/** What players did, and how the games ended. Mutable; one thread. */
public final class Habits {
  private final StudiedGame<?, ?> game;
  private final Tally tally = Tally.ofSingles();
  private final HabitCounts[] wonBy;
  private final HabitCounts drawn;

  Habits(StudiedGame<?, ?> game) {
    this.game = game;
    this.wonBy = new HabitCounts[] {new HabitCounts(game), new HabitCounts(game)};
    this.drawn = new HabitCounts(game);
  }

  /** One game; the points are those of the first side. */
  void add(GameResult played, HabitCounts counts) {
    tally.add(played);
    HabitCounts same =
        switch (played.points()) {
          case 0 -> wonBy[1];
          case 1 -> drawn;
          default -> wonBy[0];
        };
    same.add(counts);
  }

  /** How the games ended, for the first side. */
  public Tally tally() {
    return tally;
  }

  /** How many games a side has won. */
  public int wins(int side) {
    return tally.ofSide(side).wins();
  }

  /** Where the true share of a side lies with 95 %; a draw counts a half. */
  public Interval interval(int side) {
    Interval first = tally.interval();
    return side == 0 ? first : new Interval(1 - first.high(), 1 - first.low());
  }

  /** What both sides did in the games that a side has won. */
  public HabitCounts wonBy(int side) {
    return wonBy[side];
  }

  /** What both sides did in all games. */
  public HabitCounts all() {
    HabitCounts all = new HabitCounts(game);
    all.add(wonBy[0]);
    all.add(wonBy[1]);
    all.add(drawn);
    return all;
  }
}
