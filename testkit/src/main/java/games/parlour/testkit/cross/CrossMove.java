package games.parlour.testkit.cross;

import games.parlour.boards.BoardMove;
import java.util.List;

/** A piece goes to a neighbouring square, and may take the one that stands there. */
public record CrossMove(String start, String end, boolean takes) implements BoardMove {
  @Override
  public List<String> path() {
    return List.of(start, end);
  }

  @Override
  public List<String> taken() {
    return takes ? List.of(end) : List.of();
  }

  /** How it is written. */
  String text() {
    return start + (takes ? "x" : "-") + end;
  }
}
