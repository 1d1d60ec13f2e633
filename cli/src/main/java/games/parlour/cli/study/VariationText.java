package games.parlour.cli.study;

import games.parlour.cli.output.JsonAnswer;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.players.analysis.Assessment;
import java.util.List;
import java.util.Locale;

/** How lines that a search found are written, for people and for programs. */
final class VariationText {
  private VariationText() {}

  static <M extends Move> List<String> moves(Game<?, M> game, Assessment<M> thought) {
    return thought.line().stream().map(game.notation()::write).toList();
  }

  /** A winning chance in hundredths; what is not decided is neither 0 nor 100. */
  static String percent(double chance) {
    boolean decided = chance == 0 || chance == 1;
    long rounded = Math.round(chance * 100);
    return (decided ? rounded : Math.clamp(rounded, 1, 99)) + " %";
  }

  /** A score in pieces, for the side to move, or in how many moves the game ends. */
  static String score(Assessment<?> thought) {
    return thought.winIn() == 0
        ? String.format(Locale.ROOT, "%+.2f", thought.score() / 100.0)
        : (thought.winIn() > 0 ? "#" : "#-") + Math.abs(thought.winIn());
  }

  static <M extends Move> JsonAnswer json(Game<?, M> game, Assessment<M> thought) {
    return new JsonAnswer()
        .with("depth", thought.depth())
        .with("score", thought.score())
        .with("win_in", thought.winIn())
        .with("chance", rounded(thought.chance()))
        .with("nodes", thought.nodes())
        .with("line", moves(game, thought));
  }

  static double rounded(double number) {
    return Math.round(number * 10_000) / 10_000.0;
  }
}
