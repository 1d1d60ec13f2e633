package games.parlour.cli;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import java.util.List;

/** Lists the legal moves of a position. */
final class MovesCommand implements Command {
  @Override
  public String name() {
    return "moves";
  }

  @Override
  public void shape(Shape shape) {
    Study.shape(shape);
    shape.flag("json");
  }

  @Override
  public int run(Desk desk, Given given) {
    return list(desk, given.game(), given);
  }

  private static <P extends Position<P, M>, M extends Move> int list(
      Desk desk, Game<P, M> game, Given given) {
    Study<P, M> study = Study.of(desk, game, given);
    List<String> moves = study.moves();
    if (given.has("json")) {
      desk.out().println(study.json().with("count", moves.size()).with("moves", moves).page());
    } else {
      moves.forEach(desk.out()::println);
    }
    return 0;
  }
}
