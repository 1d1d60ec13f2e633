package games.parlour.cli;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import games.parlour.testkit.perft.Perft;
import java.util.Map;

/** Counts the positions that so many moves lead to, move by move: how rules are checked. */
final class PerftCommand implements Command {
  private static final int DEEPEST = 64;

  @Override
  public String name() {
    return "perft";
  }

  @Override
  public void shape(Shape shape) {
    Study.shape(shape);
    shape.value("depth").flag("divide").flag("json");
  }

  @Override
  public int run(Desk desk, Given given) {
    return count(desk, given.game(), given);
  }

  private static <P extends Position<P, M>, M extends Move> int count(
      Desk desk, Game<P, M> game, Given given) {
    int depth =
        (int)
            given
                .number("depth", 0, DEEPEST)
                .orElseThrow(() -> new Refusal(Text.of("refused.depth")));
    Study<P, M> study = Study.of(desk, game, given);
    boolean divided = given.has("divide") && depth > 0;
    Map<String, Long> parts = divided ? Perft.divide(game, study.position(), depth) : Map.of();
    long count =
        divided
            ? parts.values().stream().mapToLong(Long::longValue).sum()
            : Perft.count(game, study.position(), depth);
    if (given.has("json")) {
      Json json = study.json().with("depth", depth).with("count", count);
      desk.out().println((divided ? json.with("divide", parts) : json).page());
    } else {
      parts.forEach((move, part) -> desk.out().println(move + " " + part));
      desk.out().println(count);
    }
    return 0;
  }
}
