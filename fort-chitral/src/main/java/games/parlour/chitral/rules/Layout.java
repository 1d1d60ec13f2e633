package games.parlour.chitral.rules;

import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import java.util.List;
import java.util.Optional;

/**
 * F1: one of the boards that may have been the lost one.
 *
 * @param index its place in {@link #ALL}
 * @param word its value as an option
 * @param fort the four squares in the middle
 * @param squares every square
 * @param start who stands where at the start
 */
public record Layout(
    int index, String word, Grid grid, SquareSet fort, SquareSet squares, Men start) {
  /** A rank of eighteen at each edge. */
  public static final Layout RANKS = of(0, "ranks", 18, "a1-r1", "a18-r18");

  /** Two staggered lines of nine at each edge, on a Halma board. */
  public static final Layout LINES = of(1, "lines", 16, "d1-l1 e2-m2", "e16-m16 d15-l15");

  /** Blocks of nine in opposite corners. */
  public static final Layout CORNERS = of(2, "corners", 12, "a1-c3 j10-l12", "a10-c12 j1-l3");

  public static final List<Layout> ALL = List.of(RANKS, LINES, CORNERS);

  private static Layout of(int index, String word, int size, String white, String black) {
    Grid grid = new Grid(size, size);
    int low = size / 2 - 1;
    SquareSet fort = grid.rectangle(diagonal(grid, low), diagonal(grid, low + 1));
    Men start = new Men(blocks(grid, white), blocks(grid, black));
    return new Layout(index, word, grid, fort, grid.all(), start);
  }

  private static String diagonal(Grid grid, int at) {
    return grid.name(grid.square(at, at));
  }

  /** Rectangles, each from its lower left to its upper right corner. */
  private static SquareSet blocks(Grid grid, String corners) {
    SquareSet squares = SquareSet.empty();
    for (String block : corners.split(" ", -1)) {
      int dash = block.indexOf('-');
      squares = squares.or(grid.rectangle(block.substring(0, dash), block.substring(dash + 1)));
    }
    return squares;
  }

  public static List<String> words() {
    return ALL.stream().map(Layout::word).toList();
  }

  static Optional<Layout> named(String word) {
    return ALL.stream().filter(layout -> layout.word.equals(word)).findFirst();
  }
}
