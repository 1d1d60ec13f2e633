package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardPosition;
import games.parlour.boards.BoardView;
import games.parlour.boards.DrawCounters;
import games.parlour.boards.Grid;
import games.parlour.boards.fast.FastBoardPosition;
import games.parlour.core.Move;
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

  /** What was not counted in this very position cannot be picked. */
  public static <P, M extends Move> void picksWhatWasCounted(FastBoardPosition<P, M> fast, P p) {
    fast.set(p);
    unless(refusesToPick(fast, 0), "nothing is picked before it was counted", p);
    int count = fast.count();
    unless(refusesToPick(fast, count), "nothing is picked beyond the count", p, count);
    if (count > 0) {
      fast.make(fast.pick(0));
      unless(refusesToPick(fast, 0), "a made move makes the count void", p);
      fast.unmake();
      unless(refusesToPick(fast, 0), "an unmade move makes the count void", p);
    }
  }

  private static boolean refusesToPick(FastBoardPosition<?, ?> fast, int index) {
    try {
      fast.pick(index);
      return false;
    } catch (IllegalStateException refused) {
      return true;
    }
  }
}
