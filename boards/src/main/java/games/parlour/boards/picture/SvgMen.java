package games.parlour.boards.picture;

import games.parlour.core.picture.PaintColour;
import games.parlour.core.picture.Palette;
import games.parlour.core.picture.SvgWriter;
import java.util.Locale;

/**
 * Plain turned men for a picture: ivory with a ring, ebony with a ring and a dimple in it. A large
 * one has one more ring.
 */
final class SvgMen {
  private static final PaintColour IVORY_RING = new PaintColour(0x8A6B3C, 95);
  private static final PaintColour EBONY = new PaintColour(0x2A221F, 235);
  private static final PaintColour EBONY_RING = new PaintColour(0x6F5C48, 240);
  private static final PaintColour EBONY_DIMPLE = new PaintColour(0xC9B48C, 180);

  private SvgMen() {}

  static void ivory(SvgWriter svg, int radius, boolean large) {
    body(svg, radius, Palette.IVORY, Palette.IVORY_EDGE, "#FFFFFF");
    if (large) {
      ring(svg, radius * .3, IVORY_RING, 2.2);
    }
    ring(svg, radius * .56, IVORY_RING, 2.2);
  }

  static void ebony(SvgWriter svg, int radius, boolean large) {
    body(svg, radius, EBONY, Palette.EBONY_EDGE, EBONY_RING.hex());
    if (large) {
      ring(svg, radius * .44, EBONY_RING, 1.5);
    }
    ring(svg, radius * .6, EBONY_RING, 1.5);
    svg.put("circle", "r", number(radius * .26), "fill", EBONY_DIMPLE.hex());
  }

  /** A disc with an edge that stands out from any ground, and a little light on its shoulder. */
  private static void body(
      SvgWriter svg, int radius, PaintColour wood, PaintColour edge, String light) {
    svg.put(
        "circle", "r", radius - .9, "fill", wood.hex(), "stroke", edge.hex(), "stroke-width", 1.8);
    double far = radius - 3.2;
    String from = number(-far * .92) + " " + number(-far * .39);
    String to = number(-far * .13) + " " + number(-far * .99);
    String arc = "M" + from + "A" + number(far) + " " + number(far) + " 0 0 1 " + to;
    svg.put(
        "path",
        "d",
        arc,
        "fill",
        "none",
        "stroke",
        light,
        "stroke-width",
        1.4,
        "stroke-linecap",
        "round");
  }

  private static void ring(SvgWriter svg, double radius, PaintColour colour, double width) {
    svg.put(
        "circle",
        "r",
        number(radius),
        "fill",
        "none",
        "stroke",
        colour.hex(),
        "stroke-width",
        width);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
