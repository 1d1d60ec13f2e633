package games.parlour.boards.picture;

import games.parlour.boards.BoardPlan;
import games.parlour.core.picture.PaintColour;
import games.parlour.core.picture.Palette;
import games.parlour.core.picture.SvgWriter;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The empty board of a picture: tinted zones, fine lines, the names of files and ranks. */
final class SvgGround {
  private static final String ACROSS = "h" + SquareGeometry.CELL;
  private static final String DOWN = "v" + SquareGeometry.CELL;
  private static final String SQUARE = ACROSS + DOWN + "h-" + SquareGeometry.CELL + "z";

  /** Wood, and a fort on it, are divided by lines instead of light and dark squares. */
  private static final Set<String> INLAID = Set.of("wood", "fort");

  private final BoardPlan plan;
  private final SquareGeometry geometry;

  SvgGround(BoardPlan plan, SquareGeometry geometry) {
    this.plan = plan;
    this.geometry = geometry;
  }

  void draw(SvgWriter svg) {
    for (BoardPlan.Zone zone : plan.zones()) {
      PaintColour ground = Palette.tint(zone.tint());
      boolean chequered = !INLAID.contains(zone.tint());
      fill(svg, zone.squares(), square -> !dark(square) || !chequered, ground);
      fill(svg, zone.squares(), square -> dark(square) && chequered, Palette.darker(ground));
      letters(svg, zone);
    }
    plan.zones().stream().filter(this::isFort).forEach(zone -> fort(svg, zone));
    PaintColour ink = Palette.INK;
    if (plan.zones().stream().anyMatch(zone -> INLAID.contains(zone.tint()))) {
      svg.put("path", "d", lines(), "stroke", ink.hex(), "stroke-opacity", ".26", "fill", "none");
    }
    svg.put("path", "d", borders(), "stroke", ink.hex(), "stroke-opacity", ".5", "fill", "none");
    svg.put(
        "path",
        "d",
        edge(),
        "fill",
        "none",
        "stroke",
        ink.hex(),
        "stroke-width",
        2,
        "stroke-linecap",
        "square");
    names(svg);
  }

  /** Whether it has the tint of a fort and is a block of squares, so that walls go round it. */
  private boolean isFort(BoardPlan.Zone zone) {
    return zone.tint().equals("fort")
        && zone.squares().size()
            == across(zone, SquareGeometry::file) * across(zone, SquareGeometry::rank);
  }

  /** How many files or ranks a zone reaches over. */
  private static int across(BoardPlan.Zone zone, ToIntFunction<String> number) {
    IntSummaryStatistics all = zone.squares().stream().mapToInt(number).summaryStatistics();
    return all.getMax() - all.getMin() + 1;
  }

  private void fort(SvgWriter svg, BoardPlan.Zone zone) {
    int file = zone.squares().stream().mapToInt(SquareGeometry::file).min().orElse(0);
    int rank = zone.squares().stream().mapToInt(SquareGeometry::rank).max().orElse(0);
    int width = SquareGeometry.CELL * across(zone, SquareGeometry::file);
    int height = SquareGeometry.CELL * across(zone, SquareGeometry::rank);
    new SvgFort(geometry.left(file), geometry.top(rank), width, height).draw(svg);
    fill(svg, zone.squares(), square -> true, Palette.tint(zone.tint()));
  }

  /** All lines between the squares of the board. */
  private String lines() {
    return between((one, other) -> geometry.zone(one) != null && geometry.zone(other) != null);
  }

  /** The line around the board, wherever void squares or its end meet squares of it. */
  private String edge() {
    return between((one, other) -> (geometry.zone(one) == null) != (geometry.zone(other) == null));
  }

  /** The sides that two squares share for which this holds, those in a row as one line. */
  private String between(BiPredicate<String, String> drawn) {
    StringBuilder path = new StringBuilder();
    for (int file = 0; file <= plan.width(); file++) {
      int end = plan.height();
      for (int rank = end; rank >= 0; rank--) {
        String right = SquareGeometry.name(file, rank);
        if (rank == 0 || !drawn.test(SquareGeometry.name(file - 1, rank), right)) {
          path.append(line(at(file, end), "v", end - rank));
          end = rank - 1;
        }
      }
    }
    for (int rank = 0; rank <= plan.height(); rank++) {
      int start = 0;
      for (int file = 0; file <= plan.width(); file++) {
        String above = SquareGeometry.name(file, rank + 1);
        if (file == plan.width() || !drawn.test(SquareGeometry.name(file, rank), above)) {
          path.append(line(at(start, rank), "h", file - start));
          start = file + 1;
        }
      }
    }
    return path.toString();
  }

  private static String line(String from, String way, int squares) {
    return squares > 0 ? from + way + SquareGeometry.CELL * squares : "";
  }

  private void fill(
      SvgWriter svg, List<String> squares, Predicate<String> which, PaintColour colour) {
    StringBuilder path = new StringBuilder();
    squares.stream()
        .filter(which)
        .forEach(
            square ->
                path.append(at(SquareGeometry.file(square), SquareGeometry.rank(square)))
                    .append(SQUARE));
    if (!path.isEmpty()) {
      svg.put("path", "fill", colour.hex(), "d", path);
    }
  }

  private void letters(SvgWriter svg, BoardPlan.Zone zone) {
    String letter = geometry.letter(zone);
    if (!letter.isEmpty()) {
      svg.open("g", "fill", Palette.SOFT_INK.hex(), "font-size", 10);
      for (String square : zone.squares()) {
        int x = geometry.left(SquareGeometry.file(square)) + 3;
        svg.say("text", letter, "x", x, "y", geometry.top(SquareGeometry.rank(square) - 1) - 4);
      }
      svg.close("g");
    }
  }

  private static boolean dark(String square) {
    return (SquareGeometry.file(square) + SquareGeometry.rank(square)) % 2 == 1;
  }

  /** Lines wherever one zone ends and another begins. */
  private String borders() {
    StringBuilder path = new StringBuilder();
    for (int file = 0; file < plan.width(); file++) {
      for (int rank = 1; rank <= plan.height(); rank++) {
        if (file > 0
            && parted(SquareGeometry.name(file, rank), SquareGeometry.name(file - 1, rank))) {
          path.append(at(file, rank)).append(DOWN);
        }
        if (rank > 1
            && parted(SquareGeometry.name(file, rank), SquareGeometry.name(file, rank - 1))) {
          path.append(at(file, rank - 1)).append(ACROSS);
        }
      }
    }
    return path.toString();
  }

  /** Goes to the upper left corner of a square. */
  private String at(int file, int rank) {
    return "M" + geometry.left(file) + " " + geometry.top(rank);
  }

  private boolean parted(String one, String other) {
    BoardPlan.@Nullable Zone zone = geometry.zone(one);
    return zone != null && !zone.equals(geometry.zone(other));
  }

  private void names(SvgWriter svg) {
    svg.open("g", "fill", Palette.SOFT_INK.hex(), "font-size", 14, "text-anchor", "middle");
    int half = SquareGeometry.CELL / 2;
    int below = geometry.top(0);
    for (int file = 0; file < plan.width(); file++) {
      String name = String.valueOf((char) ('a' + file));
      svg.say("text", name, "x", geometry.left(file) + half, "y", SquareGeometry.MARGIN - 10);
      svg.say("text", name, "x", geometry.left(file) + half, "y", below + 22);
    }
    int right = geometry.left(plan.width());
    for (int rank = 1; rank <= plan.height(); rank++) {
      int y = geometry.top(rank) + half + 5;
      svg.say("text", String.valueOf(rank), "x", SquareGeometry.MARGIN / 2 - 1, "y", y);
      svg.say("text", String.valueOf(rank), "x", right + SquareGeometry.MARGIN / 2 + 1, "y", y);
    }
    svg.close("g");
  }
}
