package games.parlour.cli.draw;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.cli.Wrap;
import games.parlour.core.Catalogue;
import games.parlour.core.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the signs and colours of a board mean, and who is held captive. */
final class Legend {
  private static final int MOST = 21;

  private final BoardView view;
  private final Scene scene;
  private final Pieces pieces;
  private final Paint paint;
  private final Catalogue words;

  Legend(BoardView view, Scene scene) {
    this.view = view;
    this.scene = scene;
    this.pieces = new Pieces(view);
    this.paint = scene.paint();
    this.words = scene.words();
  }

  /** How many columns it takes. */
  int width() {
    return MOST;
  }

  /** The pieces, then the zones. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (BoardPlan.Kind kind : view.plan().kinds()) {
      Colour ink = Palette.side(pieces.side(kind.id()));
      String sign = pieces.shape(kind.id(), paint.shapes());
      lines.add(
          paint.on(Palette.tint("paper"), ink, true, sign) + " " + name("piece." + kind.id()));
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
    return name.length() <= MOST - 4 ? name : name.substring(0, MOST - 5) + ".";
  }

  /** One line on the trays: how many of each kind are in each. */
  List<String> trays() {
    List<String> told = new ArrayList<>();
    for (BoardView.Tray tray : view.trays()) {
      List<String> held = new ArrayList<>();
      for (BoardView.Count count : tray.counts()) {
        if (count.count() > 0) {
          held.add(count.count() + " " + pieces.shape(count.kind(), paint.shapes()).strip());
        }
      }
      Object who = held.isEmpty() ? Text.of("board.empty") : String.join(" + ", held);
      Text zone = view.plan().name(tray.place());
      told.add(words.tell(Text.of("board.tray", "zone", zone, "held", who)));
    }
    return told.isEmpty() ? List.of() : wrapped(String.join("   ", told));
  }

  private List<String> wrapped(String line) {
    return line.length() <= scene.width()
        ? List.of(line)
        : Stream.of(line.split("   ", -1))
            .flatMap(tray -> Wrap.lines(tray, scene.width()).stream())
            .toList();
  }
}
