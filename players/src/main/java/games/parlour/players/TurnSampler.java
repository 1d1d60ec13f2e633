package games.parlour.players;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.random.Generator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.players.worlds.WeightedDraw;

/**
 * What a position is worth at the end of the turn under way, as it may come by dice and draws:
 * whoever decides takes what looks best at first sight among some moves, and chance speaks by its
 * weights. One such turn says little; the mean of several does. Mutable; one thread at a time.
 */
final class TurnSampler<P, M extends Move> {
  private static final int WIN = 1_000_000;

  /** A turn with dice can take many small moves; one that takes more is judged midway. */
  private static final int LONGEST = 60;

  /** So many moves are looked at for each choice; where there are more, chance says which. */
  private static final int LOOKS = 16;

  private final FastPosition<P, M> fast;
  private final Generator random;
  private final MoveList list = new MoveList();
  private int looks;

  TurnSampler(FastPosition<P, M> fast, Generator random) {
    this.fast = fast;
    this.random = random;
  }

  /** How many moves have been looked at since this was asked last. */
  int looks() {
    int since = looks;
    looks = 0;
    return since;
  }

  /** The value for side 0 once the turn is over; the position is left as it was. */
  int value() {
    int made = 0;
    while (fast.seat() != FastPosition.OVER && fast.turns() == 0 && made < LONGEST) {
      fast.moves(list, Game.CROWD);
      fast.make(
          fast.seat() == FastPosition.CHANCE
              ? WeightedDraw.outcome(fast, list, random)
              : promising());
      made++;
    }
    int value = fast.seat() == FastPosition.OVER ? fast.result() * WIN : fast.evaluate();
    for (; made > 0; made--) {
      fast.unmake();
    }
    return value;
  }

  private long promising() {
    int sign = fast.side() == 0 ? 1 : -1;
    int count = Math.min(LOOKS, list.size());
    looks += count;
    int from = random.below(list.size());
    long best = list.get(from);
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < count && list.size() > 1; i++) {
      long move = list.get((from + i * list.size() / count) % list.size());
      fast.make(move);
      int value = sign * fast.evaluate();
      fast.unmake();
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }
}
