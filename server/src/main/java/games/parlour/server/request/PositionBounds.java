package games.parlour.server.request;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.text.Text;

/** Which made-up positions a server looks at. */
public final class PositionBounds {
  private static final int MOST_MOVES = 5_000;

  private PositionBounds() {}

  /** A made-up crowd can have millions of moves; they are counted only as far as a table takes. */
  public static <P extends Position<P, M>, M extends Move> void check(
      Game<P, M> game, Setup setup) {
    P start = game.start(setup);
    if (start.turn() instanceof Turn.Decide
        && SearchableGame.of(game).hasMoreMoves(start, MOST_MOVES)) {
      throw new Refusal(Text.of("problem.crowd", "most", MOST_MOVES));
    }
  }
}
