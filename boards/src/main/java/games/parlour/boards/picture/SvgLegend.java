package games.parlour.boards.picture;

import games.parlour.boards.BoardPlan;
import games.parlour.core.picture.Palette;
import games.parlour.core.picture.SvgWriter;
import games.parlour.core.text.Catalogue;
import java.util.ArrayList;
import java.util.List;

/** What the pieces and colours of a picture mean, in columns below the board. */
final class SvgLegend {
  private static final int ROW = 32;
  private static final int SIGN = 34;
  private static final int LETTER = 8;
  private static final int GAP = 16;

  private final BoardPlan plan;
  private final SvgPieces pieces;
  private final SquareGeometry squares;
  private final Catalogue words;
  private final int columns;
  private final int left;
  private final int top;

  SvgLegend(BoardPlan plan, SvgPieces pieces, SquareGeometry squares, Catalogue words) {
    this.plan = plan;
    this.pieces = pieces;
    this.squares = squares;
    this.words = words;
    this.left = squares.left(0);
    this.top = squares.top(0) + SquareGeometry.MARGIN + GAP;
    List<String> names = new ArrayList<>();
    plan.kinds().forEach(kind -> names.add(words.tell("piece." + kind.id())));
    plan.zones().forEach(zone -> names.add(words.tell("zone." + zone.id())));
    int longest = names.stream().mapToInt(String::length).max().orElse(1);
    int fitting = SquareGeometry.CELL * plan.width() / (SIGN + LETTER * longest);
    this.columns = Math.clamp(fitting, 1, 4);
  }

  /** Where the picture ends. */
  int bottom() {
    return top + ROW * (rows(plan.kinds().size()) + rows(plan.zones().size()));
  }

  private int rows(int count) {
    return (count + columns - 1) / columns;
  }

  void draw(SvgWriter svg) {
    svg.open("g", "fill", Palette.INK.hex(), "font-size", 13);
    for (int i = 0; i < plan.kinds().size(); i++) {
      BoardPlan.Kind kind = plan.kinds().get(i);
      pieces.put(svg, kind.id(), false, x(i), y(i, 0));
      name(svg, "piece." + kind.id(), i, 0);
    }
    int above = rows(plan.kinds().size());
    for (int i = 0; i < plan.zones().size(); i++) {
      BoardPlan.Zone zone = plan.zones().get(i);
      svg.put(
          "rect",
          "x",
          x(i) - 13,
          "y",
          y(i, above) - 10,
          "width",
          26,
          "height",
          20,
          "rx",
          2,
          "fill",
          Palette.tint(zone.tint()).hex(),
          "stroke",
          Palette.SOFT_INK.hex());
      int middle = y(i, above) + 4;
      String letter = squares.letter(zone);
      svg.say("text", letter, "x", x(i), "y", middle, "font-size", 11, "text-anchor", "middle");
      name(svg, "zone." + zone.id(), i, above);
    }
    svg.close("g");
  }

  private void name(SvgWriter svg, String key, int index, int above) {
    svg.say("text", words.tell(key), "x", x(index) + SIGN - 12, "y", y(index, above) + 5);
  }

  private int x(int index) {
    return left + SIGN / 2 + index % columns * (SquareGeometry.CELL * plan.width() / columns);
  }

  private int y(int index, int above) {
    return top + ROW * (above + index / columns);
  }
}
