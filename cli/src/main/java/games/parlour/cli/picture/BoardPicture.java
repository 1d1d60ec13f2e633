package games.parlour.cli.picture;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.cli.draw.DrawingRequest;
import games.parlour.cli.draw.Palette;
import games.parlour.cli.draw.PiecePlacement;
import games.parlour.cli.draw.TrayContents;
import games.parlour.core.Refusal;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A board as a picture in a file of its own (SVG), with a title and a description for whoever
 * cannot see it.
 */
public final class BoardPicture {
  private static final String FONTS =
      "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', Helvetica, Arial, sans-serif";

  private final BoardView view;
  private final Optional<BoardMove> last;
  private final Catalogue words;
  private final PiecePlacement pieces;
  private final SquareGeometry geometry;

  private BoardPicture(BoardView view, Optional<BoardMove> last, Catalogue words) {
    this.view = view;
    this.last = last;
    this.words = words;
    this.pieces = new PiecePlacement(view);
    this.geometry = new SquareGeometry(view.plan());
  }

  /**
   * The picture of a request; refuses a view that is no board.
   *
   * @param title what it shows
   * @param turn who is to do what, or how it ended
   */
  public static String of(DrawingRequest request, String title, String turn) {
    if (!(request.view() instanceof BoardView board)) {
      throw new Refusal(Text.of("refused.picture"));
    }
    Optional<BoardMove> last =
        request.last().filter(BoardMove.class::isInstance).map(BoardMove.class::cast);
    return new BoardPicture(board, last, request.words()).draw(title, turn);
  }

  private String draw(String title, String turn) {
    BoardPlan plan = view.plan();
    SvgPieces drawn = new SvgPieces(plan.kinds(), pieces);
    SvgLegend legend = new SvgLegend(plan, drawn, geometry, words);
    SvgBoxes boxes = new SvgBoxes(view, drawn, geometry, words);
    Optional<SvgMove> move = last.map(made -> new SvgMove(made, geometry));
    int width = geometry.left(plan.width()) + SquareGeometry.MARGIN;
    int height = legend.bottom() + boxes.height();
    SvgWriter svg = new SvgWriter();
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        "0 0 " + width + " " + height,
        "width",
        width,
        "height",
        height,
        "role",
        "img",
        "aria-labelledby",
        "parlour-title parlour-desc",
        "font-family",
        FONTS);
    svg.say("title", title, "id", "parlour-title");
    svg.say("desc", described(turn), "id", "parlour-desc");
    drawn.define(svg);
    svg.put(
        "rect", "width", "100%", "height", "100%", "rx", 10, "fill", Palette.tint("paper").hex());
    new SvgGround(plan, geometry).draw(svg);
    move.ifPresent(made -> made.ground(svg));
    String end = last.map(made -> made.path().getLast()).orElse("");
    standing(svg, drawn, square -> !square.equals(end));
    move.ifPresent(made -> made.way(svg));
    standing(svg, drawn, end::equals);
    legend.draw(svg);
    if (boxes.height() > 0) {
      boxes.draw(svg, legend.bottom());
    }
    return svg.close("svg").toString();
  }

  private void standing(SvgWriter svg, SvgPieces drawn, Predicate<String> where) {
    for (BoardPlan.Zone zone : view.plan().zones()) {
      for (String square : zone.squares()) {
        PiecePlacement.Standing piece = pieces.at(square);
        if (piece != null && where.test(square)) {
          drawn.put(svg, piece.kind(), piece.captive(), geometry.x(square), geometry.y(square));
        }
      }
    }
  }

  /** Who stands where and who is held, then what else there is to know. */
  private String described(String turn) {
    List<String> told = new ArrayList<>();
    for (BoardPlan.Kind kind : view.plan().kinds()) {
      List<String> squares =
          view.pieces().stream()
              .filter(piece -> piece.kind().equals(kind.id()))
              .map(BoardView.Piece::square)
              .toList();
      if (!squares.isEmpty()) {
        Text name = Text.of("piece." + kind.id());
        told.add(words.tell(Text.of("picture.pieces", "piece", name, "squares", squares)));
      }
    }
    for (BoardView.Tray tray : view.trays()) {
      List<Text> held = new ArrayList<>();
      for (BoardView.Count count : tray.counts()) {
        if (count.count() > 0) {
          Text name = Text.of("piece." + count.kind());
          held.add(Text.of("picture.held", "count", count.count(), "piece", name));
        }
      }
      Object who = held.isEmpty() ? TrayContents.nothing(view.plan(), tray) : held;
      Text place = view.plan().name(tray.place());
      told.add(words.tell(Text.of("picture.tray", "place", place, "held", who)));
    }
    told.add(turn);
    return String.join(" ", told);
  }
}
