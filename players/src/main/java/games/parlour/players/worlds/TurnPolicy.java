package games.parlour.players.worlds;

import games.parlour.core.Game;
import games.parlour.core.random.Generator;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.players.WeightedDraw;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays a turn on as a sensible player would at a glance: of a few moves it takes the one after
 * which the evaluation is best. Mutable; one thread at a time.
 */
public final class TurnPolicy {
  /** A turn with dice can take many small moves; one that takes more is judged midway. */
  private static final int LONGEST = 120;

  /**
   * Where a die falls next, all its faces are looked at; of more outcomes, the position as it is.
   */
  private static final int MOST_OUTCOMES = 8;

  private static final int WIN = 20_000;

  private final FastPosition<?, ?> fast;
  private final Evaluator evaluator;
  private final Generator random;
  private final List<MoveList> lists = new ArrayList<>();
  private final MoveList outcomes = new MoveList();
  private int depth;
  public long looks;

  public TurnPolicy(FastPosition<?, ?> fast, Evaluator evaluator, Generator random) {
    this.fast = fast;
    this.evaluator = evaluator;
    this.random = random;
    for (int i = 0; i < 4; i++) {
      lists.add(new MoveList());
    }
  }

  /** The value for side 0 of where the form stands, the end of a game included. */
  public int value() {
    looks++;
    return fast.seat() == FastPosition.OVER ? WIN * fast.result() : evaluator.evaluate();
  }

  /** Plays on until so many turns are over; says how many moves that took. */
  public int playTo(int turns) {
    int made = 0;
    while (fast.seat() != FastPosition.OVER && fast.turns() < turns && made < LONGEST) {
      fast.make(fast.seat() == FastPosition.CHANCE ? deal() : glance());
      made++;
    }
    return made;
  }

  public long deal() {
    fast.moves(outcomes);
    return WeightedDraw.outcome(fast, outcomes, random);
  }

  /** The move that seems best at a glance. */
  public long glance() {
    MoveList list = lists.get(depth);
    fast.moves(list, Game.CROWD);
    if (list.size() == 1) {
      return list.get(0);
    }
    int sign = fast.side() == 0 ? 1 : -1;
    long best = list.get(0);
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < list.size(); i++) {
      long move = list.get(i);
      int value = sign * look(move);
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }

  /** What a move seems to lead to: a turn that it only begins is played to its end once. */
  public int look(long move) {
    boolean begins = evaluator.begins(move);
    fast.make(move);
    int value;
    if (!begins && fast.seat() == FastPosition.CHANCE) {
      value = expected();
    } else {
      value = value();
    }
    fast.unmake();
    return value;
  }

  /** The mean over all that chance can bring next, where that is little. */
  private int expected() {
    MoveList list = lists.get(lists.size() - 1);
    if (fast.count() > MOST_OUTCOMES) {
      return value();
    }
    fast.moves(list);
    long total = 0;
    double sum = 0;
    for (int i = 0; i < list.size(); i++) {
      long weight = fast.weight(list.get(i));
      fast.make(list.get(i));
      sum += (double) weight * value();
      fast.unmake();
      total += weight;
    }
    return (int) (sum / total);
  }
}
