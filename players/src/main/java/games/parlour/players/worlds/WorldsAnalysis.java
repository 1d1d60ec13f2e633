package games.parlour.players.worlds;

import games.parlour.core.Game;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.MoveJudgement;
import games.parlour.players.search.Budget;
import games.parlour.players.search.SearchTask;
import java.util.List;

/**
 * An analysis of games with dice or hidden cards, from what the seat that decides knows; the same
 * knowledge gives the same answer. Mutable; one thread at a time.
 */
public final class WorldsAnalysis<P extends Position<P, M>, M extends Move>
    implements Analysis<P, M> {
  private final WorldsSearch<P, M> search;
  private final FastPosition<P, M> fast;
  private final SearchTask task;
  private final int lines;
  private final long seed;

  /**
   * An analysis of a game.
   *
   * @param budget how long it may look at a position
   * @param lines how many of the best moves are wanted
   * @param seed repeats the same worlds
   */
  public WorldsAnalysis(Game<P, M> game, Budget budget, int lines, long seed) {
    this.search = WorldsSearch.of(game);
    this.fast = SearchableGame.of(game).fast();
    this.task = SearchTask.best(budget);
    this.lines = lines;
    this.seed = seed;
  }

  @Override
  public List<Assessment<M>> best(P position) {
    List<Assessment<M>> all = think(position, task);
    return all.subList(0, Math.min(lines, all.size()));
  }

  /** The move is tried in as many worlds as the best ones, so that the chances can be compared. */
  @Override
  public MoveJudgement<M> judge(P position, M move) {
    fast.set(position);
    List<Assessment<M>> all = think(position, task.withOnly(fast.encode(move)));
    Assessment<M> played =
        all.stream().filter(one -> one.line().getFirst().equals(move)).findFirst().orElseThrow();
    return new MoveJudgement<>(played, all.subList(0, Math.min(lines, all.size())));
  }

  private List<Assessment<M>> think(P position, SearchTask asked) {
    if (!(position.turn() instanceof Turn.Decide decide)) {
      throw new IllegalArgumentException("nobody decides");
    }
    Knowledge<P, M> knowledge = position.knowledge(decide.seat());
    return search.think(knowledge, new Generator(seed), asked, best -> {});
  }
}
