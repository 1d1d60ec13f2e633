package games.parlour.cli.study;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.text.Text;
import games.parlour.players.Players;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.analysis.Assessment;
import java.util.ArrayList;
import java.util.List;

/** The best lines of one position. */
final class PositionAnalysisText<P extends Position<P, M>, M extends Move> {
  private static final int WIDTH = 80;

  private final CommandContext context;
  private final StudyPosition<P, M> study;

  PositionAnalysisText(CommandContext context, StudyPosition<P, M> study) {
    this.context = context;
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
      best.forEach(thought -> lines.add(VariationText.json(study.game(), thought).fields()));
      context.out().println(study.json().with("lines", lines).page());
      return;
    }
    Assessment<M> first = best.getFirst();
    boolean inWorlds = Players.isUncertain(study.game(), study.setup());
    context.say(
        inWorlds ? "analyse.worlds" : "analyse.position",
        "seat",
        Text.of("seat." + decide.seat().name()),
        "chance",
        VariationText.percent(first.chance()),
        "depth",
        first.depth());
    for (int i = 0; i < best.size(); i++) {
      print(i + 1, best.get(i), inWorlds);
    }
  }

  /** Where dice fall a score counts no pieces; the chance says it all. */
  private void print(int place, Assessment<M> thought, boolean inWorlds) {
    String chance = VariationText.percent(thought.chance());
    String head =
        inWorlds
            ? String.format("%3d %6s  ", place, chance)
            : String.format("%3d %6s %8s  ", place, chance, VariationText.score(thought));
    String moves = String.join(" ", VariationText.moves(study.game(), thought));
    List<String> lines = TextWrapper.lines(moves, WIDTH - head.length());
    context.out().println(head + lines.getFirst());
    lines.stream().skip(1).forEach(line -> context.out().println(" ".repeat(head.length()) + line));
  }
}
