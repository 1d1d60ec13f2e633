package games.parlour.cli.study;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.Mark;
import games.parlour.players.analysis.MoveJudgement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;

/** Every move of a recorded game that counts, judged. */
final class GameAnalysisText<P extends Position<P, M>, M extends Move> {
  private static final int WIDTH = 80;

  /** So many of the moves that gave away most are told again at the end. */
  private static final int WORST = 5;

  /** A loss below this is none: less than one in a hundred is not told. */
  private static final double LEAST_TOLD = 0.01;

  private final CommandContext context;
  private final Session<P, M> session;
  private final Analysis<P, M> analysis;
  private final Map<String, List<MoveJudgement<M>>> bySeat = new LinkedHashMap<>();
  private final List<Judged<M>> costly = new ArrayList<>();
  private final int seatWidth;
  private final int markWidth;

  private record Judged<M extends Move>(Entry.Moved moved, MoveJudgement<M> judgement) {}

  GameAnalysisText(CommandContext context, Session<P, M> session, Analysis<P, M> analysis) {
    this.context = context;
    this.session = session;
    this.analysis = analysis;
    for (Seat seat : session.seats()) {
      bySeat.put(seat.name(), new ArrayList<>());
    }
    seatWidth =
        session.seats().stream().mapToInt(seat -> name(seat.name()).length()).max().orElse(0);
    int most = 0;
    for (Mark mark : Mark.values()) {
      most = Math.max(most, word(mark).length());
    }
    markWidth = most;
  }

  private String name(String seat) {
    return context.words().tell("seat." + seat);
  }

  private String word(Mark mark) {
    return mark == Mark.NONE ? "" : context.words().tell("mark." + mark.word());
  }

  private void each(BiConsumer<Entry.Moved, MoveJudgement<M>> teller) {
    for (int number : session.line()) {
      if (session.record().log().get(number - 1) instanceof Entry.Moved moved) {
        MoveJudgement<M> judged =
            analysis.judge(session.positionBefore(number), session.moveOf(number));
        bySeat.getOrDefault(moved.seat(), List.of()).add(judged);
        if (judged.loss() >= LEAST_TOLD) {
          costly.add(new Judged<>(moved, judged));
        }
        teller.accept(moved, judged);
      }
    }
  }

  /** The moves that gave away most, the worst first. */
  private List<Judged<M>> worst() {
    return costly.stream()
        .sorted(Comparator.comparingDouble((Judged<M> one) -> one.judgement().loss()).reversed())
        .limit(WORST)
        .toList();
  }

  /** Prints a line for each move as soon as it is judged, and then a summary for each seat. */
  void print() {
    String form = "%4s  %-" + seatWidth + "s  %6s %6s  %-" + markWidth + "s  ";
    String head =
        String.format(
            form,
            "",
            "",
            context.words().tell("analyse.before"),
            context.words().tell("analyse.after"),
            "");
    context.out().println(head.stripTrailing());
    each(
        (moved, judged) -> {
          line(
              String.format(
                  form,
                  moved.number(),
                  name(moved.seat()),
                  VariationText.percent(judged.before()),
                  VariationText.percent(judged.after()),
                  word(judged.mark())),
              moved.move());
          if (judged.mark() != Mark.NONE) {
            better(judged);
          }
          context.out().flush();
        });
    context.out().println();
    bySeat.forEach(this::summary);
    if (!worst().isEmpty()) {
      context.out().println();
      context.say("analyse.worst");
      worst().forEach(this::worst);
    }
  }

  private void worst(Judged<M> one) {
    MoveJudgement<M> judged = one.judgement();
    Entry.Moved moved = one.moved();
    String form = "%4s  %-" + seatWidth + "s  −%s  ";
    String better = String.join(" ", VariationText.moves(session.game(), judged.best().getFirst()));
    Text told = Text.of("analyse.instead", "move", moved.move(), "better", better);
    line(
        String.format(
            form, moved.number(), name(moved.seat()), VariationText.percent(judged.loss())),
        context.words().tell(told));
  }

  private void better(MoveJudgement<M> judged) {
    for (Assessment<M> thought : judged.best()) {
      String head =
          context
              .words()
              .tell(Text.of("analyse.better", "chance", VariationText.percent(thought.chance())));
      line(
          " ".repeat(6) + head + " ",
          String.join(" ", VariationText.moves(session.game(), thought)));
    }
  }

  private void line(String head, String rest) {
    List<String> lines = TextWrapper.lines(rest, WIDTH - head.length());
    context.out().println(head + lines.getFirst());
    lines.stream().skip(1).forEach(more -> context.out().println(" ".repeat(head.length()) + more));
  }

  private void summary(String seat, List<MoveJudgement<M>> judged) {
    MoveJudgement.Summary all = MoveJudgement.Summary.of(judged);
    Text told =
        Text.of(
            "analyse.summary",
            "seat",
            Text.of("seat." + seat),
            "moves",
            all.moves(),
            "loss",
            String.format(Locale.of(context.language().tag()), "%.1f", all.meanLoss() * 100),
            "inaccuracies",
            all.inaccuracies(),
            "mistakes",
            all.mistakes(),
            "blunders",
            all.blunders());
    TextWrapper.lines(context.words().tell(told), WIDTH).forEach(context.out()::println);
  }

  /** The same for programs. */
  JsonAnswer json() {
    List<Object> moves = new ArrayList<>();
    each((moved, judged) -> moves.add(json(moved, judged).fields()));
    JsonAnswer players = new JsonAnswer();
    bySeat.forEach(
        (seat, judged) -> {
          MoveJudgement.Summary all = MoveJudgement.Summary.of(judged);
          players.with(
              seat,
              new JsonAnswer()
                  .with("moves", all.moves())
                  .with("mean_loss", VariationText.rounded(all.meanLoss()))
                  .with("inaccuracies", all.inaccuracies())
                  .with("mistakes", all.mistakes())
                  .with("blunders", all.blunders()));
        });
    return new JsonAnswer()
        .with("game", session.game().id())
        .with("options", session.record().setup().options())
        .with("moves", moves)
        .with("players", players)
        .with("worst", worst().stream().map(one -> one.moved().number()).toList());
  }

  private JsonAnswer json(Entry.Moved moved, MoveJudgement<M> judged) {
    List<Object> best = new ArrayList<>();
    judged.best().forEach(one -> best.add(VariationText.json(session.game(), one).fields()));
    return new JsonAnswer()
        .with("entry", moved.number())
        .with("seat", moved.seat())
        .with("move", moved.move())
        .with("before", VariationText.rounded(judged.before()))
        .with("after", VariationText.rounded(judged.after()))
        .with("loss", VariationText.rounded(judged.loss()))
        .with("mark", judged.mark().word())
        .with("played", VariationText.json(session.game(), judged.played()))
        .with("best", best);
  }
}
