package games.parlour.boards;

import games.parlour.core.Move;
import java.util.List;

/** A move that a board can show: a piece travels along squares and may take others. */
public interface BoardMove extends Move {
  /** The names of the squares it touches, where it began first. */
  List<String> path();

  /** The names of the squares where it takes a piece, in order of squares. */
  List<String> taken();
}
