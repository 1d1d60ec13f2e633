package games.parlour.core.picture;

import games.parlour.core.show.TableauPlan;

/** Draws the tokens of a tableau, each in the shape that tells it apart without colour. */
final class SvgToken {
  private static final String CHECK = "M-5 0 -1.5 4 5.5-4.5";
  private static final String CROSS = "M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5";

  private SvgToken() {}

  /** A token with its middle at a point. */
  static void draw(SvgWriter svg, TableauPlan.Kind kind, double x, double y, double radius) {
    PaintColour colour = Palette.token(kind.tint());
    Object[] filled = {"fill", colour.hex(), "stroke", Palette.lower(colour).hex()};
    svg.open("g", "transform", "translate(" + x + " " + y + ") scale(" + radius / 7 + ")");
    switch (kind.shape()) {
      case "diamond" -> svg.put("path", with(filled, "d", "M0-8 8 0 0 8-8 0Z"));
      case "square", "ballot", "column" ->
          svg.put("rect", with(filled, "x", -6.2, "y", -6.2, "width", 12.4, "height", 12.4));
      case "check" -> sign(svg, CHECK, colour);
      case "cross" -> sign(svg, CROSS, colour);
      default -> svg.put("circle", with(filled, "r", 7));
    }
    svg.close("g");
  }

  /** A sign on a light disc, so that it stands out from any ground. */
  private static void sign(SvgWriter svg, String path, PaintColour colour) {
    svg.put("circle", "r", 8, "fill", Palette.LIGHT.hex(), "stroke", colour.hex());
    svg.put(
        "path",
        "d",
        path,
        "fill",
        "none",
        "stroke",
        colour.hex(),
        "stroke-width",
        2.6,
        "stroke-linecap",
        "round");
  }

  private static Object[] with(Object[] first, Object... more) {
    Object[] all = new Object[first.length + more.length];
    System.arraycopy(first, 0, all, 0, first.length);
    System.arraycopy(more, 0, all, first.length, more.length);
    return all;
  }
}
