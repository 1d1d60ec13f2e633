package games.parlour.players.analysis;

import games.parlour.core.Move;
import games.parlour.core.Position;
import java.util.List;

/**
 * Looks for the best lines of positions and judges moves that were played in them. The positions
 * must be ones where a seat decides; whatever that seat may not know is not used. Mutable; one
 * thread at a time.
 */
public interface Analysis<P extends Position<P, M>, M extends Move> {
  /** The best lines, the best first. */
  List<Assessment<M>> best(P position);

  /** Judges a listed move. */
  MoveJudgement<M> judge(P position, M move);
}
