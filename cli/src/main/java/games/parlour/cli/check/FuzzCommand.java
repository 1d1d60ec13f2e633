package games.parlour.cli.check;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.ProgressLine;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Text;
import games.parlour.testkit.law.LawViolation;
import games.parlour.testkit.random.Fuzzer;
import java.util.Map;
import java.util.TreeMap;

/** Plays random games under all laws, looking for faults in the rules. */
public final class FuzzCommand implements Command {
  private static final int FAILED = 1;

  @Override
  public String name() {
    return "fuzz";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", true)
        .value("games")
        .value("seed")
        .value("position")
        .options(Occasion.COMPUTERS);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    return play(context, arguments.game(), arguments);
  }

  private static <P extends Position<P, M>, M extends Move> int play(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    int games =
        (int)
            arguments
                .number("games", 1, Integer.MAX_VALUE)
                .orElseThrow(() -> new Refusal(Text.of("refused.games")));
    long seed = arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1);
    Setup setup = arguments.setup(context, game, Occasion.COMPUTERS);
    Map<String, String> fixed = new TreeMap<>();
    arguments.chosen(game).keySet().forEach(key -> fixed.put(key, setup.option(key)));
    game.start(setup); // a position that cannot be read is refused before the first game
    try {
      Fuzzer.Report report;
      try (ProgressLine progress = new ProgressLine(context)) {
        report =
            new Fuzzer<>(game, Fuzzer.Care.QUICK, fixed, setup.position())
                .run(
                    games,
                    seed,
                    sofar ->
                        progress.tell(
                            Text.of("fuzz.progress", "done", sofar.games(), "games", games)));
      }
      context.say(
          "fuzz.held",
          "games",
          report.games(),
          "moves",
          String.valueOf(report.moves()),
          "longest",
          report.longest(),
          "seed",
          String.valueOf(seed),
          "wins",
          new TreeMap<>(report.wins()).toString().replaceAll("[{}]", "").replace('=', ' '));
      return 0;
    } catch (LawViolation broken) {
      context.say("fuzz.broken", "options", fixed.toString());
      context.out().println(broken.getMessage());
      return FAILED;
    }
  }
}
