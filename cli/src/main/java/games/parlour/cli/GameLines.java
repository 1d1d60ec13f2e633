package games.parlour.cli;

import games.parlour.core.Entry;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import games.parlour.core.Text;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.Mark;
import games.parlour.players.analysis.MoveJudgement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;

/** Every move of a recorded game that counts, judged. */
final class GameLines<P extends Position<P, M>, M extends Move> {
  private static final int WIDTH = 80;

  private final Desk desk;
  private final Session<P, M> session;
  private final Analysis<P, M> analysis;
  private final Map<String, List<MoveJudgement<M>>> bySeat = new LinkedHashMap<>();
  private final int seatWidth;
  private final int markWidth;

  GameLines(Desk desk, Session<P, M> session, Analysis<P, M> analysis) {
    this.desk = desk;
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
    return desk.words().tell("seat." + seat);
  }

  private String word(Mark mark) {
    return mark == Mark.NONE ? "" : desk.words().tell("mark." + mark.word());
  }

  private void each(BiConsumer<Entry.Moved, MoveJudgement<M>> teller) {
    for (int number : session.line()) {
      if (session.record().log().get(number - 1) instanceof Entry.Moved moved) {
        MoveJudgement<M> judged =
            analysis.judge(session.positionBefore(number), session.moveOf(number));
        bySeat.getOrDefault(moved.seat(), List.of()).add(judged);
        teller.accept(moved, judged);
      }
    }
  }

  /** Prints a line for each move as soon as it is judged, and then a summary for each seat. */
  void print() {
    String form = "%4s  %-" + seatWidth + "s  %6s %6s  %-" + markWidth + "s  ";
    String head =
        String.format(
            form,
            "",
            "",
            desk.words().tell("analyse.before"),
            desk.words().tell("analyse.after"),
            "");
    desk.out().println(head.stripTrailing());
    each(
        (moved, judged) -> {
          line(
              String.format(
                  form,
                  moved.number(),
                  name(moved.seat()),
                  LineText.percent(judged.before()),
                  LineText.percent(judged.after()),
                  word(judged.mark())),
              moved.move());
          if (judged.mark() != Mark.NONE) {
            better(judged);
          }
          desk.out().flush();
        });
    desk.out().println();
    bySeat.forEach(this::summary);
  }

  private void better(MoveJudgement<M> judged) {
    for (Assessment<M> thought : judged.best()) {
      String head =
          desk.words()
              .tell(Text.of("analyse.better", "chance", LineText.percent(thought.chance())));
      line(" ".repeat(6) + head + " ", String.join(" ", LineText.moves(session.game(), thought)));
    }
  }

  private void line(String head, String rest) {
    List<String> lines = Wrap.lines(rest, WIDTH - head.length());
    desk.out().println(head + lines.getFirst());
    lines.stream().skip(1).forEach(more -> desk.out().println(" ".repeat(head.length()) + more));
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
            String.format(Locale.of(desk.language().tag()), "%.1f", all.meanLoss() * 100),
            "inaccuracies",
            all.inaccuracies(),
            "mistakes",
            all.mistakes(),
            "blunders",
            all.blunders());
    Wrap.lines(desk.words().tell(told), WIDTH).forEach(desk.out()::println);
  }

  /** The same for programs. */
  Json json() {
    List<Object> moves = new ArrayList<>();
    each((moved, judged) -> moves.add(json(moved, judged).fields()));
    Json players = new Json();
    bySeat.forEach(
        (seat, judged) -> {
          MoveJudgement.Summary all = MoveJudgement.Summary.of(judged);
          players.with(
              seat,
              new Json()
                  .with("moves", all.moves())
                  .with("mean_loss", LineText.rounded(all.meanLoss()))
                  .with("inaccuracies", all.inaccuracies())
                  .with("mistakes", all.mistakes())
                  .with("blunders", all.blunders()));
        });
    return new Json()
        .with("game", session.game().id())
        .with("options", session.record().setup().options())
        .with("moves", moves)
        .with("players", players);
  }

  private Json json(Entry.Moved moved, MoveJudgement<M> judged) {
    List<Object> best = new ArrayList<>();
    judged.best().forEach(one -> best.add(LineText.json(session.game(), one).fields()));
    return new Json()
        .with("entry", moved.number())
        .with("seat", moved.seat())
        .with("move", moved.move())
        .with("before", LineText.rounded(judged.before()))
        .with("after", LineText.rounded(judged.after()))
        .with("loss", LineText.rounded(judged.loss()))
        .with("mark", judged.mark().word())
        .with("played", LineText.json(session.game(), judged.played()))
        .with("best", best);
  }
}
