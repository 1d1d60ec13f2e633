package games.parlour.cli.play;

import games.parlour.cli.Desk;
import games.parlour.cli.Wrap;
import games.parlour.cli.draw.Drawer;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.draw.Scene;
import games.parlour.cli.draw.SheetDrawer;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Sheet;
import games.parlour.core.SheetView;
import games.parlour.core.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Draws the game for whoever sits at the keyboard. Mutable. */
final class Stage<P extends Position<P, M>, M extends Move> {
  private final Desk desk;
  private final Table<P, M> table;
  private final Teller<P, M> teller;
  private final Paint paint;
  private final Lines lines;

  /** What of a sheet stands on the screen as it is. */
  private List<Sheet.Part> drawn = List.of();

  private boolean flipped;

  Stage(Desk desk, Table<P, M> table, Teller<P, M> teller, Paint paint, Lines lines) {
    this.desk = desk;
    this.table = table;
    this.teller = teller;
    this.paint = paint;
    this.lines = lines;
    this.flipped = table.turned();
  }

  void flip() {
    flipped = !flipped;
  }

  /** The screen is empty, so that all is to be drawn anew. */
  void forget() {
    drawn = List.of();
  }

  /**
   * Draws the board, or of a sheet what has changed since it was drawn last; then says what is
   * asked. Somebody who wants to see all gets also what is looked up now and then.
   */
  void show(boolean all) {
    View view = table.session().position().view(table.viewer());
    Scene scene = scene(view);
    desk.out().println();
    if (view instanceof SheetView told) {
      List<String> drawing = new SheetDrawer(scene).parts(chosen(told.sheet(), all));
      drawing.forEach(desk.out()::println);
      if (!drawing.isEmpty()) {
        desk.out().println();
      }
      drawn = told.sheet().parts();
    } else {
      Drawer.picture(scene).forEach(desk.out()::println);
    }
    ask();
  }

  /** Explains what has this in its name; says whether there is such a thing. */
  boolean explain(String name) {
    View view = table.session().position().view(table.viewer());
    List<Sheet.Item> found = new ArrayList<>();
    if (view instanceof SheetView told) {
      String wanted = name.toLowerCase(Locale.ROOT);
      for (Sheet.Item item : told.sheet().glossary()) {
        String called = desk.words().tell(item.name().full()).toLowerCase(Locale.ROOT);
        if (called.contains(wanted)) {
          found.add(item);
        }
      }
      new SheetDrawer(scene(view)).items(found).forEach(desk.out()::println);
    }
    return !found.isEmpty();
  }

  private List<Sheet.Part> chosen(Sheet sheet, boolean all) {
    List<Sheet.Part> parts = new ArrayList<>(sheet.parts());
    if (all) {
      parts.addAll(sheet.more());
    } else {
      parts.removeAll(drawn);
    }
    return parts;
  }

  private Scene scene(View view) {
    Optional<Move> last = table.lastMove().map(table.session()::moveOf);
    return new Scene(view, last, flipped, lines.width(), paint, desk.words());
  }

  private void ask() {
    Wrap.lines(teller.turn(table.session().turn()), Evening.readable(lines))
        .forEach(line -> desk.out().println(paint.strong(line)));
    List<String> choices =
        table.onBoard()
            ? teller.choices()
            : new Choices(table.listed(), desk.words()).lines(lines.width());
    choices.forEach(desk.out()::println);
  }
}
