package games.parlour.boards.picture;

import games.parlour.boards.BoardView;
import games.parlour.core.picture.Palette;
import games.parlour.core.picture.SvgWriter;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.List;

/** What lies beside the board of a picture: a line for each box, with its pieces to be counted. */
final class SvgBoxes {
  private static final int ROW = 34;
  private static final int LETTER = 8;
  private static final int WIDEST = 28;

  private final BoardView view;
  private final SvgPieces pieces;
  private final SquareGeometry squares;
  private final Catalogue words;
  private final List<BoardView.Tray> boxes;

  SvgBoxes(BoardView view, SvgPieces pieces, SquareGeometry squares, Catalogue words) {
    this.view = view;
    this.pieces = pieces;
    this.squares = squares;
    this.words = words;
    this.boxes = TrayContents.beside(view);
  }

  /** How much room they take. */
  int height() {
    return ROW * boxes.size();
  }

  void draw(SvgWriter svg, int top) {
    svg.open("g", "fill", Palette.INK.hex(), "font-size", 13);
    List<String> labels = boxes.stream().map(this::label).toList();
    int longest = labels.stream().mapToInt(String::length).max().orElse(0);
    int first = squares.left(0) + LETTER * (longest + 2);
    for (int i = 0; i < boxes.size(); i++) {
      int y = top + ROW * i;
      svg.say("text", labels.get(i), "x", squares.left(0), "y", y + 5);
      row(svg, boxes.get(i), first, y);
    }
    svg.close("g");
  }

  private String label(BoardView.Tray tray) {
    int count = TrayContents.count(tray);
    Object held = count == 0 ? TrayContents.nothing(view.plan(), tray) : count;
    Text place = view.plan().name(tray.place());
    return words.tell(Text.of("board.tray", "place", place, "held", held));
  }

  /** The pieces side by side, closer together when there are many. */
  private void row(SvgWriter svg, BoardView.Tray tray, int first, int y) {
    int room = squares.left(view.plan().width()) - first;
    int apart = Math.min(WIDEST, room / Math.max(1, TrayContents.count(tray)));
    int x = first + WIDEST / 2;
    for (BoardView.Count count : tray.counts()) {
      for (int i = 0; i < count.count(); i++) {
        pieces.put(svg, count.kind(), false, x, y);
        x += apart;
      }
    }
  }
}
