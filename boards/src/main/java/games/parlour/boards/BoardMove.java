package games.parlour.boards;

import games.parlour.core.Move;
import java.util.List;

/** A move that a board can show: a piece travels along squares and may take others. */
public interface BoardMove extends Move {
  /** The names of the squares it touches, where it began first. */
  List<String> path();

  /**
   * The names of the squares where it takes a piece, each once, in the order of squares: file by
   * file from a, and within a file from rank 1, whatever the order in which they are taken. Moves
   * with the same start, end and captures are the same, so equal captures must be told alike.
   */
  List<String> taken();

  /** Where it begins. */
  default String from() {
    return path().getFirst();
  }

  /** Where it ends. */
  default String to() {
    return path().getLast();
  }
}
