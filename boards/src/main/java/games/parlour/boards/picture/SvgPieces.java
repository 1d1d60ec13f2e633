package games.parlour.boards.picture;

import games.parlour.boards.BoardPlan;
import games.parlour.core.picture.PaintColour;
import games.parlour.core.picture.Palette;
import games.parlour.core.picture.SvgWriter;
import java.util.List;

/**
 * The pieces of a picture, seen from above like turned wood. The rank and file are discs with a
 * small mark; large ones are larger and bear a rosette, a badge or one more ring. Plain men have a
 * ring, and the dark ones a dimple in it, so that shape tells as much as colour.
 */
final class SvgPieces {
  private static final String ID = "parlour-piece-";
  private static final int SMALL = 13;
  private static final int LARGE = 17;
  private static final int PETALS = 8;

  private static final String BADGE = "M0-10 8.5-7C8.5 1 6 6.5 0 10-6 6.5-8.5 1-8.5-7Z";
  private static final String SMALL_BADGE = "M0-4.4 3.8-3C3.8.6 2.6 3 0 4.6-2.6 3-3.8.6-3.8-3Z";
  private static final String STAR =
      "M0-6.1 1.5-2.5 5.3-2.2 2.4.3 3.3 4 0 2-3.3 4-2.4.3-5.3-2.2-1.5-2.5Z";

  private final List<BoardPlan.Kind> kinds;
  private final PiecePlacement pieces;

  SvgPieces(List<BoardPlan.Kind> kinds, PiecePlacement pieces) {
    this.kinds = kinds;
    this.pieces = pieces;
  }

  /** Draws each kind once, to be put wherever it stands. */
  void define(SvgWriter svg) {
    svg.open("defs");
    for (int i = 0; i < kinds.size(); i++) {
      BoardPlan.Kind kind = kinds.get(i);
      int radius = kind.large() ? LARGE : SMALL;
      svg.open("g", "id", ID + i);
      svg.put("circle", "cy", 2, "r", radius, "fill", Palette.INK.hex(), "fill-opacity", ".22");
      switch (pieces.look(kind.id())) {
        case IVORY -> SvgMen.ivory(svg, radius, kind.large());
        case EBONY -> SvgMen.ebony(svg, radius, kind.large());
        case ROSETTE -> {
          turned(svg, PieceStyle.ROSETTE.ink(), radius);
          rosette(svg, kind.large());
        }
        case BADGE -> {
          turned(svg, PieceStyle.BADGE.ink(), radius);
          badge(svg, kind.large());
        }
      }
      svg.close("g");
    }
    svg.close("defs");
  }

  private static void turned(SvgWriter svg, PaintColour wood, int radius) {
    svg.put("circle", "r", radius, "fill", Palette.lower(wood).hex());
    svg.put("circle", "cy", "-.8", "r", radius - 1.6, "fill", wood.hex());
    svg.put("circle", "cy", "-1.2", "r", radius - 4, "fill", Palette.upper(wood).hex());
    svg.put("circle", "cy", "-.6", "r", radius - 5, "fill", wood.hex());
  }

  private static void badge(SvgWriter svg, boolean large) {
    svg.put("path", "d", large ? BADGE : SMALL_BADGE, "fill", Palette.LIGHT.hex());
    if (large) {
      svg.put("path", "d", STAR, "fill", PieceStyle.BADGE.ink().hex());
    }
  }

  private static void rosette(SvgWriter svg, boolean large) {
    if (!large) {
      svg.put("circle", "r", 3, "fill", Palette.LIGHT.hex(), "fill-opacity", ".85");
      return;
    }
    svg.open("g", "fill", Palette.LIGHT.hex());
    for (int i = 0; i < PETALS; i++) {
      svg.put("ellipse", "cy", -6.6, "rx", 2.9, "ry", 3.6, "transform", "rotate(" + i * 45 + ")");
    }
    svg.close("g");
    svg.put("circle", "r", 4.6, "fill", Palette.ACCENT.hex());
    svg.put("circle", "r", 1.6, "fill", Palette.LIGHT.hex());
  }

  /** Puts a piece of a kind at a point; captives step back a little. */
  void put(SvgWriter svg, String kind, boolean captive, int x, int y) {
    for (int i = 0; i < kinds.size(); i++) {
      if (kinds.get(i).id().equals(kind)) {
        Object[] at = {"href", "#" + ID + i, "x", x, "y", y};
        Object[] faded = {"href", "#" + ID + i, "x", x, "y", y, "opacity", ".72"};
        svg.put("use", captive ? faded : at);
      }
    }
  }
}
