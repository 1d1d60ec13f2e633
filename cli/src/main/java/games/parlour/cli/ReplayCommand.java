package games.parlour.cli;

import games.parlour.cli.draw.Paint;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Session;

/** Shows a game record: its header, what happened, and the board at its end or after an entry. */
final class ReplayCommand implements Command {
  @Override
  public String name() {
    return "replay";
  }

  @Override
  public void shape(Shape shape) {
    shape.parameter("file", true).value("at").flag("plain").flag("json");
  }

  @Override
  public int run(Desk desk, Given given) {
    String file = given.parameter().orElse("");
    RecordFiles.Read read = RecordFiles.read(file);
    try {
      Game<?, ?> game = Games.named(read.parsed().record().setup().game());
      desk.learn(game);
      show(desk, given, game, read);
      return 0;
    } catch (Refusal refusal) {
      throw RecordFiles.in(file, refusal);
    }
  }

  private static <P extends Position<P, M>, M extends Move> void show(
      Desk desk, Given given, Game<P, M> game, RecordFiles.Read read) {
    Session<P, M> session = Session.replay(game, read.parsed());
    int at = (int) given.number("at", 0, session.size()).orElse(session.size());
    if (given.has("json")) {
      desk.out().println(new ReplayJson<>(desk, session).of(at).page());
    } else {
      boolean plain = given.has("plain") || !desk.terminal();
      new ReplayPage<>(desk, session, plain ? Paint.PLAIN : Paint.of(desk::env)).print(at);
    }
  }
}
