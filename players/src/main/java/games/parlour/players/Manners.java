package games.parlour.players;

import games.parlour.core.Fast;
import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Side;

/** How computers behave at a table, besides moving: they always consent to a takeback. */
public final class Manners {
  /** By how many hundredths of a common piece a side is behind that would be glad of a draw. */
  private static final int CLEARLY = 100;

  private Manners() {}

  /** Whether a computer of this side agrees to a draw: it must stand clearly worse. */
  public static <P extends Position<P, M>, M extends Move> boolean agreesToDraw(
      Game<P, M> game, Knowledge<P, M> knowledge, Side side, Generator random) {
    Fast<P, M> fast = game.fast();
    fast.set(knowledge.imagination().imagine(random));
    int value = fast.evaluate();
    return (side.index() == 0 ? value : -value) < -CLEARLY;
  }
}
