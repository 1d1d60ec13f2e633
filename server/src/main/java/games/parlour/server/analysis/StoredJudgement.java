package games.parlour.server.analysis;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.record.Entry;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.MoveJudgement;
import java.util.List;

/**
 * What an analysis makes of a move, in no language, as it is stored.
 *
 * @param before the chance of the seat that moved, had it found the best move
 * @param after its chance with the move that it played
 * @param winIn in how many moves the best line wins by force; negative if it loses; else zero
 * @param line the best line, the best move first
 */
record StoredJudgement(
    int entry,
    String seat,
    String move,
    double before,
    double after,
    int winIn,
    int depth,
    List<String> line) {
  /** Chances are told in hundredths; more digits would only make the stored text longer. */
  private static final double DIGITS = 10_000;

  StoredJudgement {
    line = List.copyOf(line);
  }

  static <M extends Move> StoredJudgement of(
      Game<?, M> game, Entry.Moved moved, MoveJudgement<M> judged) {
    Assessment<M> best = judged.best().getFirst();
    Assessment<M> shown = best.chance() >= judged.after() ? best : judged.played();
    return new StoredJudgement(
        moved.number(),
        moved.seat(),
        moved.move(),
        rounded(judged.before()),
        rounded(judged.after()),
        shown.winIn(),
        shown.depth(),
        shown.line().stream().map(game.notation()::write).toList());
  }

  private static double rounded(double chance) {
    return Math.round(chance * DIGITS) / DIGITS;
  }

  /** What the move gave away. */
  double loss() {
    return rounded(before - after);
  }
}
