package games.parlour.players;

import games.parlour.core.Fast;
import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.SearchableGame;
import games.parlour.core.Side;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.VariationReader;
import games.parlour.players.search.Budget;
import games.parlour.players.search.Search;
import games.parlour.players.search.SearchTask;
import games.parlour.players.search.TranspositionTable;

/** How computers behave at a table, besides moving: they always consent to a takeback. */
public final class DrawPolicy {
  /** Whoever has less than this winning chance is glad of a draw. */
  private static final double CLEARLY_WORSE = 0.25;

  /** Enough to see what hangs; an answer is wanted at once. */
  private static final Budget GLANCE = Budget.nodes(5_000);

  private DrawPolicy() {}

  /**
   * Whether a computer of this side agrees to a draw: it must stand clearly worse. The position is
   * one where somebody decides, on whichever side.
   */
  public static <P extends Position<P, M>, M extends Move> boolean agreesToDraw(
      Game<P, M> game, Knowledge<P, M> knowledge, Side side, Generator random) {
    P position = knowledge.imagination().imagine(random);
    SearchableGame<P, M> searchable = SearchableGame.of(game);
    Fast<P, M> fast = searchable.fast();
    Search<P, M> search =
        new Search<>(
            fast, searchable.evaluator(fast, searchable.weights()), new TranspositionTable(1));
    Assessment<M> assessment =
        new VariationReader<>(game)
            .read(
                position, search.think(position, SearchTask.best(GLANCE), found -> {}).getFirst());
    fast.set(position);
    double chance = fast.side() == side.index() ? assessment.chance() : 1 - assessment.chance();
    return chance < CLEARLY_WORSE;
  }
}
