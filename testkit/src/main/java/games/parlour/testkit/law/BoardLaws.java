package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardPosition;
import games.parlour.boards.BoardView;
import games.parlour.boards.DrawCounters;
import games.parlour.boards.Grid;
import games.parlour.boards.fast.FastBoardPosition;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What holds for the views, moves and written positions of grid games. */
public final class BoardLaws {
  private BoardLaws() {}

  /** Every square lies in one zone at most, and no file or rank at the edge is void altogether. */
  public static void shape(BoardPlan plan) {
    Grid grid = new Grid(plan.width(), plan.height());
    Set<String> squares = new HashSet<>();
    for (BoardPlan.Zone zone : plan.zones()) {
      for (String square : zone.squares()) {
        unless(grid.square(square) != Grid.NONE, "a zone's squares are on the board", square);
        unless(squares.add(square), "a square lies in one zone", square);
      }
    }
    int right = plan.width() - 1;
    int top = plan.height() - 1;
    boolean filled =
        squares.stream().anyMatch(square -> grid.file(grid.square(square)) == 0)
            && squares.stream().anyMatch(square -> grid.file(grid.square(square)) == right)
            && squares.stream().anyMatch(square -> grid.rank(grid.square(square)) == 0)
            && squares.stream().anyMatch(square -> grid.rank(grid.square(square)) == top);
    unless(filled, "a board is no larger than its zones", plan.width(), plan.height());
  }

  /** No piece stands on a void square. */
  public static void piecesOnTheBoard(BoardView view) {
    Set<String> squares = view.plan().squares();
    for (BoardView.Piece piece : view.pieces()) {
      unless(squares.contains(piece.square()), "a piece stands on no void square", piece);
    }
  }

  /** A move touches and takes on squares of the board alone. */
  public static void touchesTheBoard(Set<String> board, BoardMove move) {
    unless(board.containsAll(move.path()), "a move touches no void square", move);
    unless(board.containsAll(move.taken()), "a move takes on no void square", move);
  }

  /** A thing goes between squares of the board and places beside it. */
  public static void staysOnTheBoard(BoardPlan plan, Happening.Motion motion) {
    for (String end : List.of(motion.from(), motion.to())) {
      boolean place =
          plan.zones().stream().anyMatch(zone -> zone.id().equals(end))
              || plan.boxes().stream().anyMatch(box -> box.id().equals(end));
      unless(
          place || plan.squares().contains(end), "a motion leads over no void square", motion, end);
    }
  }

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
