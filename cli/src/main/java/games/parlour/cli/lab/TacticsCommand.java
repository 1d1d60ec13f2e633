package games.parlour.cli.lab;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Interruption;
import games.parlour.cli.command.ProgressLine;
import games.parlour.cli.files.NewFile;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.NumberFormats;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import games.parlour.lab.tactics.Puzzle;
import games.parlour.lab.tactics.Tactics;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Counts how many proven wins the engine finds, or collects new ones from self-played games. */
final class TacticsCommand implements Command {
  private static final List<Long> USUAL_BUDGETS = List.of(300L, 1_000L, 3_000L, 10_000L, 30_000L);
  private static final long MOST_NODES = 100_000_000;
  private static final int MOST_MADE = 10_000;
  private static final int NODES_OF_PLAY = 4_000;

  @Override
  public String name() {
    return "tactics";
  }

  @Override
  public void describe(CommandSyntax shape) {
    shape
        .parameter("game", true)
        .value("nodes")
        .value("make")
        .value("seed")
        .value("out")
        .flag("json")
        .options(Occasion.COMPUTERS);
  }

  @Override
  public int run(CommandContext desk, CommandArguments given) {
    if (given.has("make")) {
      given.apart("make", "json");
      make(desk, given.game(), given);
    } else {
      given.needs("seed", "make");
      given.needs("out", "make");
      solve(desk, given.game(), given);
    }
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void make(
      CommandContext desk, Game<P, M> game, CommandArguments given) {
    int count = (int) given.number("make", 1, MOST_MADE).orElseThrow();
    given.value("out").ifPresent(TuneCommand::checkFree);
    try (Interruption interruption = new Interruption()) {
      List<Puzzle> puzzles;
      try (ProgressLine progress = new ProgressLine(desk)) {
        puzzles =
            new Tactics<>(game)
                .make(
                    given.setup(desk, game, Occasion.COMPUTERS),
                    count,
                    given.number("nodes", 1, MOST_NODES).orElse(NODES_OF_PLAY),
                    given.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1),
                    done -> progress.tell(Text.of("tactics.progress", "done", done, "all", count)),
                    interruption::asked);
      }
      keep(desk, given, puzzles);
    }
  }

  private static void keep(CommandContext desk, CommandArguments given, List<Puzzle> puzzles) {
    String file =
        String.format(
                Locale.ROOT, "# %s%n# %s%n", given.asTyped(), LocalDate.now(ZoneId.systemDefault()))
            + puzzles.stream().map(puzzle -> puzzle.line() + "\n").collect(Collectors.joining());
    if (given.has("out")) {
      NewFile.write(given.value("out").orElseThrow(), file);
    } else {
      desk.out().print(file);
    }
    desk.out().flush();
  }

  private static <P extends Position<P, M>, M extends Move> void solve(
      CommandContext desk, Game<P, M> game, CommandArguments given) {
    List<Long> budgets = given.value("nodes").map(TacticsCommand::budgets).orElse(USUAL_BUDGETS);
    List<Puzzle> puzzles = Puzzle.of(game);
    if (puzzles.isEmpty()) {
      throw new Refusal(Text.of("refused.tactics", "game", game.id()));
    }
    Tactics<P, M> tactics = new Tactics<>(game);
    List<Object> rows = new ArrayList<>();
    NumberFormats figures = new NumberFormats(Locale.of(desk.language().tag()));
    if (!given.has("json")) {
      desk.say("tactics.head");
      desk.out().println("| --- | --- | --- | --- | --- |");
    }
    for (long nodes : budgets) {
      JsonAnswer row = new JsonAnswer().with("nodes", nodes);
      List<String> cells = new ArrayList<>();
      int all = 0;
      for (int turns = Tactics.SHORTEST; turns <= Tactics.LONGEST; turns++) {
        int wanted = turns;
        List<Puzzle> some = puzzles.stream().filter(one -> one.turns() == wanted).toList();
        int solved = tactics.solved(some, nodes);
        all += solved;
        cells.add(solved + " / " + some.size());
        row.with("in_" + turns, new JsonAnswer().with("solved", solved).with("of", some.size()));
      }
      row.with("solved", all).with("of", puzzles.size());
      rows.add(row);
      if (!given.has("json")) {
        desk.say(
            "tactics.row",
            "nodes",
            figures.count(nodes),
            "two",
            cells.get(0),
            "three",
            cells.get(1),
            "four",
            cells.get(2),
            "share",
            figures.percent((double) all / puzzles.size()));
      }
    }
    if (given.has("json")) {
      desk.out().println(new JsonAnswer().with("game", game.id()).with("budgets", rows).line());
    }
    desk.out().flush();
  }

  private static List<Long> budgets(String text) {
    if (!text.matches("[1-9]\\d{0,7}(,[1-9]\\d{0,7}){0,19}")) {
      throw new Refusal(Text.of("refused.budgets", "value", text));
    }
    return List.of(text.split(",", -1)).stream().map(Long::valueOf).toList();
  }
}
