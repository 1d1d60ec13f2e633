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
import games.parlour.core.Text;
import java.util.List;
import java.util.Optional;

/** Plays a game in the terminal. */
public final class PlayCommand implements Command {
  @Override
  public String name() {
    return "play";
  }

  @Override
  public void shape(CommandSyntax shape) {
    shape
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
  public int run(CommandContext desk, CommandArguments given) {
    Optional<String> file = given.value("resume");
    if (file.isPresent()) {
      resume(desk, given, file.get());
      return 0;
    }
    if (given.parameter().isEmpty()) {
      throw new Refusal(Text.of("refused.missing", "label", "GAME", "command", "parlour play"));
    }
    fresh(desk, given, given.game());
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void fresh(
      CommandContext desk, CommandArguments given, Game<P, M> game) {
    Setup setup = given.setup(desk, game, Occasion.TABLE);
    PlayRequest wishes =
        new PlayRequest(
            given.value("seat"),
            given.value("against"),
            given.value("with"),
            given.number("seed", Long.MIN_VALUE, Long.MAX_VALUE));
    new GameStarter(desk, given.has("plain")).fresh(game, setup, wishes);
  }

  private static void resume(CommandContext desk, CommandArguments given, String file) {
    RecordFiles.Read read = RecordFiles.read(file);
    Game<?, ?> game;
    try {
      game = Games.named(read.parsed().record().setup().game());
    } catch (Refusal refusal) {
      throw RecordFiles.in(file, refusal);
    }
    desk.learn(game);
    Optional<String> named = given.parameter();
    if (named.isPresent() && !Games.named(named.get()).id().equals(game.id())) {
      throw new Refusal(Text.of("refused.resume.game", "file", file, "game", game.id()));
    }
    List<String> answered = List.of("seat", "against", "with", "seed", "position");
    for (String flag : answered) {
      if (given.has(flag)) {
        throw new Refusal(Text.of("refused.resume.flag", "flag", "--" + flag));
      }
    }
    if (!given.chosen(game).isEmpty()) {
      String option = "--" + given.chosen(game).keySet().iterator().next();
      throw new Refusal(Text.of("refused.resume.flag", "flag", option));
    }
    new GameStarter(desk, given.has("plain")).resume(game, file, read);
  }
}
