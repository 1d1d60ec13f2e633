package games.parlour.cli.draw;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.boards.picture.PiecePlacement;
import games.parlour.boards.picture.PieceStyle;
import games.parlour.boards.picture.TrayContents;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.picture.Palette;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the signs and colours of a board mean, and who is held captive. */
final class BoardLegend {
  private static final int SIGN = 4;
  private static final int LONGEST = 17;

  private final BoardView view;
  private final DrawingRequest request;
  private final PiecePlacement pieces;
  private final Paint paint;
  private final Catalogue words;

  BoardLegend(BoardView view, DrawingRequest request) {
    this.view = view;
    this.request = request;
    this.pieces = new PiecePlacement(view);
    this.paint = request.paint();
    this.words = request.words();
  }

  /** How many columns it takes. */
  int width() {
    BoardPlan plan = view.plan();
    return SIGN
        + Stream.concat(
                plan.kinds().stream().map(kind -> name("piece." + kind.id())),
                plan.zones().stream().map(zone -> name("zone." + zone.id())))
            .mapToInt(String::length)
            .max()
            .orElse(0);
  }

  /** The pieces, then the zones. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (BoardPlan.Kind kind : view.plan().kinds()) {
      PieceStyle look = pieces.look(kind.id());
      String shape = pieces.shape(kind.id(), paint.shapes());
      String sign = PiecePainter.painted(look, paint, Palette.tint("paper"), look.ink(), shape);
      lines.add(sign + " " + name("piece." + kind.id()));
    }
    lines.add("");
    for (BoardPlan.Zone zone : view.plan().zones()) {
      String sign = paint.colours() ? "   " : " " + zone.label() + " ";
      lines.add(
          paint.on(Palette.tint(zone.tint()), Palette.INK, false, sign)
              + " "
              + name("zone." + zone.id()));
    }
    return lines;
  }

  private String name(String key) {
    String name = words.tell(key);
    return name.length() <= LONGEST ? name : name.substring(0, LONGEST - 1) + ".";
  }

  /** What is out of play, how many of each kind; then what else there is to know. */
  List<String> below() {
    List<String> lines = new ArrayList<>(together(trays()));
    lines.addAll(together(view.notes().stream().map(words::tell).toList()));
    return lines;
  }

  private List<String> trays() {
    List<String> told = new ArrayList<>();
    for (BoardView.Tray tray : view.trays()) {
      List<String> held = new ArrayList<>();
      for (BoardView.Count count : tray.counts()) {
        if (count.count() > 0) {
          held.add(count.count() + " " + sign(count.kind()));
        }
      }
      Object who =
          held.isEmpty() ? TrayContents.nothing(view.plan(), tray) : String.join(" + ", held);
      Text place = view.plan().name(tray.place());
      told.add(words.tell(Text.of("board.tray", "place", place, "held", who)));
    }
    return told;
  }

  /** A kind as it is seen on the board, whatever colours the terminal has beside it. */
  private String sign(String kind) {
    PieceStyle look = pieces.look(kind);
    String shape = pieces.shape(kind, paint.shapes()).strip();
    return PiecePainter.painted(look, paint, Palette.tint("paper"), look.ink(), shape);
  }

  /** Side by side where there is room for all, else one below the other. */
  private List<String> together(List<String> told) {
    String line = String.join("   ", told);
    return Paint.columns(line) <= request.width()
        ? told.isEmpty() ? List.of() : List.of(line)
        : told.stream().flatMap(one -> TextWrapper.lines(one, request.width()).stream()).toList();
  }
}
