package games.parlour.cli;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.players.parallel.UgiEngine;
import games.parlour.players.parallel.UgiLines;
import java.io.IOException;
import java.io.PrintWriter;

/** Lets another program ask the engine, line by line (UGI). */
final class EngineCommand implements Command {
  @Override
  public String name() {
    return "engine";
  }

  @Override
  public void shape(Shape shape) {
    shape.parameter("game", true).options(Occasion.STUDY);
  }

  @Override
  public int run(Desk desk, Given given) {
    return answer(desk, given.game(), given);
  }

  private static <P extends Position<P, M>, M extends Move> int answer(
      Desk desk, Game<P, M> game, Given given) {
    given.setup(desk, game, Occasion.STUDY);
    PrintWriter out = desk.out();
    UgiEngine<P, M> engine =
        new UgiEngine<>(
            game,
            given.chosen(game),
            "Parlour " + Program.number(),
            desk.words(),
            line -> {
              out.println(Harmless.line(line));
              out.flush();
            });
    try (UgiLines in = new UgiLines(desk.in())) {
      String line = in.next();
      while (line != null && engine.line(line)) {
        line = in.next();
      }
    } catch (IOException nobodyThere) {
      // the same as the end of the lines
    }
    engine.end();
    return 0;
  }
}
