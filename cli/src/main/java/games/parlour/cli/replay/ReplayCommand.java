package games.parlour.cli.replay;

import games.parlour.boards.picture.ViewPicture;
import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.files.NewFile;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.narration.GameNarrator;
import games.parlour.cli.output.SafeText;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;

/** Shows a game record: its header, what happened, and the board at its end or after an entry. */
public final class ReplayCommand implements Command {
  @Override
  public String name() {
    return "replay";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.parameter("file", true).value("at").value("svg").flag("plain").flag("json");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    String file = arguments.parameter().orElse("");
    if (arguments.has("svg") && arguments.has("json")) {
      throw new Refusal(Text.of("refused.flag.both", "first", "--svg", "second", "--json"));
    }
    show(context, arguments, RecordFiles.session(context, file));
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void show(
      CommandContext context, CommandArguments arguments, Session<P, M> session) {
    int at = (int) arguments.number("at", 0, session.size()).orElse(session.size());
    if (arguments.has("svg")) {
      draw(context, new ReplayPoint<>(session, at), arguments.value("svg").orElse(""));
    } else if (arguments.has("json")) {
      context.out().println(new ReplayJson<>(context, session).of(at).page());
    } else {
      boolean plain = arguments.has("plain") || !context.terminal();
      new ReplayPage<>(context, session, plain ? Paint.PLAIN : Paint.of(context::env)).print(at);
    }
  }

  private static <P extends Position<P, M>, M extends Move> void draw(
      CommandContext context, ReplayPoint<P, M> point, String file) {
    ViewPicture<P, M> picture = new ViewPicture<>(point.session(), point.at());
    String turn = new GameNarrator<>(context, point.session()).turn(point.turn());
    String drawn =
        picture
            .draw(context.words(), turn)
            .orElseThrow(() -> new Refusal(Text.of("refused.picture")));
    NewFile.write(file, drawn);
    context.say("picture.written", "file", SafeText.line(file));
  }
}
