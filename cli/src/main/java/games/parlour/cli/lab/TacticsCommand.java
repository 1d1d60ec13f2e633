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
import games.parlour.core.text.Text;
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
  public void describe(CommandSyntax syntax) {
    syntax
        .parameter("game", true)
        .value("nodes")
        .value("make")
        .value("seed")
        .value("out")
        .flag("json")
        .options(Occasion.COMPUTERS);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    if (arguments.has("make")) {
      arguments.apart("make", "json");
      make(context, arguments.game(), arguments);
    } else {
      arguments.needs("seed", "make");
      arguments.needs("out", "make");
      solve(context, arguments.game(), arguments);
    }
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void make(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    int count = (int) arguments.number("make", 1, MOST_MADE).orElseThrow();
    arguments.value("out").ifPresent(TuneCommand::checkFree);
    try (Interruption interruption = new Interruption()) {
      List<Puzzle> puzzles;
      try (ProgressLine progress = new ProgressLine(context)) {
        puzzles =
            new Tactics<>(game)
                .make(
                    arguments.setup(context, game, Occasion.COMPUTERS),
                    count,
                    arguments.number("nodes", 1, MOST_NODES).orElse(NODES_OF_PLAY),
                    arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1),
                    done -> progress.tell(Text.of("tactics.progress", "done", done, "all", count)),
                    interruption::asked);
      }
      keep(context, arguments, puzzles);
    }
  }

  private static void keep(
      CommandContext context, CommandArguments arguments, List<Puzzle> puzzles) {
    String file =
        String.format(
                Locale.ROOT,
                "# %s%n# %s%n",
                arguments.asTyped(),
                LocalDate.now(ZoneId.systemDefault()))
            + puzzles.stream().map(puzzle -> puzzle.line() + "\n").collect(Collectors.joining());
    if (arguments.has("out")) {
      NewFile.write(arguments.value("out").orElseThrow(), file);
    } else {
      context.out().print(file);
    }
    context.out().flush();
  }

  private static <P extends Position<P, M>, M extends Move> void solve(
      CommandContext context, Game<P, M> game, CommandArguments arguments) {
    List<Long> budgets =
        arguments.value("nodes").map(TacticsCommand::budgets).orElse(USUAL_BUDGETS);
    List<Puzzle> puzzles = Puzzle.of(game);
    if (puzzles.isEmpty()) {
      throw new Refusal(Text.of("refused.tactics", "game", game.id()));
    }
    Tactics<P, M> tactics = new Tactics<>(game);
    List<Object> rows = new ArrayList<>();
    NumberFormats figures = new NumberFormats(Locale.of(context.language().tag()));
    if (!arguments.has("json")) {
      context.say("tactics.head");
      context.out().println("| --- | --- | --- | --- | --- |");
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
      if (!arguments.has("json")) {
        context.say(
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
    if (arguments.has("json")) {
      context.out().println(new JsonAnswer().with("game", game.id()).with("budgets", rows).line());
    }
    context.out().flush();
  }

  private static List<Long> budgets(String text) {
    if (!text.matches("[1-9]\\d{0,7}(,[1-9]\\d{0,7}){0,19}")) {
      throw new Refusal(Text.of("refused.budgets", "value", text));
    }
    return List.of(text.split(",", -1)).stream().map(Long::valueOf).toList();
  }
}
