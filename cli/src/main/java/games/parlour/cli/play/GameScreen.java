package games.parlour.cli.play;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.draw.DrawingRequest;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.draw.SheetDrawer;
import games.parlour.cli.draw.ViewDrawer;
import games.parlour.cli.input.LineInput;
import games.parlour.cli.narration.GameNarrator;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.View;
import games.parlour.core.show.Sheet;
import games.parlour.core.show.SheetView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Draws the game for whoever sits at the keyboard. Mutable. */
final class GameScreen<P extends Position<P, M>, M extends Move> {
  /** From so many rows on, a grid is a map. */
  private static final int LARGE = 8;

  private final CommandContext context;
  private final TerminalTable<P, M> table;
  private final GameNarrator<P, M> teller;
  private final Paint paint;
  private final LineInput lines;

  /** What of a sheet stands on the screen as it is. */
  private List<Sheet.Part> drawn = List.of();

  /** Whether only the person at the keyboard has moved since all that changed was drawn. */
  private boolean alone;

  private boolean flipped;

  GameScreen(
      CommandContext context,
      TerminalTable<P, M> table,
      GameNarrator<P, M> teller,
      Paint paint,
      LineInput lines) {
    this.context = context;
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

  /** Others have acted, or something was taken back: whatever has changed is drawn again. */
  void refresh() {
    alone = false;
  }

  /**
   * Draws the board, or of a sheet what has changed since it was drawn last; then says what is
   * asked. Somebody who wants to see all gets also what is looked up now and then.
   *
   * <p>A map that changes cube by cube under one's own hand is not drawn for each of them: the news
   * have told it. It comes again with the next cards, and when others have acted.
   */
  void show(boolean all) {
    View view = table.session().position().view(table.viewer());
    DrawingRequest request = request(view);
    context.out().println();
    if (view instanceof SheetView told) {
      List<Sheet.Part> chosen = chosen(told.sheet(), all);
      List<String> drawing = new SheetDrawer(request).parts(chosen);
      drawing.forEach(context.out()::println);
      if (!drawing.isEmpty()) {
        context.out().println();
      }
      drawn = onScreen(told.sheet(), chosen);
      alone = true;
    } else {
      ViewDrawer.picture(request).forEach(context.out()::println);
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
        String called = context.words().tell(item.name().full()).toLowerCase(Locale.ROOT);
        if (called.contains(wanted)) {
          found.add(item);
        }
      }
      new SheetDrawer(request(view)).items(found).forEach(context.out()::println);
    }
    return !found.isEmpty();
  }

  private List<Sheet.Part> chosen(Sheet sheet, boolean all) {
    List<Sheet.Part> parts = new ArrayList<>(sheet.parts());
    if (all) {
      parts.addAll(sheet.more());
    } else {
      parts.removeAll(drawn);
      if (alone && parts.stream().noneMatch(Sheet.Listing.class::isInstance)) {
        parts.removeIf(GameScreen::isMap);
      }
    }
    return parts;
  }

  /** A grid that fills half a screen; a small one is worth its lines. */
  private static boolean isMap(Sheet.Part part) {
    return part instanceof Sheet.Grid grid && grid.rows().size() >= LARGE;
  }

  /** What stands on the screen as it is now; of a map that was left out, what it was before. */
  private List<Sheet.Part> onScreen(Sheet sheet, List<Sheet.Part> chosen) {
    List<Sheet.Part> parts = new ArrayList<>(sheet.parts());
    parts.removeIf(part -> !chosen.contains(part) && !drawn.contains(part));
    drawn.stream()
        .filter(part -> isMap(part) && parts.stream().noneMatch(GameScreen::isMap))
        .forEach(parts::add);
    return parts;
  }

  private DrawingRequest request(View view) {
    Optional<Move> last = table.lastMove().map(table.session()::moveOf);
    return new DrawingRequest(view, last, flipped, lines.width(), paint, context.words());
  }

  private void ask() {
    TextWrapper.lines(teller.turn(table.session().turn()), PlayLoop.readable(lines))
        .forEach(line -> context.out().println(paint.strong(line)));
    List<String> choices =
        table.onBoard()
            ? teller.choices()
            : new NumberedChoices(table.listed(), context.words()).lines(lines.width());
    choices.forEach(context.out()::println);
  }
}
