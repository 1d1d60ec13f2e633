package games.parlour.boards.picture;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.core.text.Text;
import java.util.List;

/** What lies in the trays of a board. */
public final class TrayContents {
  private TrayContents() {}

  /** Those that are beside the board; the others are drawn on it. */
  public static List<BoardView.Tray> beside(BoardView view) {
    return view.trays().stream().filter(tray -> isBox(view.plan(), tray)).toList();
  }

  private static boolean isBox(BoardPlan plan, BoardView.Tray tray) {
    return plan.boxes().stream().anyMatch(box -> box.id().equals(tray.place()));
  }

  /** What is told of a tray without pieces: a zone is empty, and a box has none of them. */
  public static Text nothing(BoardPlan plan, BoardView.Tray tray) {
    return Text.of(isBox(plan, tray) ? "board.none" : "board.empty");
  }

  /** How many pieces are in a tray. */
  public static int count(BoardView.Tray tray) {
    return tray.counts().stream().mapToInt(BoardView.Count::count).sum();
  }
}
