package games.parlour.cli;

import games.parlour.core.Refusal;
import games.parlour.core.Text;
import games.parlour.recordings.RecordingChecker;
import games.parlour.recordings.RecordingChecker.Comparison;
import games.parlour.recordings.RecordingChecker.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Plays games again that another program recorded, and tells where our rules differ. */
final class TraceCommand implements Command {
  private static final int DIFFERENT = 1;

  @Override
  public String name() {
    return "trace";
  }

  @Override
  public void shape(Shape shape) {
    shape.parameters("file").flag("json");
  }

  @Override
  public int run(Desk desk, Given given) {
    RecordingChecker checker = checker();
    boolean json = given.has("json");
    int cards = 0;
    List<Map<String, @Nullable Object>> found = new ArrayList<>();
    for (String file : given.parameters()) {
      Comparison comparison = compare(checker, file);
      cards += comparison.cards();
      for (Difference difference : comparison.differences()) {
        found.add(fields(file, difference));
        if (!json) {
          tell(desk, file, difference);
        }
      }
    }
    int games = given.parameters().size();
    if (json) {
      desk.out()
          .println(
              new Json()
                  .with("games", games)
                  .with("cards", cards)
                  .with("differences", found)
                  .page());
    } else {
      desk.say("trace.count", "games", games, "cards", cards, "differences", found.size());
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
    return new Json()
        .with("file", file)
        .with("step", difference.step())
        .with("card", difference.card())
        .with("field", difference.field())
        .with("expected", difference.expected())
        .with("ours", difference.ours())
        .fields();
  }

  private static void tell(Desk desk, String file, Difference difference) {
    desk.say(
        "trace.difference",
        "file",
        Harmless.line(file),
        "step",
        difference.step(),
        "card",
        Harmless.line(difference.card()),
        "field",
        Harmless.line(difference.field()),
        "expected",
        Harmless.line(difference.expected()),
        "ours",
        Harmless.line(difference.ours()));
  }
}
