package games.parlour.boards;

import games.parlour.core.Move;
import java.util.List;
import java.util.Optional;

/** A move that a board can show: a piece travels along squares and may take others. */
public interface BoardMove extends Move {
  /** The names of the squares it touches, where it began first. */
  List<String> path();

  /** The names of the squares where it takes a piece, in order of squares. */
  List<String> taken();

  /** Where it begins. */
  default String from() {
    return path().getFirst();
  }

  /** Where it ends. */
  default String to() {
    return path().getLast();
  }

  /** The move with this start, end and captures, whatever path it is told by. */
  static <M extends Move> Optional<M> among(
      List<M> moves, String from, String to, List<String> taken) {
    return moves.stream()
        .filter(
            move ->
                move instanceof BoardMove known
                    && known.from().equals(from)
                    && known.to().equals(to)
                    && known.taken().equals(taken))
        .findFirst();
  }
}
