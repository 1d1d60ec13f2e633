package games.parlour.players.parallel;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.players.Players;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.analysis.SearchAnalysis;
import games.parlour.players.analysis.Thinker;
import games.parlour.players.search.Budget;
import games.parlour.players.worlds.WorldsAnalysis;
import games.parlour.players.worlds.WorldsSearch;
import games.parlour.players.worlds.WorldsThinker;
import java.util.ArrayList;
import java.util.List;

/** Makes what thinks about positions with several threads, each game's in the way that suits it. */
public final class ParallelThinkers {
  /** Hidden cards are imagined alike every time. */
  private static final long SEED = 1908;

  private ParallelThinkers() {}

  /** A thinker about a game that is set up so. */
  public static <P extends Position<P, M>, M extends Move> Thinker<P, M> of(
      Game<P, M> game, Setup setup, int threads, int megabytes) {
    return Players.isUncertain(game, setup)
        ? inWorlds(game, threads)
        : new SearchThinker<>(game, threads, megabytes);
  }

  /** An analysis of games that are set up so. */
  public static <P extends Position<P, M>, M extends Move> Analysis<P, M> analysis(
      Game<P, M> game, Setup setup, int threads, int megabytes, Budget budget, int lines) {
    return Players.isUncertain(game, setup)
        ? new WorldsAnalysis<>(game, inWorlds(game, threads), budget, lines)
        : new SearchAnalysis<>(game, new ParallelSearch<>(game, threads, megabytes), budget, lines);
  }

  private static <P extends Position<P, M>, M extends Move> WorldsThinker<P, M> inWorlds(
      Game<P, M> game, int threads) {
    return new WorldsThinker<>(worlds(game, threads), SEED);
  }

  /** A search that looks at as many worlds at once as there are threads. */
  static <P extends Position<P, M>, M extends Move> WorldsSearch<P, M> worlds(
      Game<P, M> game, int threads) {
    return new WorldsSearch<>(game, threads, ParallelThinkers::atOnce);
  }

  /** The first piece is done by the caller; a thread for each other one costs little beside it. */
  private static void atOnce(List<Runnable> pieces) {
    List<Thread> others = new ArrayList<>();
    List<Throwable> failed = new ArrayList<>();
    for (Runnable piece : pieces.subList(1, pieces.size())) {
      others.add(
          Thread.ofPlatform()
              .daemon()
              .name("worlds")
              .uncaughtExceptionHandler(
                  (thread, fault) -> {
                    synchronized (failed) {
                      failed.add(fault);
                    }
                  })
              .start(piece));
    }
    pieces.getFirst().run();
    try {
      for (Thread one : others) {
        one.join();
      }
    } catch (InterruptedException told) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while it thought", told);
    }
    if (!failed.isEmpty()) {
      throw new IllegalStateException("a search has failed", failed.getFirst());
    }
  }
}
