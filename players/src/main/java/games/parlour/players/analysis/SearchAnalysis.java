package games.parlour.players.analysis;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.players.search.Budget;
import games.parlour.players.search.SearchTask;
import games.parlour.players.search.Searcher;
import games.parlour.players.search.Variation;
import java.util.List;

/** An analysis of games that hide nothing, by a search. Mutable; one thread at a time. */
public final class SearchAnalysis<P extends Position<P, M>, M extends Move>
    implements Analysis<P, M> {
  private final Searcher<P> search;
  private final VariationReader<P, M> reader;
  private final FastPosition<P, M> fast;
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
  public SearchAnalysis(Game<P, M> game, Searcher<P> search, Budget budget, int lines) {
    this.search = search;
    this.reader = new VariationReader<>(game);
    this.fast = SearchableGame.of(game).fast();
    this.budget = budget;
    this.lines = lines;
  }

  @Override
  public List<Assessment<M>> best(P position) {
    return found(position).stream().map(one -> reader.read(position, one)).toList();
  }

  private List<Variation> found(P position) {
    return search.think(position, SearchTask.best(budget).withLines(lines), found -> {});
  }

  /**
   * If the move is not among the best lines it is searched alone, as deep as they were and over the
   * same table, so that the scores can be compared.
   */
  @Override
  public MoveJudgement<M> judge(P position, M move) {
    fast.set(position);
    long played = fast.encode(move);
    List<Variation> found = found(position);
    Variation own =
        found.stream()
            .filter(one -> one.move() == played)
            .findFirst()
            .orElseGet(() -> alone(position, played, found.getFirst().depth()));
    return new MoveJudgement<>(
        reader.read(position, own, move),
        found.stream().map(one -> reader.read(position, one)).toList());
  }

  private Variation alone(P position, long played, int depth) {
    Budget same = new Budget(budget.millis(), budget.nodes(), Math.max(1, depth));
    SearchTask task = SearchTask.best(same).withOnly(played);
    return search.think(position, task, found -> {}).getFirst();
  }
}
