package games.parlour.suffragetto.rules;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.boards.SquareSet;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What there is to draw: the parts of the board, the pieces, and who is held where. */
final class ViewBuilder {
  static final String PRISON = "prison";
  static final String HOSPITAL = "hospital";

  private static final BoardPlan PLAN =
      new BoardPlan(
          Zones.GRID.width(),
          Zones.GRID.height(),
          List.of(
              zone(PRISON, "prison", "P", Zones.PRISON),
              zone("prison-yard", "yard", "Y", Zones.PRISON_YARD),
              zone(HOSPITAL, "hospital", "H", Zones.HOSPITAL),
              zone("hospital-grounds", "yard", "G", Zones.HOSPITAL_GROUNDS),
              zone("street", "street", "-", Zones.STREETS),
              goal("albert-hall", "building", "A", Zones.ALBERT_HALL),
              goal("commons", "building", "C", Zones.COMMONS),
              zone("arena", "arena", ".", Zones.ARENA)),
          List.of(),
          kinds());

  private ViewBuilder() {}

  static BoardView of(SuffragettoPosition position) {
    List<BoardView.Piece> pieces = new ArrayList<>();
    for (Piece piece : Piece.values()) {
      for (int square : position.board().of(piece).list()) {
        pieces.add(new BoardView.Piece(piece.id(), Zones.GRID.name(square)));
      }
    }
    pieces.sort(Comparator.comparingInt(piece -> Zones.GRID.square(piece.square())));
    List<BoardView.Tray> trays =
        List.of(
            tray(PRISON, position, Faction.SUFFRAGETTES), tray(HOSPITAL, position, Faction.POLICE));
    List<Text> notes = new ArrayList<>();
    for (Faction faction : Faction.values()) {
      notes.add(
          Text.of(
              "note.inside." + faction.word(),
              "inside",
              position.inside(faction),
              "needed",
              Rules.TO_WIN));
    }
    return new BoardView(PLAN, pieces, trays, notes);
  }

  /** The id of the zone that a square lies in. */
  static String zoneOf(int square) {
    String name = Zones.GRID.name(square);
    return PLAN.zones().stream()
        .filter(zone -> zone.squares().contains(name))
        .findFirst()
        .orElseThrow()
        .id();
  }

  private static BoardView.Tray tray(String zone, SuffragettoPosition position, Faction held) {
    List<BoardView.Count> counts = new ArrayList<>();
    for (boolean large : new boolean[] {true, false}) {
      Piece piece = Piece.of(held, large);
      counts.add(new BoardView.Count(piece.id(), position.inmates().of(piece)));
    }
    return new BoardView.Tray(zone, counts);
  }

  private static BoardPlan.Zone zone(String id, String tint, String label, SquareSet squares) {
    return new BoardPlan.Zone(id, tint, label, false, Zones.GRID.names(squares));
  }

  private static BoardPlan.Zone goal(String id, String tint, String label, SquareSet squares) {
    return new BoardPlan.Zone(id, tint, label, true, Zones.GRID.names(squares));
  }

  private static List<BoardPlan.Kind> kinds() {
    List<BoardPlan.Kind> kinds = new ArrayList<>();
    for (Piece piece : Piece.values()) {
      kinds.add(
          new BoardPlan.Kind(
              piece.id(),
              String.valueOf(piece.letter()),
              piece.faction().word(),
              piece.faction() == Faction.SUFFRAGETTES ? "rosette" : "badge",
              piece.isLarge()));
    }
    return kinds;
  }
}
