package games.parlour.lab.match;

import games.parlour.core.Text;
import games.parlour.lab.statistics.Interval;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** What was counted in a match; always from the first player's side. Mutable; one thread. */
public final class Tally {
  /** By the side of the first player: lost, drawn and won games. */
  private final int[][] bySide = new int[2][3];

  private final int[] pairs = new int[5];
  private final Map<Text, Integer> endings = new LinkedHashMap<>();
  private final boolean paired;
  private int unpaired = -1;
  private long turns;
  private int faults;

  /** For games that come in pairs. */
  Tally() {
    this(true);
  }

  private Tally(boolean paired) {
    this.paired = paired;
  }

  /** For games that each stand alone. */
  static Tally ofSingles() {
    return new Tally(false);
  }

  /** Counts a game; they come in order. */
  void add(GameResult game) {
    bySide[game.sideOfA()][game.points()]++;
    turns += game.turns();
    faults += game.fault() ? 1 : 0;
    endings.merge(game.reason(), 1, Integer::sum);
    if (!paired) {
      return;
    }
    if (unpaired < 0) {
      unpaired = game.points();
    } else {
      pairs[unpaired + game.points()]++;
      unpaired = -1;
    }
  }

  /** How the games went that were counted together. */
  public record Share(int wins, int draws, int losses) {
    public int games() {
      return wins + draws + losses;
    }

    /** Between 0 and 1; a half where there are no games. */
    public double score() {
      return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    private Share plus(Share other) {
      return new Share(wins + other.wins, draws + other.draws, losses + other.losses);
    }
  }

  /** All games of the first player. */
  public Share all() {
    return as(0).plus(as(1));
  }

  /** The games in which the first player had a side. */
  public Share as(int side) {
    int[] counts = bySide[side];
    return new Share(counts[2], counts[1], counts[0]);
  }

  /** All games as a side has seen them, whoever played it. */
  public Share ofSide(int side) {
    Share mine = as(side);
    Share theirs = as(1 - side);
    return new Share(
        mine.wins + theirs.losses, mine.draws + theirs.draws, mine.losses + theirs.wins);
  }

  /** How many pairs brought the first player 0, a half, 1, one and a half, 2 points. */
  public int[] pairs() {
    return pairs.clone();
  }

  /** Where the true score of the first player lies with 95 %. */
  public Interval interval() {
    Share all = all();
    if (all.games() == 0) {
      return Interval.ALL;
    }
    return !paired || all.games() == 1
        ? Interval.of(all.score(), new int[] {all.losses(), all.draws(), all.wins()}, 1)
        : Interval.of(all.score(), pairs, 2);
  }

  /** How many turns a game took in the mean. */
  public double meanTurns() {
    return all().games() == 0 ? 0 : (double) turns / all().games();
  }

  /** How often games ended in which way, in the order in which they came up. */
  public Map<Text, Integer> endings() {
    return Collections.unmodifiableMap(endings);
  }

  /** The same by the keys of the reasons alone, whoever they speak of. */
  public Map<String, Integer> endingsByKey() {
    Map<String, Integer> byKey = new TreeMap<>();
    endings.forEach((reason, count) -> byKey.merge(reason.key(), count, Integer::sum));
    return byKey;
  }

  /** How many games ended because a player did what it may not, or nothing any more. */
  public int faults() {
    return faults;
  }
}
