package games.parlour.boards.fast;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.core.Generator;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

/** The look back along hops finds what stepping back square by square finds. */
class HopFloodTest {
  private static final Grid GRID = new Grid(17, 17);

  @Test
  void findsWhatHoppingBackOneByOneFinds() {
    Generator random = new Generator(17);
    HopFlood flood = new HopFlood();
    for (int i = 0; i < 300; i++) {
      SquareSet pieces = some(random, 20 + random.below(100));
      SquareSet prey = some(random, 10).and(pieces);
      SquareSet doors = some(random, random.below(3));
      SquareSet free = GRID.rectangle("a1", "q17").minus(pieces);
      flood.clear();
      flood.add(SquareBits.of(doors), SquareBits.of(free));
      flood.addDiagonalHops(SquareBits.of(prey), SquareBits.of(free));
      SquareSet begin = doors.and(free).or(hops(prey, free, true));
      assertThat(onBoard(flood.flood(SquareBits.of(pieces), SquareBits.of(free))))
          .as("board %s", i)
          .isEqualTo(SquareBits.of(back(begin, pieces, free)));
      flood.addStraightHops(SquareBits.of(prey), SquareBits.of(free));
      SquareSet more = begin.or(hops(prey, free, false));
      assertThat(onBoard(flood.flood(SquareBits.of(pieces), SquareBits.of(free))))
          .as("board %s", i)
          .isEqualTo(SquareBits.of(back(more, pieces, free)));
    }
  }

  /** Squares beyond the edge may be named too; nobody stands there. */
  private static long[] onBoard(long[] set) {
    long[] board = SquareBits.of(GRID.rectangle("a1", "q17"));
    for (int w = 0; w < set.length; w++) {
      board[w] &= set[w];
    }
    return board;
  }

  private static SquareSet some(Generator random, int count) {
    SquareSet squares = SquareSet.empty();
    for (int i = 0; i < count; i++) {
      squares = squares.with(GRID.square(random.below(17), random.below(17)));
    }
    return squares;
  }

  private static SquareSet hops(SquareSet over, SquareSet free, boolean diagonal) {
    SquareSet from = SquareSet.empty();
    for (int square : GRID.rectangle("a1", "q17").list()) {
      for (Direction direction : Direction.values()) {
        boolean corner = direction.files() != 0 && direction.ranks() != 0;
        int middle = GRID.step(square, direction);
        int to = middle < 0 ? Grid.NONE : GRID.step(middle, direction);
        if (corner == diagonal && to >= 0 && over.contains(middle) && free.contains(to)) {
          from = from.with(square);
        }
      }
    }
    return from;
  }

  private static SquareSet back(SquareSet begin, SquareSet over, SquareSet free) {
    SquareSet reached = begin;
    Deque<Integer> left = new ArrayDeque<>();
    for (int square : begin.list()) {
      left.add(square);
    }
    while (!left.isEmpty()) {
      int to = left.remove();
      for (Direction direction : Direction.values()) {
        int middle = GRID.step(to, direction);
        int from = middle < 0 ? Grid.NONE : GRID.step(middle, direction);
        if (from >= 0 && free.contains(to) && over.contains(middle) && !reached.contains(from)) {
          reached = reached.with(from);
          left.add(from);
        }
      }
    }
    return reached;
  }
}
