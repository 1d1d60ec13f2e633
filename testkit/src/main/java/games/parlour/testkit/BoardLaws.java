package games.parlour.testkit;

import static games.parlour.testkit.LawBroken.unless;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardPosition;
import games.parlour.boards.BoardView;
import games.parlour.boards.DrawCounters;
import games.parlour.boards.Grid;
import java.util.List;

/** What holds for the views, moves and written positions of grid games. */
public final class BoardLaws {
  private BoardLaws() {}

  /** A view names its pieces in the order of squares, one to a square. */
  public static void piecesInOrder(BoardView view) {
    List<String> squares = view.pieces().stream().map(BoardView.Piece::square).toList();
    unless(inOrder(view.plan(), squares), "pieces are told in the order of squares", squares);
  }

  /** A move names the squares where it takes in the order of squares, each once. */
  public static void capturesInOrder(BoardPlan plan, BoardMove move) {
    unless(inOrder(plan, move.taken()), "captures are told in the order of squares", move);
  }

  private static boolean inOrder(BoardPlan plan, List<String> squares) {
    Grid grid = new Grid(plan.width(), plan.height());
    int last = Grid.NONE;
    for (String square : squares) {
      if (grid.square(square) <= last) {
        return false;
      }
      last = grid.square(square);
    }
    return true;
  }

  /** A position that was written and read has the counters that lead to draws. */
  public static void keepsCounters(BoardPosition<?, ?> written, BoardPosition<?, ?> read) {
    DrawCounters<?> before = written.drawCounters();
    DrawCounters<?> after = read.drawCounters();
    unless(before.quietTurns() == after.quietTurns(), "quiet turns are read back", before, after);
    unless(before.passes() == after.passes(), "passes are read back", before, after);
  }
}
