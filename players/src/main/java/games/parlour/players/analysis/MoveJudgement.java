package games.parlour.players.analysis;

import games.parlour.core.Move;
import java.util.List;

/**
 * What an analysis makes of a move that was played.
 *
 * @param played the move as it was thought through, with the line that follows it best
 * @param best the best lines of the position, the best first; the played one may be among them
 */
public record MoveJudgement<M extends Move>(Assessment<M> played, List<Assessment<M>> best) {
  public MoveJudgement {
    best = List.copyOf(best);
  }

  /** The winning chance of the side that moved, had it found the best move. */
  public double before() {
    return Math.max(best.getFirst().chance(), played.chance());
  }

  /** Its winning chance with the move that it played. */
  public double after() {
    return played.chance();
  }

  /** What the move gave away. */
  public double loss() {
    return before() - after();
  }

  public Mark mark() {
    return Mark.of(loss());
  }

  /** All moves that one seat played, taken together. */
  public record Summary(int moves, double meanLoss, int inaccuracies, int mistakes, int blunders) {
    public static Summary of(List<? extends MoveJudgement<?>> judged) {
      return new Summary(
          judged.size(),
          judged.stream().mapToDouble(MoveJudgement::loss).average().orElse(0),
          count(judged, Mark.INACCURACY),
          count(judged, Mark.MISTAKE),
          count(judged, Mark.BLUNDER));
    }

    private static int count(List<? extends MoveJudgement<?>> judged, Mark mark) {
      return (int) judged.stream().filter(one -> one.mark() == mark).count();
    }
  }
}
