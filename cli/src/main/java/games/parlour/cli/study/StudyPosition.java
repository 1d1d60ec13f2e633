package games.parlour.cli.study;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.text.Text;
import java.util.List;

/**
 * A position to be studied: the start, or a written position, after the moves that were given.
 *
 * @param setup how it began
 * @param position where it is now
 */
public record StudyPosition<P extends Position<P, M>, M extends Move>(
    Game<P, M> game, Setup setup, P position) {
  /** The flags that say which position is meant. */
  public static void describe(CommandSyntax syntax) {
    syntax.parameter("game", true).options(Occasion.STUDY).value("moves").value("position");
  }

  public static <P extends Position<P, M>, M extends Move> StudyPosition<P, M> of(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    Setup setup = arguments.setup(context, game, Occasion.STUDY);
    P position = game.start(setup);
    int number = 0;
    for (String text : words(arguments.value("moves").orElse(""))) {
      number++;
      try {
        position = position.play(game.notation().read(position, text));
      } catch (Refusal refusal) {
        throw new Refusal(
            Text.of("refused.moves", "number", number, "move", text, "why", refusal.reason()));
      }
    }
    return new StudyPosition<>(game, setup, position);
  }

  private static List<String> words(String text) {
    return List.of(text.split("[\\s,]+", -1)).stream().filter(word -> !word.isEmpty()).toList();
  }

  /** The listed moves as they are written; of a crowd a part. */
  List<String> moves() {
    return game.offers(position).stream().map(game.notation()::write).toList();
  }

  /** Whether there are more moves than {@link #moves} tells. */
  boolean isCrowd() {
    return SearchableGame.of(game).hasMoreMoves(position, Game.CROWD);
  }

  /** The beginning of an answer for programs. */
  public JsonAnswer json() {
    return new JsonAnswer()
        .with("game", game.id())
        .with("options", setup.options())
        .with("position", game.notation().writePosition(position))
        .with("turn", turn(position.turn()));
  }

  private static String turn(Turn turn) {
    return switch (turn) {
      case Turn.Decide decide -> decide.seat().name();
      case Turn.Chance chance -> "chance";
      case Turn.Over over -> "over";
    };
  }
}
