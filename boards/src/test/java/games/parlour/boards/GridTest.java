package games.parlour.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.boards.fast.SquareBits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridTest {
  private final Grid grid = new Grid(11, 12);

  @ParameterizedTest
  @CsvSource({"1,1", "8,8", "11,12", "18,18", "1,18", "18,1"})
  void everySquareHasItsNameAndNumber(int width, int height) {
    Grid any = new Grid(width, height);
    int last = -1;
    for (int file = 0; file < width; file++) {
      for (int rank = 0; rank < height; rank++) {
        int square = any.square(file, rank);
        assertThat(square).as("in order, file by file").isGreaterThan(last);
        assertThat(any.file(square)).isEqualTo(file);
        assertThat(any.rank(square)).isEqualTo(rank);
        assertThat(any.square(any.name(square))).isEqualTo(square);
        last = square;
      }
    }
    assertThat(last).isLessThan(any.numbers());
    assertThat(any.numbers()).isBetween(1, 64 * SquareBits.WORDS);
  }

  @Test
  void aroundASquareLieUpToEight() {
    assertThat(grid.names(grid.around(grid.square("a1")))).containsExactly("a2", "b1", "b2");
    assertThat(grid.names(grid.around(grid.square("k12")))).containsExactly("j11", "j12", "k11");
    assertThat(grid.around(grid.square("e5")).size()).isEqualTo(8);
  }

  @Test
  void aWayIsCountedInStepsOfAKing() {
    SquareSet goal = grid.squares("e5 f6");
    assertThat(grid.distance(grid.square("e5"), goal)).isZero();
    assertThat(grid.distance(grid.square("g7"), goal)).isOne();
    assertThat(grid.distance(grid.square("a12"), goal)).isEqualTo(6);
    assertThat(grid.distance(grid.square("a1"), goal)).isEqualTo(4);
  }

  @Test
  void namesAreALetterAndANumber() {
    assertThat(grid.name(grid.square(0, 0))).isEqualTo("a1");
    assertThat(grid.name(grid.square(10, 11))).isEqualTo("k12");
    assertThat(grid.square("c10")).isEqualTo(grid.square(2, 9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "1", "a0", "a13", "l1", "A1", "a1 ", "a01", "a100", "aa", "s1"})
  void otherNamesAreNoSquare(String name) {
    assertThat(grid.square(name)).isEqualTo(Grid.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "NORTH,e6", "NORTH_EAST,f6", "EAST,f5", "SOUTH_EAST,f4",
    "SOUTH,e4", "SOUTH_WEST,d4", "WEST,d5", "NORTH_WEST,d6"
  })
  void aStepLeadsToTheNeighbour(Direction direction, String to) {
    int from = grid.square("e5");
    assertThat(grid.name(grid.step(from, direction))).isEqualTo(to);
    assertThat(grid.step(from, direction)).isEqualTo(from + Grid.shift(direction));
    assertThat(direction.isDiagonal()).isEqualTo(direction.name().contains("_"));
  }

  @Test
  void noStepLeadsOverTheEdge() {
    int steps = 0;
    for (int square : grid.rectangle("a1", "k12").list()) {
      for (Direction direction : Direction.values()) {
        int to = grid.step(square, direction);
        steps += to == Grid.NONE ? 0 : 1;
        boolean near =
            Math.abs(grid.file(to) - grid.file(square)) <= 1
                && Math.abs(grid.rank(to) - grid.rank(square)) <= 1;
        assertThat(to == Grid.NONE || near)
            .as(
                "the step from %s to the %s leads to a neighbour, not to %s",
                grid.name(square), direction, grid.name(to))
            .isTrue();
      }
    }
    assertThat(steps).isEqualTo(2 * (10 * 12 + 11 * 11 + 2 * 10 * 11));
    assertThat(grid.step(grid.square("a12"), Direction.NORTH)).isEqualTo(Grid.NONE);
    assertThat(grid.step(grid.square("k1"), Direction.SOUTH_EAST)).isEqualTo(Grid.NONE);
  }

  @Test
  void directionsAreInOrderOfTheirSquares() {
    int last = Integer.MIN_VALUE;
    for (Direction direction : Direction.values()) {
      assertThat(Grid.shift(direction)).isGreaterThan(last);
      last = Grid.shift(direction);
    }
  }

  @Test
  void squaresAreGatheredByNameOrCorner() {
    assertThat(grid.rectangle("b2", "c3")).isEqualTo(grid.squares("c3 b2 c2 b3"));
    assertThat(grid.rectangle("a1", "k12").size()).isEqualTo(132);
  }

  @ParameterizedTest
  @CsvSource({"0,5", "5,0", "19,5", "5,19"})
  void aBoardHasItsLimits(int width, int height) {
    assertThatThrownBy(() -> new Grid(width, height)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void thereIsNoWayToAVoidSquare() {
    Grid plus = new Grid(3, 3).without(new Grid(3, 3).squares("a1 a3 c1 c3"));
    assertThat(plus.square("a1")).isEqualTo(Grid.NONE);
    assertThat(plus.square(2, 2)).isEqualTo(Grid.NONE);
    assertThat(plus.names(plus.all())).containsExactly("a2", "b1", "b2", "b3", "c2");
    assertThat(plus.rectangle("a1", "b2")).isEqualTo(plus.squares("a2 b1 b2"));
    assertThat(plus.names(plus.around(plus.square("b1")))).containsExactly("a2", "b2", "c2");
    assertThat(plus.step(plus.square("b1"), Direction.WEST)).isEqualTo(Grid.NONE);
    assertThat(plus.names(plus.voids())).containsExactly("a1", "a3", "c1", "c3");
  }
}
