package games.parlour.players;

import games.parlour.core.random.Generator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.players.worlds.WeightedDraw;

/** Plays games to their end by chance alone. Mutable; one thread at a time. */
public final class Playout {
  private final Generator random;
  private final MoveList outcomes = new MoveList();

  public Playout(Generator random) {
    this.random = random;
  }

  /**
   * Plays on from where the fast form stands until the game is over, every listed move equally
   * likely, every outcome of chance by its weight. Returns how many moves were made.
   */
  public int run(FastPosition<?, ?> fast) {
    int moves = 0;
    for (int seat = fast.seat(); seat != FastPosition.OVER; seat = fast.seat()) {
      fast.make(seat == FastPosition.CHANCE ? deal(fast) : fast.pick(random.below(fast.count())));
      moves++;
    }
    return moves;
  }

  private long deal(FastPosition<?, ?> fast) {
    fast.moves(outcomes);
    return WeightedDraw.outcome(fast, outcomes, random);
  }
}
