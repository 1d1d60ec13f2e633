package games.parlour.samplegame;

import games.parlour.boards.BoardMove;
import games.parlour.core.Move;
import java.util.List;

/** What can be done in Sample Game: one record for each kind of move. */
public sealed interface SampleGameMove extends Move {
  /** R2: a piece goes to a free square in front of it. */
  record Step(String start, String end) implements SampleGameMove, BoardMove {
    @Override
    public List<String> path() {
      return List.of(start, end);
    }

    /** Nothing is ever taken. */
    @Override
    public List<String> taken() {
      return List.of();
    }
  }
}
