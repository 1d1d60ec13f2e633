package games.parlour.chitral.rules;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.boards.Grid;
import games.parlour.core.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What there is to draw: the Fort in its field, the men, and who has been taken. */
final class ViewBuilder {
  private static final List<BoardPlan> PLANS = Layout.ALL.stream().map(ViewBuilder::plan).toList();

  private ViewBuilder() {}

  static BoardView of(ChitralPosition position) {
    Layout layout = position.rules().layout();
    Grid grid = layout.grid();
    List<BoardView.Piece> pieces = new ArrayList<>();
    List<BoardView.Tray> trays = new ArrayList<>();
    List<Text> notes = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      for (String square : grid.names(position.men().of(colour))) {
        pieces.add(new BoardView.Piece(colour.word(), square));
      }
      int lost = Men.EACH - position.men().of(colour.other()).size();
      List<BoardView.Count> held = List.of(new BoardView.Count(colour.other().word(), lost));
      trays.add(new BoardView.Tray(colour.box(), held));
      notes.add(
          Text.of(
              "note.fort." + colour.word(),
              "inside",
              position.inFort(colour),
              "needed",
              Rules.TO_WIN));
    }
    pieces.sort(Comparator.comparingInt(piece -> grid.square(piece.square())));
    return new BoardView(PLANS.get(layout.index()), pieces, trays, notes);
  }

  private static BoardPlan plan(Layout layout) {
    Grid grid = layout.grid();
    List<String> fort = grid.names(layout.fort());
    List<String> field = grid.names(layout.squares().minus(layout.fort()));
    return new BoardPlan(
        grid.width(),
        grid.height(),
        List.of(
            new BoardPlan.Zone("fort", "fort", "#", true, fort),
            new BoardPlan.Zone("field", "wood", ".", false, field)),
        Stream.of(Colour.values()).map(c -> new BoardPlan.Box(c.box(), c.word())).toList(),
        Stream.of(Colour.values()).map(ViewBuilder::kind).toList());
  }

  private static BoardPlan.Kind kind(Colour colour) {
    String letter = String.valueOf(colour.letter());
    return new BoardPlan.Kind(colour.word(), letter, colour.word(), colour.style(), false);
  }
}
