package games.parlour.cli.check;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.players.Player;
import games.parlour.players.Players;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.Thinker;
import games.parlour.players.parallel.ParallelThinkers;
import games.parlour.players.search.Budget;
import games.parlour.players.search.SearchTask;
import java.util.ArrayList;
import java.util.List;

/**
 * Searches a set of middle-game positions, each with an empty table. The positions come from games
 * that begin with some moves by chance and go on between greedy players, so they stay the same
 * whatever becomes of the search.
 */
final class SearchBenchmark<P extends Position<P, M>, M extends Move> {
  private static final int POSITIONS = 8;
  private static final int BY_CHANCE = 6;
  private static final int FIRST_AT = 20;
  private static final int STEP = 6;
  private static final int MEGABYTES = 64;

  /** So long every position is searched, at most, before anything is measured. */
  private static final long WARM_UP = 400;

  private final Game<P, M> game;
  private final Setup setup;
  private final List<P> positions = new ArrayList<>();

  /** What was searched; the depth is the sum over the positions. */
  record Tally(int positions, double seconds, long nodes, int depth) {
    double speed() {
      return nodes / seconds;
    }

    double meanDepth() {
      return (double) depth / positions;
    }
  }

  SearchBenchmark(Game<P, M> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    P start = game.start(setup);
    for (int i = 0; i < POSITIONS; i++) {
      positions.add(playedOut(start, seed + i, FIRST_AT + STEP * i));
    }
  }

  /** A position after so many moves, or the last one before a game ends. */
  private P playedOut(P start, long seed, int moves) {
    Generator random = new Generator(seed);
    Player<P, M> greedy = Players.make("greedy", game, setup, seed);
    P position = start;
    P last = start;
    for (int i = 0; i < moves && !(position.turn() instanceof Turn.Over); i++) {
      List<M> listed = position.moves();
      M move =
          i >= BY_CHANCE && position.turn() instanceof Turn.Decide decide
              ? greedy.choose(position.knowledge(decide.seat()))
              : listed.get(random.below(listed.size()));
      position = position.play(move);
      last = position.turn() instanceof Turn.Decide ? position : last;
    }
    return last;
  }

  /** Searches each position with a budget. */
  Tally run(int threads, Budget budget) {
    Thinker<P, M> thinker = ParallelThinkers.of(game, setup, threads, MEGABYTES);
    lap(thinker, new Budget(WARM_UP, budget.nodes(), budget.depth()));
    return lap(thinker, budget);
  }

  private Tally lap(Thinker<P, M> thinker, Budget budget) {
    long nanos = 0;
    long nodes = 0;
    int depth = 0;
    for (P position : positions) {
      thinker.clear();
      long from = System.nanoTime();
      Assessment<M> best = thinker.think(position, SearchTask.best(budget), found -> {}).getFirst();
      nanos += System.nanoTime() - from;
      nodes += best.nodes();
      depth += best.depth();
    }
    return new Tally(positions.size(), nanos / 1e9, nodes, depth);
  }
}
