package games.parlour.boards.fast;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPosition;
import games.parlour.core.Move;
import games.parlour.core.Notation;
import games.parlour.core.search.DefaultFastPosition;
import java.util.function.ToIntFunction;

/**
 * The fast form of a grid game that has none of its own yet. Captures are loud, and what counts
 * towards a draw is what the position says. One thread at a time.
 */
public class DefaultFastBoardPosition<P extends BoardPosition<P, M>, M extends Move>
    extends DefaultFastPosition<P, M> {
  /** Judges positions by a function, for side 0, in hundredths of a common piece. */
  public DefaultFastBoardPosition(Notation<P, M> notation, ToIntFunction<P> evaluation) {
    super(notation, evaluation);
  }

  @Override
  public boolean isLoud(long move) {
    return decode(move) instanceof BoardMove travel && !travel.taken().isEmpty();
  }

  @Override
  public boolean isRepetition() {
    return position().drawCounters().history().occurrences() > 1;
  }

  @Override
  public int quietTurns() {
    return position().drawCounters().quietTurns();
  }
}
