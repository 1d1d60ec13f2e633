package games.parlour.players;

import games.parlour.core.Fast;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.SearchableGame;
import games.parlour.players.search.Found;
import games.parlour.players.search.Searcher;
import games.parlour.players.search.Task;
import java.util.List;

/**
 * Looks for the best lines of positions and judges moves that were played in them. The positions
 * must be ones where a seat decides. Mutable; one thread at a time.
 */
public final class Analysis<P extends Position<P, M>, M extends Move> {
  private final Searcher<P> search;
  private final Thinking<P, M> thinking;
  private final Fast<P, M> fast;
  private final Budget budget;
  private final int lines;

  /**
   * An analysis of a game.
   *
   * @param search what looks for the lines
   * @param budget how long it may look at a position; a played move that is not among the best
   *     lines takes as much again, at most
   * @param lines how many of the best lines are wanted
   */
  public Analysis(Game<P, M> game, Searcher<P> search, Budget budget, int lines) {
    this.search = search;
    this.thinking = new Thinking<>(game);
    this.fast = SearchableGame.of(game).fast();
    this.budget = budget;
    this.lines = lines;
  }

  /** The best lines, the best first. */
  public List<Thought<M>> best(P position) {
    return found(position).stream().map(one -> thinking.told(position, one)).toList();
  }

  private List<Found> found(P position) {
    return search.think(position, Task.best(budget).withLines(lines), found -> {});
  }

  /**
   * Judges a listed move. If it is not among the best lines it is searched alone, as deep as they
   * were and over the same table, so that the scores can be compared.
   */
  public Judged<M> judge(P position, M move) {
    fast.set(position);
    long played = fast.encode(move);
    List<Found> found = found(position);
    Found own =
        found.stream()
            .filter(one -> one.move() == played)
            .findFirst()
            .orElseGet(() -> alone(position, played, found.getFirst().depth()));
    return new Judged<>(
        thinking.told(position, own),
        found.stream().map(one -> thinking.told(position, one)).toList());
  }

  private Found alone(P position, long played, int depth) {
    Budget same = new Budget(budget.millis(), budget.nodes(), Math.max(1, depth));
    Task task = Task.best(same).withAmong(move -> move == played);
    return search.think(position, task, found -> {}).getFirst();
  }
}
