package games.parlour.players.worlds;

import games.parlour.core.Game;
import games.parlour.core.random.Generator;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;

/**
 * Plays on from where a fast form stands as a sensible player would, while dice and draws fall by
 * chance. What begins a turn is tried out to its end before it is chosen; within a turn it is the
 * move after which the evaluation is best at a glance. Mutable; one thread at a time.
 */
public final class TurnPolicy {
  /** A turn with dice can take many small moves; one that takes more is judged midway. */
  private static final int LONGEST = 200;

  /** Where few outcomes of chance are next all of them are looked at, else none. */
  private static final int FEW = 8;

  /** So many of the moves that begin a turn are tried out, and with so many throws of the dice. */
  private static final int TRIED = 3;

  private static final int THROWS = 2;

  /** What a won game is worth, far above any evaluation. */
  private static final int WIN = 20_000;

  private final FastPosition<?, ?> fast;
  private final Evaluator evaluator;
  private final Generator random;
  private final MoveList moves = new MoveList();
  private final MoveList outcomes = new MoveList();
  private final MoveList beginnings = new MoveList();
  private final long[] best = new long[TRIED];
  private final int[] values = new int[TRIED];
  private long looks;

  /**
   * A policy.
   *
   * @param evaluator judges where the fast form stands
   * @param random says how dice fall
   */
  public TurnPolicy(FastPosition<?, ?> fast, Evaluator evaluator, Generator random) {
    this.fast = fast;
    this.evaluator = evaluator;
    this.random = random;
  }

  /** How many positions have been judged. */
  public long looks() {
    return looks;
  }

  /** What the position is worth for side 0; the end of a game counts most. */
  public int value() {
    looks++;
    return fast.seat() == FastPosition.OVER ? WIN * fast.result() : evaluator.evaluate();
  }

  /**
   * Plays on until so many turns are over since the form was set, or the game is. What the rules
   * and the dice do next, before anybody decides again, still belongs to them.
   */
  public void playTo(int turns) {
    int seat = fast.seat();
    for (int made = 0; made < LONGEST && seat != FastPosition.OVER; made++) {
      if (seat != FastPosition.CHANCE && fast.turns() >= turns) {
        return;
      }
      fast.make(seat == FastPosition.CHANCE ? deal() : choose());
      seat = fast.seat();
    }
  }

  /** A move by somebody who thinks about how to begin a turn, and else decides at a glance. */
  private long choose() {
    fast.moves(beginnings, Game.CROWD);
    if (beginnings.size() == 1) {
      return beginnings.get(0);
    }
    int sign = fast.side() == 0 ? 1 : -1;
    boolean begins = false;
    int kept = 0;
    for (int i = 0; i < beginnings.size(); i++) {
      begins |= evaluator.begins(beginnings.get(i));
      kept = keep(kept, beginnings.get(i), sign * look(beginnings.get(i)));
    }
    return begins ? best[tryOut(kept, sign)] : best[0];
  }

  /** Keeps the best moves in order; how many there are now. */
  private int keep(int kept, long move, int value) {
    int at = Math.min(kept, TRIED - 1);
    if (kept == TRIED && value <= values[at]) {
      return kept;
    }
    while (at > 0 && values[at - 1] < value) {
      values[at] = values[at - 1];
      best[at] = best[at - 1];
      at--;
    }
    values[at] = value;
    best[at] = move;
    return Math.min(TRIED, kept + 1);
  }

  /** Which of the best moves leads to the best end of the turn, with the same luck for each. */
  private int tryOut(int kept, int sign) {
    long dice = random.nextLong();
    int found = 0;
    long most = Long.MIN_VALUE;
    for (int k = 0; k < kept; k++) {
      long sum = 0;
      for (int i = 0; i < THROWS; i++) {
        random.reseed(dice + i);
        sum += (long) sign * atTheEnd(best[k]);
      }
      if (sum > most) {
        most = sum;
        found = k;
      }
    }
    random.reseed(dice + THROWS);
    return found;
  }

  /** What the position is worth when the turn is over that a move begins. */
  private int atTheEnd(long move) {
    int turns = fast.turns();
    int made = 1;
    fast.make(move);
    int seat = fast.seat();
    while (seat != FastPosition.OVER && fast.turns() == turns && made < LONGEST) {
      fast.make(seat == FastPosition.CHANCE ? deal() : glance());
      seat = fast.seat();
      made++;
    }
    int value = value();
    while (made-- > 0) {
      fast.unmake();
    }
    return value;
  }

  /** One of the outcomes of chance, each as likely as it is. */
  public long deal() {
    fast.moves(outcomes);
    return WeightedDraw.outcome(fast, outcomes, random);
  }

  /** The move that seems best at a glance. */
  public long glance() {
    fast.moves(moves, Game.CROWD);
    int sign = fast.side() == 0 ? 1 : -1;
    long best = moves.get(0);
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size() && moves.size() > 1; i++) {
      int value = sign * look(moves.get(i));
      if (value > most) {
        most = value;
        best = moves.get(i);
      }
    }
    return best;
  }

  /**
   * What a move seems to be worth for side 0 at a glance. Where a die falls next all its faces
   * count; but the evaluation knows itself what to expect of something that only begins.
   */
  public int look(long move) {
    boolean begins = evaluator.begins(move);
    fast.make(move);
    int value =
        !begins && fast.seat() == FastPosition.CHANCE && fast.count() <= FEW ? expected() : value();
    fast.unmake();
    return value;
  }

  private int expected() {
    fast.moves(outcomes);
    long total = 0;
    double sum = 0;
    for (int i = 0; i < outcomes.size(); i++) {
      long weight = fast.weight(outcomes.get(i));
      fast.make(outcomes.get(i));
      sum += (double) weight * value();
      fast.unmake();
      total += weight;
    }
    return (int) (sum / total);
  }
}
