package games.parlour.testkit.ghosts;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.boards.Grid;
import games.parlour.core.Side;
import games.parlour.core.Viewer;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** What there is to draw for one viewer: ghosts whose nature it may not know look all alike. */
final class GhostsBoard {
  private static final BoardPlan PLAN = plan();

  private GhostsBoard() {}

  /** Where a side's ghosts are before they are arranged. */
  static String reserve(int side) {
    return "reserve-" + GhostsRules.SIDES.get(side).name();
  }

  /** Where the ghosts lie that a side has taken. */
  static String taken(int side) {
    return "taken-by-" + GhostsRules.SIDES.get(side).name();
  }

  static BoardView view(GhostsPosition p, Viewer viewer) {
    Grid grid = GhostsRules.GRID;
    List<BoardView.Piece> pieces = new ArrayList<>();
    p.ghosts()
        .forEach(
            (square, ghost) ->
                pieces.add(new BoardView.Piece(p.kind(ghost, viewer), grid.name(square))));
    List<BoardView.Tray> trays = new ArrayList<>();
    List<Text> notes = new ArrayList<>();
    for (Side side : GhostsRules.SIDES) {
      int own = side.index();
      int waiting = p.isArranged(own) ? 0 : GhostsRules.OF_A_KIND;
      trays.add(tray(p, reserve(own), own, ghost -> waiting, viewer));
      trays.add(tray(p, taken(1 - own), own, p::taken, viewer));
      notes.add(
          Text.of(
              "note.taken",
              "side",
              Text.of("side." + GhostsRules.SIDES.get(1 - own).name()),
              "good",
              p.taken(Ghost.of(own, true)),
              "evil",
              p.taken(Ghost.of(own, false))));
    }
    return new BoardView(PLAN, pieces, trays, notes);
  }

  private static BoardView.Tray tray(
      GhostsPosition p, String place, int side, ToIntFunction<Ghost> held, Viewer viewer) {
    Map<String, Integer> counts = new TreeMap<>();
    for (boolean good : List.of(true, false)) {
      Ghost ghost = Ghost.of(side, good);
      counts.merge(p.kind(ghost, viewer), held.applyAsInt(ghost), Integer::sum);
    }
    List<BoardView.Count> list = new ArrayList<>();
    counts.forEach((kind, count) -> list.add(new BoardView.Count(kind, count)));
    return new BoardView.Tray(place, list);
  }

  private static BoardPlan plan() {
    Grid grid = GhostsRules.GRID;
    List<BoardPlan.Box> boxes = new ArrayList<>();
    List<BoardPlan.Kind> kinds = new ArrayList<>();
    for (Side side : GhostsRules.SIDES) {
      String name = side.name();
      boxes.add(new BoardPlan.Box(reserve(side.index()), name));
      boxes.add(new BoardPlan.Box(taken(side.index()), name));
      for (boolean good : List.of(true, false)) {
        Ghost ghost = Ghost.of(side.index(), good);
        String letter = String.valueOf(ghost.letter());
        kinds.add(new BoardPlan.Kind(ghost.kind(), letter, name, name, good));
      }
      String letter = side.index() == 0 ? "W" : "b";
      kinds.add(new BoardPlan.Kind(Ghost.hiddenKind(side.index()), letter, name, name, false));
    }
    BoardPlan.Zone house = new BoardPlan.Zone("house", "wood", ".", false, grid.names(grid.all()));
    return new BoardPlan(grid.width(), grid.height(), List.of(house), boxes, kinds);
  }
}
