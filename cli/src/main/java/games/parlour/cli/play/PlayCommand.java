package games.parlour.cli.play;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Games;
import games.parlour.cli.files.RecordFiles;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/** Plays a game in the terminal. */
public final class PlayCommand implements Command {
  @Override
  public String name() {
    return "play";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", false)
        .value("seat")
        .value("against")
        .value("with")
        .value("seed")
        .value("position")
        .value("resume")
        .flag("plain")
        .options(Occasion.TABLE);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    Optional<String> file = arguments.value("resume");
    if (file.isPresent()) {
      resume(context, arguments, file.get());
      return 0;
    }
    if (arguments.parameter().isEmpty()) {
      throw new Refusal(Text.of("refused.missing", "label", "GAME", "command", "parlour play"));
    }
    fresh(context, arguments, arguments.game());
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void fresh(
      CommandContext context, CommandArguments arguments, Game<P, M> game) {
    Setup setup = arguments.setup(context, game, Occasion.TABLE);
    PlayRequest request =
        new PlayRequest(
            arguments.value("seat"),
            arguments.value("against"),
            arguments.value("with"),
            arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE));
    new GameStarter(context, arguments.has("plain")).fresh(game, setup, request);
  }

  private static void resume(CommandContext context, CommandArguments arguments, String file) {
    RecordFiles.RecordFile read = RecordFiles.read(file);
    Game<?, ?> game;
    try {
      game = Games.named(read.parsed().record().setup().game());
    } catch (Refusal refusal) {
      throw RecordFiles.in(file, refusal);
    }
    context.learn(game);
    Optional<String> named = arguments.parameter();
    if (named.isPresent() && !Games.named(named.get()).id().equals(game.id())) {
      throw new Refusal(Text.of("refused.resume.game", "file", file, "game", game.id()));
    }
    List<String> answered = List.of("seat", "against", "with", "seed", "position");
    for (String flag : answered) {
      if (arguments.has(flag)) {
        throw new Refusal(Text.of("refused.resume.flag", "flag", "--" + flag));
      }
    }
    if (!arguments.chosen(game).isEmpty()) {
      String option = "--" + arguments.chosen(game).keySet().iterator().next();
      throw new Refusal(Text.of("refused.resume.flag", "flag", option));
    }
    new GameStarter(context, arguments.has("plain")).resume(game, file, read);
  }
}
