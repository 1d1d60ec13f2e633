package games.parlour.cli.lab;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.Program;
import games.parlour.cli.command.ProgressLine;
import games.parlour.core.Game;
import games.parlour.core.Option;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import games.parlour.lab.match.GameResult;
import java.util.ArrayList;
import java.util.List;

/** What the studies have in common in which one player has every seat. */
final class TrialArguments {
  private TrialArguments() {}

  static int games(CommandArguments arguments, String study) {
    return (int)
        arguments
            .number("games", 1, MatchCommand.MOST_GAMES)
            .orElseThrow(() -> missing("--games N", study));
  }

  static long seed(CommandArguments arguments) {
    return arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1);
  }

  static Refusal missing(String label, String study) {
    String command = Program.NAME + " lab " + study;
    return new Refusal(Text.of("refused.missing", "label", label, "command", command));
  }

  /** The options that mean something in a set-up, each with its value. */
  static List<String> chosen(Game<?, ?> game, Setup setup) {
    List<String> chosen = new ArrayList<>();
    for (Option option : game.options()) {
      if (option.applies(setup.options())) {
        chosen.add(option.key() + "=" + setup.option(option.key()));
      }
    }
    return chosen;
  }

  /** Says so where a game ended because the player did what it may not. */
  static void tellFault(
      CommandContext context, ProgressLine progress, String player, GameResult played) {
    if (played.fault()) {
      progress.close();
      context.aside(
          "match.fault", "number", played.number(), "player", player, "reason", played.reason());
    }
  }
}
