package games.parlour.boards.picture;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.core.picture.PaintColour;
import games.parlour.core.picture.Palette;
import games.parlour.core.picture.SvgWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The last move of a picture: the squares it touched, the way it went, and whom it took. */
final class SvgMove {
  private static final int STOP = 4;
  private static final int CROSS = 7;

  private final BoardMove move;
  private final SquareGeometry geometry;

  SvgMove(BoardMove move, SquareGeometry geometry) {
    this.move = move;
    this.geometry = geometry;
  }

  /** Tints the squares where it began, landed and ended. */
  void ground(SvgWriter svg) {
    List<String> path = move.path();
    for (int i = 0; i < path.size(); i++) {
      String square = path.get(i);
      BoardPlan.@Nullable Zone zone = geometry.zone(square);
      PaintColour tint = Palette.tint(zone == null ? "" : zone.tint());
      PaintColour touched = Palette.touched(tint, i == path.size() - 1);
      svg.put(
          "rect",
          "x",
          geometry.left(SquareGeometry.file(square)),
          "y",
          geometry.top(SquareGeometry.rank(square)),
          "width",
          SquareGeometry.CELL,
          "height",
          SquareGeometry.CELL,
          "fill",
          touched.hex());
    }
  }

  /** Draws the way over whoever was hopped over, and a cross where somebody was taken. */
  void way(SvgWriter svg) {
    StringBuilder points = new StringBuilder();
    for (String square : move.path()) {
      points
          .append(points.isEmpty() ? "" : " ")
          .append(geometry.x(square) + "," + geometry.y(square));
    }
    String ink = Palette.ACCENT.hex();
    svg.open("g", "stroke", ink, "stroke-linecap", "round", "stroke-linejoin", "round");
    svg.put(
        "polyline", "points", points, "fill", "none", "stroke-width", 4, "stroke-opacity", ".75");
    for (String square : move.path().subList(0, move.path().size() - 1)) {
      svg.put("circle", "cx", geometry.x(square), "cy", geometry.y(square), "r", STOP, "fill", ink);
    }
    for (String square : move.taken()) {
      String cross = "l%1$d %1$dm0-%1$dl-%1$d %1$d".formatted(2 * CROSS);
      String from = "M" + (geometry.x(square) - CROSS) + " " + (geometry.y(square) - CROSS);
      svg.put("path", "d", from + cross, "stroke", Palette.LIGHT.hex(), "stroke-width", 7);
      svg.put("path", "d", from + cross, "stroke-width", 3);
    }
    svg.close("g");
  }
}
