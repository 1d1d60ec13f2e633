package games.parlour.cli.replay;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.draw.ViewDrawer;
import games.parlour.cli.narration.GameNarrator;
import games.parlour.cli.output.SafeText;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.record.Entry;
import games.parlour.core.record.FairnessCheck;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import java.io.PrintWriter;
import java.util.List;

/** A record as a page for people. */
final class ReplayPage<P extends Position<P, M>, M extends Move> {
  private static final int WIDTH = 80;

  private final CommandContext context;
  private final Session<P, M> session;
  private final Paint paint;
  private final GameNarrator<P, M> teller;

  ReplayPage(CommandContext context, Session<P, M> session, Paint paint) {
    this.context = context;
    this.session = session;
    this.paint = paint;
    this.teller = new GameNarrator<>(context, session);
  }

  /** Prints the header, the entries and the board after one of them. */
  void print(int at) {
    PrintWriter out = context.out();
    GameRecord record = session.record();
    out.println(paint.strong(context.words().tell("game.name")));
    record.setup().options().entrySet().stream()
        .filter(chosen -> isChosen(chosen.getKey()))
        .forEach(chosen -> header(chosen.getKey(), chosen.getValue()));
    record.setup().position().ifPresent(line -> header("position", line));
    record.tags().forEach(this::header);
    out.println();
    for (Entry entry : record.log().subList(0, at)) {
      String number = String.format("%4d  ", entry.number());
      List<String> lines = TextWrapper.lines(teller.entry(entry), WIDTH - number.length());
      out.println(number + lines.get(0));
      lines.stream().skip(1).forEach(line -> out.println(" ".repeat(number.length()) + line));
    }
    board(at);
    proof();
  }

  /** An option that means nothing beside the others has nothing to tell. */
  private boolean isChosen(String key) {
    return session.game().options().stream()
        .anyMatch(o -> o.key().equals(key) && o.applies(session.record().setup().options()));
  }

  private void header(String key, String value) {
    context.out().println("  " + SafeText.line(key) + ": " + SafeText.line(value));
  }

  private void board(int at) {
    ReplayPoint<P, M> point = new ReplayPoint<>(session, at);
    context.out().println();
    ViewDrawer.picture(point.request(paint, context.words())).forEach(context.out()::println);
    context.out().println(paint.strong(teller.turn(point.turn())));
  }

  private void proof() {
    FairnessCheck check = FairnessCheck.of(session);
    if (check.isFair() || check.isWrong()) {
      String key = check.isFair() ? "replay.proved" : "replay.disproved";
      context.out().println(context.words().tell(Text.of(key, "count", check.chances())));
    }
  }
}
