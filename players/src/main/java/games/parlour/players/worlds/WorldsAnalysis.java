package games.parlour.players.worlds;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
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
  private final WorldsThinker<P, M> thinker;
  private final FastPosition<P, M> fast;
  private final SearchTask task;

  /**
   * An analysis of a game.
   *
   * @param budget how long it may look at a position
   * @param lines how many of the best moves are wanted
   */
  public WorldsAnalysis(Game<P, M> game, WorldsThinker<P, M> thinker, Budget budget, int lines) {
    this.thinker = thinker;
    this.fast = SearchableGame.of(game).fast();
    this.task = SearchTask.best(budget).withLines(lines);
  }

  @Override
  public List<Assessment<M>> best(P position) {
    return thinker.think(position, task, best -> {});
  }

  /** The move is tried in as many worlds as the best ones, so that the chances can be compared. */
  @Override
  public MoveJudgement<M> judge(P position, M move) {
    fast.set(position);
    List<Assessment<M>> all = thinker.all(position, task.withOnly(fast.encode(move)), best -> {});
    Assessment<M> played =
        all.stream().filter(one -> one.line().getFirst().equals(move)).findFirst().orElseThrow();
    return new MoveJudgement<>(played, all.subList(0, Math.min(task.lines(), all.size())));
  }
}
