package games.parlour.cli.replay;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.files.NewFile;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.narration.GameNarrator;
import games.parlour.cli.output.SafeText;
import games.parlour.cli.picture.BoardPicture;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Session;
import games.parlour.core.Text;

/** Shows a game record: its header, what happened, and the board at its end or after an entry. */
public final class ReplayCommand implements Command {
  @Override
  public String name() {
    return "replay";
  }

  @Override
  public void shape(CommandSyntax shape) {
    shape.parameter("file", true).value("at").value("svg").flag("plain").flag("json");
  }

  @Override
  public int run(CommandContext desk, CommandArguments given) {
    String file = given.parameter().orElse("");
    if (given.has("svg") && given.has("json")) {
      throw new Refusal(Text.of("refused.flag.both", "first", "--svg", "second", "--json"));
    }
    show(desk, given, RecordFiles.session(desk, file));
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void show(
      CommandContext desk, CommandArguments given, Session<P, M> session) {
    int at = (int) given.number("at", 0, session.size()).orElse(session.size());
    if (given.has("svg")) {
      draw(desk, new ReplayPoint<>(session, at), given.value("svg").orElse(""));
    } else if (given.has("json")) {
      desk.out().println(new ReplayJson<>(desk, session).of(at).page());
    } else {
      boolean plain = given.has("plain") || !desk.terminal();
      new ReplayPage<>(desk, session, plain ? Paint.PLAIN : Paint.of(desk::env)).print(at);
    }
  }

  private static <P extends Position<P, M>, M extends Move> void draw(
      CommandContext desk, ReplayPoint<P, M> moment, String file) {
    Text game = Text.of("game.name");
    Text title =
        moment.at() == 0
            ? Text.of("picture.start", "game", game)
            : Text.of("picture.after", "game", game, "entry", moment.at());
    String turn = new GameNarrator<>(desk, moment.session()).turn(moment.turn());
    String picture =
        BoardPicture.of(moment.scene(Paint.PLAIN, desk.words()), desk.words().tell(title), turn);
    NewFile.write(file, picture);
    desk.say("picture.written", "file", SafeText.line(file));
  }
}
