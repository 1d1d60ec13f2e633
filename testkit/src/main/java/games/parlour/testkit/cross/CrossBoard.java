package games.parlour.testkit.cross;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Side;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;

/** What there is to draw: two zones, and nothing where the cross has no squares. */
final class CrossBoard {
  private static final Grid GRID = CrossRules.GRID;
  private static final BoardPlan PLAN = plan();

  private CrossBoard() {}

  /** Where the pieces lie that a side has taken. */
  private static String taken(int side) {
    return "taken-by-" + CrossRules.SIDES.get(side).name();
  }

  static BoardView view(CrossPosition p) {
    List<BoardView.Piece> pieces = new ArrayList<>();
    p.pieces()
        .forEach(
            (square, piece) -> pieces.add(new BoardView.Piece(piece.kind(), GRID.name(square))));
    List<BoardView.Tray> trays = new ArrayList<>();
    for (Side side : CrossRules.SIDES) {
      List<BoardView.Count> counts = new ArrayList<>();
      for (CrossPiece piece : CrossPiece.values()) {
        if (piece.side() != side.index()) {
          counts.add(new BoardView.Count(piece.kind(), p.taken(piece)));
        }
      }
      trays.add(new BoardView.Tray(taken(side.index()), counts));
    }
    return new BoardView(PLAN, pieces, trays, List.of());
  }

  static List<Happening> happenings(CrossPosition p, CrossMove move) {
    Text side = Text.of("side." + CrossRules.SIDES.get(p.mover()).name());
    List<Happening> told = new ArrayList<>();
    CrossPiece there = p.pieces().get(GRID.square(move.end()));
    if (there != null) {
      Motion off = new Motion(there.kind(), move.end(), taken(p.mover()));
      Text text = Text.of("told.take", "side", side, "square", move.end());
      told.add(new Happening(text, List.of(off)));
    }
    CrossPiece piece = p.pieces().get(GRID.square(move.start()));
    if (piece != null) {
      Motion on = new Motion(piece.kind(), move.start(), move.end());
      Text text = Text.of("told.step", "side", side, "from", move.start(), "to", move.end());
      told.add(new Happening(text, List.of(on)));
    }
    return told;
  }

  private static BoardPlan plan() {
    List<BoardPlan.Box> boxes = new ArrayList<>();
    for (Side side : CrossRules.SIDES) {
      boxes.add(new BoardPlan.Box(taken(side.index()), side.name()));
    }
    List<BoardPlan.Kind> kinds = new ArrayList<>();
    for (CrossPiece piece : CrossPiece.values()) {
      kinds.add(
          new BoardPlan.Kind(
              piece.kind(),
              String.valueOf(piece.letter()),
              CrossRules.SIDES.get(piece.side()).name(),
              piece.side() == 0 ? "ivory" : "ebony",
              piece.isCaptain()));
    }
    SquareSet heart = GRID.rectangle("c3", "e5");
    return new BoardPlan(
        GRID.width(),
        GRID.height(),
        List.of(
            new BoardPlan.Zone("arms", "wood", ".", false, GRID.names(GRID.all().minus(heart))),
            new BoardPlan.Zone("heart", "street", ":", false, GRID.names(heart))),
        boxes,
        kinds);
  }
}
