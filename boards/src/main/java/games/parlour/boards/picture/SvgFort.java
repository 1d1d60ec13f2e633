package games.parlour.boards.picture;

import games.parlour.core.picture.PaintColour;
import games.parlour.core.picture.Palette;
import games.parlour.core.picture.SvgWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A fort as an engraver's plan shows it, around a block of squares: walls with a bastion at each
 * corner, an outwork before each wall, the ditch, and strokes for the slope beyond.
 */
final class SvgFort {
  private static final double STROKES_APART = 4;

  private final double left;
  private final double top;
  private final double width;
  private final double height;

  SvgFort(double left, double top, double width, double height) {
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
  }

  /** Something before one wall: how far along from the wall's left end, and how far out. */
  private record Spot(double along, double out) {}

  private record Point(double x, double y) {}

  void draw(SvgWriter svg) {
    List<Point> edge = around(SvgFort::ditch);
    PaintColour wood = Palette.tint("wood");
    PaintColour fort = Palette.tint("fort");
    svg.open(
        "g", "stroke", Palette.INK.hex(), "stroke-linejoin", "round", "stroke-linecap", "round");
    line(svg, loop(edge), wood.mix(fort, 45, 0).hex(), ".4");
    line(svg, slope(edge), "none", ".3");
    for (int side = 0; side < 4; side++) {
      line(svg, loop(before(side, SvgFort::outwork)), wood.mix(fort, 15, 0).hex(), ".55");
    }
    line(svg, loop(around(SvgFort::walls)), wood.mix(fort, 15, 0).hex(), ".6");
    svg.close("g");
  }

  private static void line(SvgWriter svg, String path, String fill, String opacity) {
    svg.put("path", "d", path, "fill", fill, "stroke-opacity", opacity);
  }

  /** A profile of the fort: what stands before a wall of some length. */
  private interface Profile {
    List<Spot> before(double wall);
  }

  /** The wall, the bastion at its right end, and that bastion's flank on the next side. */
  private static List<Spot> walls(double wall) {
    return List.of(
        new Spot(15, 3),
        new Spot(wall - 15, 3),
        new Spot(wall - 11, 14),
        new Spot(wall + 23, 23),
        new Spot(wall + 14, -11));
  }

  private static List<Spot> outwork(double wall) {
    double middle = wall / 2;
    return List.of(new Spot(middle - 13, 16), new Spot(middle, 30), new Spot(middle + 13, 16));
  }

  /** The far side of the ditch, with a point before each wall and each bastion. */
  private static List<Spot> ditch(double wall) {
    double middle = wall / 2;
    return List.of(
        new Spot(middle - 22, 22),
        new Spot(middle, 39),
        new Spot(middle + 22, 22),
        new Spot(wall + 34, 34));
  }

  private List<Point> around(Profile profile) {
    List<Point> all = new ArrayList<>();
    for (int side = 0; side < 4; side++) {
      all.addAll(before(side, profile));
    }
    return all;
  }

  /** A profile before one side, clockwise from the top. */
  private List<Point> before(int side, Profile profile) {
    double right = left + width;
    double bottom = top + height;
    return profile.before(side % 2 == 0 ? width : height).stream()
        .map(
            spot ->
                switch (side) {
                  case 0 -> new Point(left + spot.along(), top - spot.out());
                  case 1 -> new Point(right + spot.out(), top + spot.along());
                  case 2 -> new Point(right - spot.along(), bottom + spot.out());
                  default -> new Point(left - spot.out(), bottom - spot.along());
                })
        .toList();
  }

  /** Short strokes that run out from a closed line, long and short by turns. */
  private static String slope(List<Point> edge) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < edge.size(); i++) {
      Point from = edge.get(i);
      Point to = edge.get((i + 1) % edge.size());
      double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
      double alongX = (to.x() - from.x()) / length;
      double alongY = (to.y() - from.y()) / length;
      int count = (int) (length / STROKES_APART);
      for (int n = 0; n < count; n++) {
        double far = (n + .5) / count * length;
        double x = from.x() + alongX * far + alongY * 1.6;
        double y = from.y() + alongY * far - alongX * 1.6;
        double out = n % 2 == 0 ? 6.5 : 3.5;
        path.append(
            String.format(Locale.ROOT, "M%.1f %.1fl%.1f %.1f", x, y, alongY * out, -alongX * out));
      }
    }
    return path.toString();
  }

  private static String loop(List<Point> points) {
    StringBuilder path = new StringBuilder();
    for (Point point : points) {
      path.append(path.isEmpty() ? "M" : "L");
      path.append(String.format(Locale.ROOT, "%.1f %.1f", point.x(), point.y()));
    }
    return path.append("Z").toString();
  }
}
