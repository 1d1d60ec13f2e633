package games.parlour.cli;

import games.parlour.cli.play.Play;
import games.parlour.cli.play.Wishes;
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
final class PlayCommand implements Command {
  @Override
  public String name() {
    return "play";
  }

  @Override
  public void shape(Shape shape) {
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
  public int run(Desk desk, Given given) {
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
      Desk desk, Given given, Game<P, M> game) {
    Setup setup = given.setup(desk, game, Occasion.TABLE);
    Wishes wishes =
        new Wishes(
            given.value("seat"),
            given.value("against"),
            given.value("with"),
            given.number("seed", Long.MIN_VALUE, Long.MAX_VALUE));
    new Play(desk, given.has("plain")).fresh(game, setup, wishes);
  }

  private static void resume(Desk desk, Given given, String file) {
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
    new Play(desk, given.has("plain")).resume(game, file, read);
  }
}
