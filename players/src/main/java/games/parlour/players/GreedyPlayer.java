package games.parlour.players;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.random.Generator;
import games.parlour.core.search.FastPosition;
import java.util.Arrays;
import java.util.List;

/**
 * Thinks one turn ahead: it judges where each of its moves leads by the game's own evaluation, once
 * the captures and entries that follow at once have been played out, so it takes what it can and
 * leaves nothing to be taken for nothing. Equal moves are chosen among by chance. Where something
 * is hidden, it judges several positions that it cannot tell from the true one. Where chance has a
 * say, it plays the turn on to its end in each of them, as dice and draws may fall.
 */
final class GreedyPlayer<P, M extends Move> implements Player<P, M> {
  private static final int WORLDS = 8;

  /** With so many moves tried in all worlds together an answer comes within a second or two. */
  private static final int TRIES = 150_000;

  /** Where the best alone is looked for, only crowds of moves take more tries. */
  private static final int MOST_TRIES = 3_000_000;

  private final FastPosition<P, M> fast;
  private final Generator random;
  private final TurnSearch<P, M> ahead;
  private final TurnSampler<P, M> lucky;
  private final boolean hasChance;
  private final boolean hasSecrets;

  /**
   * A greedy player.
   *
   * @param hasChance whether dice or draws come up in the game
   * @param hasSecrets whether the positions that it imagines may differ from the true one
   */
  GreedyPlayer(FastPosition<P, M> fast, boolean hasChance, boolean hasSecrets, Generator random) {
    this.fast = fast;
    this.random = random;
    this.hasChance = hasChance;
    this.hasSecrets = hasSecrets;
    this.ahead = new TurnSearch<>(fast);
    this.lucky = new TurnSampler<>(fast, random);
  }

  @Override
  public M choose(Knowledge<P, M> knowledge) {
    List<M> moves = knowledge.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    long[] values = new long[moves.size()];
    P world = knowledge.imagination().imagine(random);
    if (hasChance) {
      int tries = 0;
      for (int i = 0; i < WORLDS && tries < TRIES; i++) {
        tryOut(world, moves, values);
        tries += lucky.looks();
        world = knowledge.imagination().imagine(random);
      }
    } else if (!hasSecrets) {
      judge(world, moves, values, true);
    } else {
      for (int i = 0; i < WORLDS; i++) {
        judge(world, moves, values, false);
        world = knowledge.imagination().imagine(random);
      }
    }
    return moves.get(best(values));
  }

  /**
   * Adds to each move's value what it is worth in this position; if only the best one matters, a
   * move that is worse than another may get any value below that one's.
   */
  private void judge(P world, List<M> moves, long[] values, boolean onlyTheBest) {
    fast.set(world);
    boolean up = fast.side() == 0;
    int low = -TurnSearch.LIMIT;
    int high = TurnSearch.LIMIT;
    int tries = TRIES / WORLDS / moves.size();
    ahead.allow(MOST_TRIES);
    for (int i : promisingFirst(moves)) {
      if (!onlyTheBest) {
        ahead.allow(tries);
      }
      fast.make(fast.encode(moves.get(i)));
      int value = ahead.restOfTurn(1, low, high);
      fast.unmake();
      values[i] += up ? value : -value;
      if (onlyTheBest && up) {
        low = Math.max(low, value - 1);
      } else if (onlyTheBest) {
        high = Math.min(high, value + 1);
      }
    }
  }

  /** Adds to each move's value what a turn that begins with it comes to in this position. */
  private void tryOut(P world, List<M> moves, long[] values) {
    fast.set(world);
    boolean up = fast.side() == 0;
    for (int i = 0; i < values.length; i++) {
      fast.make(fast.encode(moves.get(i)));
      values[i] += up ? lucky.value() : -lucky.value();
      fast.unmake();
    }
  }

  /** The numbers of the moves, those first that look best at first sight. */
  private int[] promisingFirst(List<M> moves) {
    int sign = fast.side() == 0 ? 1 : -1;
    long[] order = new long[moves.size()];
    for (int i = 0; i < order.length; i++) {
      fast.make(fast.encode(moves.get(i)));
      order[i] = (long) -sign * fast.evaluate() << 32 | i;
      fast.unmake();
    }
    Arrays.sort(order);
    return Arrays.stream(order).mapToInt(entry -> (int) entry).toArray();
  }

  private int best(long[] values) {
    int best = 0;
    int equal = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] > values[best]) {
        best = i;
        equal = 1;
      } else if (values[i] == values[best] && random.below(++equal) == 0) {
        best = i;
      }
    }
    return best;
  }
}
