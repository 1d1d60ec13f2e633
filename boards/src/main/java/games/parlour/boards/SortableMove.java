package games.parlour.boards;

import java.util.Comparator;
import java.util.List;

/**
 * One way for a piece to move, with what tells it from its other ones: ways with the same end and
 * the same captures are one move.
 *
 * @param to where it ends
 * @param taken whom it takes
 * @param move the move itself
 * @param <M> the game's moves
 */
public record SortableMove<M>(int to, SquareSet taken, M move) {
  /** The moves of one piece in canonical order: by end, then captures. */
  public static <M> List<M> inOrder(List<SortableMove<M>> ways) {
    return ways.stream()
        .sorted(
            Comparator.<SortableMove<M>>comparingInt(SortableMove::to)
                .thenComparing(SortableMove::taken))
        .map(SortableMove::move)
        .toList();
  }
}
