package games.parlour.cli;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import games.parlour.core.Turn;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.analysis.Assessment;
import java.util.ArrayList;
import java.util.List;

/** The best lines of one position. */
final class PositionLines<P extends Position<P, M>, M extends Move> {
  private static final int WIDTH = 80;

  private final Desk desk;
  private final Study<P, M> study;

  PositionLines(Desk desk, Study<P, M> study) {
    this.desk = desk;
    this.study = study;
  }

  void tell(Analysis<P, M> analysis, boolean json) {
    Turn turn = study.position().turn();
    if (!(turn instanceof Turn.Decide decide)) {
      throw new Refusal(Text.of(turn instanceof Turn.Over ? "refused.over" : "ugi.chance"));
    }
    List<Assessment<M>> best = analysis.best(study.position());
    if (json) {
      List<Object> lines = new ArrayList<>();
      best.forEach(thought -> lines.add(LineText.json(study.game(), thought).fields()));
      desk.out().println(study.json().with("lines", lines).page());
      return;
    }
    Assessment<M> first = best.getFirst();
    desk.say(
        "analyse.position",
        "seat",
        Text.of("seat." + decide.seat().name()),
        "chance",
        LineText.percent(first.chance()),
        "depth",
        first.depth());
    for (int i = 0; i < best.size(); i++) {
      print(i + 1, best.get(i));
    }
  }

  private void print(int place, Assessment<M> thought) {
    String head =
        String.format(
            "%3d %6s %8s  ", place, LineText.percent(thought.chance()), LineText.score(thought));
    String moves = String.join(" ", LineText.moves(study.game(), thought));
    List<String> lines = Wrap.lines(moves, WIDTH - head.length());
    desk.out().println(head + lines.getFirst());
    lines.stream().skip(1).forEach(line -> desk.out().println(" ".repeat(head.length()) + line));
  }
}
