package games.parlour.boards.picture;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.core.picture.PictureFrame;
import games.parlour.core.picture.SvgWriter;
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
  private final BoardView view;
  private final Optional<BoardMove> last;
  private final Catalogue words;
  private final PiecePlacement pieces;
  private final SquareGeometry geometry;

  BoardPicture(BoardView view, Optional<BoardMove> last, Catalogue words) {
    this.view = view;
    this.last = last;
    this.words = words;
    this.pieces = new PiecePlacement(view);
    this.geometry = new SquareGeometry(view.plan());
  }

  /**
   * The picture of a board.
   *
   * @param last the move that led here, to be marked
   * @param title what it shows
   * @param turn who is to do what, or how it ended
   */
  public static String of(
      BoardView board, Optional<BoardMove> last, Catalogue words, String title, String turn) {
    return new BoardPicture(board, last, words).draw(title, turn);
  }

  /** The board, what its signs mean, and what lies beside it. */
  String draw(String title, String turn) {
    SvgPieces drawn = new SvgPieces(view.plan().kinds(), pieces);
    SvgLegend legend = new SvgLegend(view.plan(), drawn, geometry, words);
    SvgBoxes boxes = new SvgBoxes(view, drawn, geometry, words);
    int height = legend.bottom() + boxes.height();
    SvgWriter svg = board(drawn, height, title, described(turn));
    legend.draw(svg);
    if (boxes.height() > 0) {
      boxes.draw(svg, legend.bottom());
    }
    return svg.close("svg").toString();
  }

  /** The board alone. */
  String drawBare(String title) {
    SvgPieces drawn = new SvgPieces(view.plan().kinds(), pieces);
    int height = geometry.top(0) + SquareGeometry.MARGIN;
    return board(drawn, height, title, title).close("svg").toString();
  }

  private SvgWriter board(SvgPieces drawn, int height, String title, String description) {
    BoardPlan plan = view.plan();
    Optional<SvgMove> move = last.map(made -> new SvgMove(made, geometry));
    int width = geometry.left(plan.width()) + SquareGeometry.MARGIN;
    SvgWriter svg = PictureFrame.start(width, height, title, description);
    drawn.define(svg);
    PictureFrame.paper(svg);
    new SvgGround(plan, geometry).draw(svg);
    move.ifPresent(made -> made.ground(svg));
    String end = last.map(made -> made.path().getLast()).orElse("");
    standing(svg, drawn, square -> !square.equals(end));
    move.ifPresent(made -> made.way(svg));
    standing(svg, drawn, end::equals);
    return svg;
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
