package games.parlour.chitral;

import games.parlour.boards.BoardLine;
import games.parlour.chitral.rules.Layout;
import games.parlour.core.Figure;
import java.util.List;

/** The pictures of the rule book. */
final class RulebookFigures {
  /** Far from what is shown, so that White has men enough for the game to go on. */
  private static final String RESERVE = ", w j11 k11 l11 j12 k12 l12";

  static final List<Figure> ALL =
      List.of(
          Figure.of(
              "ways",
              "F2",
              line("w c2 d3, b b3", "end"),
              "c2-b1",
              "c2-b2",
              "c2-c1",
              "c2-c3",
              "c2-d1",
              "c2-d2",
              "c2:e4"),
          Figure.of("chain", "F2", line("w b2 c2 d3 e4", "end"), "b2:d2:d4:f4"),
          Figure.of("capture", "F3", line("w c2 e3, b d3", "end"), "c2-c3xd3"),
          Figure.of("several", "F3", line("w d2 b5 d5 f5, b c4 d4 e4", "end"), "d2-d3xc4xd4xe4"),
          Figure.of("safe", "F3", line("w d2, b c3 e3", "end"), "d2-d3"),
          Figure.of("each", "F3", line("w b2 c2 e2 d4, b d3", "each"), "b2:d2:f2xd3"),
          Figure.of("fort", "F4", line("w f6 f7 g6 h8, b e8 h7", "end"), "h8-g7"));

  private RulebookFigures() {}

  /** White to move on the smallest board. */
  private static String line(String men, String when) {
    String board = BoardLine.of(Layout.CORNERS.grid(), men + RESERVE);
    return String.join(" ", board, "w corners all", when, "off 0 0");
  }
}
