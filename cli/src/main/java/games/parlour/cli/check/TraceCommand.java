package games.parlour.cli.check;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.SafeText;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.recordings.RecordingChecker;
import games.parlour.recordings.RecordingChecker.Comparison;
import games.parlour.recordings.RecordingChecker.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Plays games again that another program recorded, and tells where our rules differ. */
public final class TraceCommand implements Command {
  private static final int DIFFERENT = 1;

  @Override
  public String name() {
    return "trace";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.parameters("file").flag("json");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    RecordingChecker checker = checker();
    boolean json = arguments.has("json");
    int cards = 0;
    List<Map<String, @Nullable Object>> found = new ArrayList<>();
    for (String file : arguments.parameters()) {
      Comparison comparison = compare(checker, file);
      cards += comparison.cards();
      for (Difference difference : comparison.differences()) {
        found.add(fields(file, difference));
        if (!json) {
          tell(context, file, difference);
        }
      }
    }
    int games = arguments.parameters().size();
    if (json) {
      context
          .out()
          .println(
              new JsonAnswer()
                  .with("games", games)
                  .with("cards", cards)
                  .with("differences", found)
                  .page());
    } else {
      context.say("trace.count", "games", games, "cards", cards, "differences", found.size());
    }
    return found.isEmpty() ? 0 : DIFFERENT;
  }

  private static RecordingChecker checker() {
    return ServiceLoader.load(RecordingChecker.class)
        .findFirst()
        .orElseThrow(() -> new Refusal(Text.of("refused.trace.none")));
  }

  private static Comparison compare(RecordingChecker checker, String file) {
    List<String> lines = TraceFiles.lines(file);
    try {
      return checker.compare(lines);
    } catch (Refusal refusal) {
      throw RecordFiles.in(file, refusal);
    }
  }

  private static Map<String, @Nullable Object> fields(String file, Difference difference) {
    return new JsonAnswer()
        .with("file", file)
        .with("step", difference.step())
        .with("card", difference.card())
        .with("field", difference.field())
        .with("expected", difference.expected())
        .with("ours", difference.ours())
        .fields();
  }

  private static void tell(CommandContext context, String file, Difference difference) {
    context.say(
        "trace.difference",
        "file",
        SafeText.line(file),
        "step",
        difference.step(),
        "card",
        SafeText.line(difference.card()),
        "field",
        SafeText.line(difference.field()),
        "expected",
        SafeText.line(difference.expected()),
        "ours",
        SafeText.line(difference.ours()));
  }
}
