package games.parlour.suffragetto;

import games.parlour.boards.BoardLine;
import games.parlour.core.Figure;
import games.parlour.suffragetto.rules.Zones;
import java.util.List;

/** The pictures of the rule book. */
final class RulebookFigures {
  static final List<Figure> ALL =
      List.of(
          Figure.of(
              "step",
              "S4",
              line("s f8, p h9"),
              "f8-e7",
              "f8-e8",
              "f8-e9",
              "f8-f7",
              "f8-f9",
              "f8-g7",
              "f8-g8",
              "f8-g9"),
          Figure.of("hops", "S5", line("s f7 g8, p i9"), "f7:h9:j9"),
          Figure.of("small", "S6", line("s f7, p g8"), "f7xh9"),
          Figure.of("large", "S6", line("L f8, p g8 i9"), "f8xh8xj10"),
          Figure.of("street", "S6", line("s e8, p d9"), "e8:c10"),
          Figure.of("six", "S9", line("s h13 h14 i13 i14 j13 k14, p g12 k12"), "k14-j14"));

  private RulebookFigures() {}

  /** The Suffragettes to move, after the leaflet. */
  private static String line(String pieces) {
    return BoardLine.of(Zones.GRID, pieces) + " s S0+0/P0+0 1908 0 0 -";
  }
}
