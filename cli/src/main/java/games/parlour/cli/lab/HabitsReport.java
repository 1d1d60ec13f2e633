package games.parlour.cli.lab;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.output.NumberFormats;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Side;
import games.parlour.core.study.StudyMeasure;
import games.parlour.core.study.StudyQuestion;
import games.parlour.core.text.Text;
import games.parlour.lab.match.Habits;
import games.parlour.lab.match.HabitsTrial;
import games.parlour.lab.statistics.Interval;
import games.parlour.lab.study.HabitCounts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** What players did, for people: tables in Markdown with a column for each phase. */
final class HabitsReport {
  /** What was decided about fewer times says too little. */
  private static final int FEWEST = 10;

  private static final int WIDTH = 80;
  private static final String NOTHING = "–";

  private final CommandContext context;
  private final HabitsTrial<?, ?> trial;
  private final Habits habits;
  private final List<Side> sides;
  private final List<Text> phases;
  private final NumberFormats figures;

  HabitsReport(CommandContext context, HabitsTrial<?, ?> trial, Habits habits) {
    this.context = context;
    this.trial = trial;
    this.habits = habits;
    this.sides = trial.game().sides(trial.setup());
    this.phases = trial.game().phases();
    this.figures = new NumberFormats(Locale.of(context.language().tag()));
  }

  void tell(String command) {
    title();
    results();
    sides.stream().filter(this::isSeated).forEach(this::choices);
    measures();
    sides.stream().filter(this::isSeated).forEach(this::subjects);
    LadderCommand.tellHowToRepeat(context, trial.seed(), command);
  }

  private boolean isSeated(Side side) {
    return trial.game().seats(trial.setup()).stream().anyMatch(seat -> seat.side().equals(side));
  }

  private void title() {
    Text title =
        Text.of(
            "habits.title",
            "game",
            Text.of("game.name"),
            "options",
            TrialArguments.chosen(trial.game(), trial.setup()),
            "player",
            trial.player());
    TextWrapper.lines(context.words().tell(title), WIDTH).forEach(context.out()::println);
  }

  private void results() {
    int games = habits.tally().all().games();
    head(
        List.of(
            told("habits.side"),
            told("habits.games"),
            told("habits.wins"),
            told("habits.share"),
            told("habits.interval")));
    for (Side side : sides) {
      int wins = habits.wins(side.index());
      Interval interval = habits.interval(side.index());
      row(
          told(name(side)),
          figures.count(games),
          figures.count(wins),
          games == 0 ? NOTHING : figures.percent((double) wins / games) + " %",
          told(
              Text.of(
                  "habits.range",
                  "low",
                  figures.percent(interval.low()),
                  "high",
                  figures.percent(interval.high()))));
    }
    head(List.of(told("habits.ending"), told("habits.games")));
    habits.tally().endings().forEach((reason, n) -> row(told(reason), figures.count(n)));
  }

  /** What a side decided, in each phase, in games it won and lost. */
  private void choices(Side side) {
    paragraph(Text.of("habits.choices", "side", name(side)));
    head(byPhase(told("habits.choice"), phase -> told(phases.get(phase))));
    int mine = side.index();
    HabitCounts won = habits.wonBy(mine);
    HabitCounts lost = habits.wonBy(1 - mine);
    List<StudyQuestion> questions = trial.game().questions();
    for (int i = 0; i < questions.size(); i++) {
      int question = i;
      StudyQuestion about = questions.get(i);
      if (isSilent(mine, question)) {
        continue;
      }
      phaseRow(
          told(Text.of("habits.times", "question", about.name())),
          phase -> both(won, lost, counts -> counts.timesPerGame(mine, phase, question), 1));
      if (about.isAmount()) {
        phaseRow(
            told(Text.of("habits.mean", "question", about.name())),
            phase -> both(won, lost, counts -> counts.meanAmount(mine, phase, question), 1));
      }
      for (int j = 0; j < about.answers().size(); j++) {
        int answer = j;
        if (!isSilent(mine, question, answer)) {
          phaseRow(
              told(
                  Text.of(
                      "habits.answer",
                      "question",
                      about.name(),
                      "answer",
                      about.answers().get(answer))),
              phase -> shares(won, lost, counts -> counts.share(mine, phase, question, answer)));
        }
      }
    }
  }

  /** Whether a side never had to decide something, as where only the other side does. */
  private boolean isSilent(int side, int question) {
    long times = 0;
    for (int phase = 0; phase < phases.size(); phase++) {
      times += habits.wonBy(0).times(side, phase, question);
      times += habits.wonBy(1).times(side, phase, question);
    }
    return times == 0;
  }

  private boolean isSilent(int side, int question, int answer) {
    long times = 0;
    for (int phase = 0; phase < phases.size(); phase++) {
      times += habits.wonBy(0).answers(side, phase, question, answer);
      times += habits.wonBy(1).answers(side, phase, question, answer);
    }
    return times == 0;
  }

  /** How games stood at the end of each phase, by who won them. */
  private void measures() {
    HabitCounts first = habits.wonBy(0);
    HabitCounts second = habits.wonBy(1);
    paragraph(
        Text.of("habits.measures", "first", name(sides.get(0)), "second", name(sides.get(1))));
    head(byPhase(told("habits.measure"), phase -> told(phases.get(phase))));
    phaseRow(
        told("habits.games"),
        phase -> figures.count(first.ends(phase)) + " / " + figures.count(second.ends(phase)));
    List<StudyMeasure> all = trial.game().measures();
    for (int i = 0; i < all.size(); i++) {
      int measure = i;
      boolean share = all.get(i).share();
      phaseRow(
          told(all.get(i).name()),
          phase ->
              share
                  ? shares(first, second, counts -> counts.mean(phase, measure))
                  : both(first, second, counts -> counts.mean(phase, measure), 1));
    }
  }

  /** What was decided about single subjects, such as cards: most often the first answer first. */
  private void subjects(Side side) {
    HabitCounts all = habits.all();
    List<StudyQuestion> questions = trial.game().questions();
    for (int i = 0; i < questions.size(); i++) {
      StudyQuestion question = questions.get(i);
      List<Map.Entry<Text, long[]>> rows =
          all.subjects(side.index(), i).entrySet().stream()
              .filter(row -> sum(row.getValue()) >= FEWEST)
              .sorted(
                  Comparator.comparingDouble(
                          (Map.Entry<Text, long[]> row) -> -share(row.getValue(), 0))
                      .thenComparingLong(row -> -sum(row.getValue()))
                      .thenComparing(row -> row.getKey().key()))
              .toList();
      if (question.subject().isPresent() && !rows.isEmpty()) {
        subjects(side, question, rows);
      }
    }
  }

  private void subjects(Side side, StudyQuestion question, List<Map.Entry<Text, long[]>> rows) {
    paragraph(
        Text.of(
            "habits.subjects", "side", name(side), "question", question.name(), "least", FEWEST));
    int[] given =
        IntStream.range(0, question.answers().size())
            .filter(answer -> rows.stream().anyMatch(row -> row.getValue()[answer] > 0))
            .toArray();
    List<String> heads = new ArrayList<>();
    heads.add(told(question.subject().orElseThrow()));
    heads.add(told("habits.count"));
    for (int answer : given) {
      heads.add(told(question.answers().get(answer)));
    }
    head(heads);
    for (Map.Entry<Text, long[]> row : rows) {
      List<String> cells = new ArrayList<>();
      cells.add(told(row.getKey()));
      cells.add(figures.count(sum(row.getValue())));
      for (int answer : given) {
        cells.add(figures.decimal(100 * share(row.getValue(), answer), 0) + " %");
      }
      row(cells.toArray(String[]::new));
    }
  }

  private static long sum(long[] counts) {
    long sum = 0;
    for (long count : counts) {
      sum += count;
    }
    return sum;
  }

  private static double share(long[] counts, int answer) {
    return (double) counts[answer] / sum(counts);
  }

  private String both(
      HabitCounts first, HabitCounts second, ToDoubleFunction<HabitCounts> what, int decimals) {
    double one = what.applyAsDouble(first);
    double other = what.applyAsDouble(second);
    return Double.isFinite(one) || Double.isFinite(other)
        ? figure(one, decimals) + " / " + figure(other, decimals)
        : NOTHING;
  }

  private String shares(HabitCounts first, HabitCounts second, ToDoubleFunction<HabitCounts> what) {
    String both = both(first, second, counts -> 100 * what.applyAsDouble(counts), 0);
    return both.equals(NOTHING) ? both : both + " %";
  }

  private String figure(double value, int decimals) {
    return Double.isFinite(value) ? figures.decimal(value, decimals) : NOTHING;
  }

  private void phaseRow(String name, IntFunction<String> cell) {
    row(byPhase(name, cell).toArray(String[]::new));
  }

  private List<String> byPhase(String name, IntFunction<String> cell) {
    List<String> cells = new ArrayList<>();
    cells.add(name);
    for (int phase = 0; phase < phases.size(); phase++) {
      cells.add(cell.apply(phase));
    }
    return cells;
  }

  private void paragraph(Text text) {
    context.out().println();
    TextWrapper.lines(told(text), WIDTH).forEach(context.out()::println);
  }

  private void head(List<String> names) {
    context.out().println();
    row(names.toArray(String[]::new));
    context.out().println("|" + " --- |".repeat(names.size()));
  }

  private void row(String... cells) {
    context.out().println("| " + String.join(" | ", cells) + " |");
  }

  private static Text name(Side side) {
    return Text.of("side." + side.name());
  }

  private String told(String key) {
    return told(Text.of(key));
  }

  private String told(Text text) {
    return context.words().tell(text);
  }
}
