package games.parlour.boards.fast;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.core.Generator;
import games.parlour.core.MoveList;
import games.parlour.testkit.Seeds;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A fast form against the plain way to say the same, on boards of every size. */
class FastPartsTest {
  private static final int ROUNDS = 300;

  private static Grid anyGrid(Generator random) {
    return new Grid(3 + random.below(16), 3 + random.below(16));
  }

  private static SquareSet anySet(Grid grid, Generator random) {
    SquareSet set = SquareSet.empty();
    int share = 1 + random.below(6);
    for (int file = 0; file < grid.width(); file++) {
      for (int rank = 0; rank < grid.height(); rank++) {
        set = random.below(share) == 0 ? set.with(grid.square(file, rank)) : set;
      }
    }
    return set;
  }

  private static List<Integer> everySquare(Grid grid) {
    return grid.rectangle("a1", grid.name(grid.square(grid.width() - 1, grid.height() - 1))).list();
  }

  @Test
  void paddedSetsCountAndFind() {
    Seeds.repeatably(
        random -> {
          Grid grid = anyGrid(random);
          SquareSet set = anySet(grid, random);
          long[] padded = SquareBits.of(set);
          List<Integer> squares = set.list();
          for (int i = 0; i < squares.size(); i++) {
            assertThat(SquareBits.nth(padded, i)).isEqualTo(squares.get(i));
            assertThat(SquareBits.below(padded, squares.get(i))).isEqualTo(i);
          }
          for (int square : everySquare(grid)) {
            assertThat(SquareBits.has(padded, square)).isEqualTo(set.contains(square));
            SquareBits.flip(padded, square);
            assertThat(SquareBits.has(padded, square)).isNotEqualTo(set.contains(square));
          }
        });
  }

  @Test
  void neighboursAreThoseOneAndTwoStepsAway() {
    Seeds.repeatably(
        random -> {
          for (int round = 0; round < ROUNDS / 10; round++) {
            Grid grid = anyGrid(random);
            SquareSet set = anySet(grid, random);
            long[] padded = SquareBits.of(set);
            for (int square : everySquare(grid)) {
              int around = 0;
              int beyond = 0;
              for (Direction direction : Direction.values()) {
                int next = grid.step(square, direction);
                int after = next < 0 ? next : grid.step(next, direction);
                around |= set.contains(next) ? 1 << direction.ordinal() : 0;
                beyond |= set.contains(after) ? 1 << direction.ordinal() : 0;
              }
              assertThat(Neighbours.around(padded, square)).isEqualTo(around);
              // beyond the unused row a far square may seem near; whoever asks looks around first
              int seen = Neighbours.beyond(padded, square);
              assertThat(seen & beyond).isEqualTo(beyond);
              assertThat(seen & onBoard(grid, square)).isEqualTo(beyond);
            }
          }
        });
  }

  /** The directions in which the next square is on the board. */
  private static int onBoard(Grid grid, int square) {
    int directions = 0;
    for (Direction direction : Direction.values()) {
      directions |= grid.step(square, direction) >= 0 ? 1 << direction.ordinal() : 0;
    }
    return directions;
  }

  @Test
  void diagonalsAreThoseOfTheDirections() {
    for (Direction direction : Direction.values()) {
      assertThat((Neighbours.DIAGONALS >>> direction.ordinal() & 1) != 0)
          .isEqualTo(direction.isDiagonal());
    }
  }

  @Test
  void stepsAreFoundCountedPickedAndListed() {
    Seeds.repeatably(
        random -> {
          for (int round = 0; round < ROUNDS; round++) {
            Grid grid = anyGrid(random);
            SquareSet pieces = anySet(grid, random);
            SquareSet free = anySet(grid, random).minus(pieces);
            Set<Integer> expected = new TreeSet<>();
            for (int from : pieces.list()) {
              for (Direction direction : Direction.values()) {
                int to = grid.step(from, direction);
                if (free.contains(to)) {
                  expected.add(from | to << 9);
                }
              }
            }
            StepMap map = new StepMap();
            int count = map.find(SquareBits.of(pieces), SquareBits.of(free));
            MoveList list = new MoveList();
            map.list(list);
            List<Integer> listed = new ArrayList<>();
            for (int i = 0; i < count; i++) {
              listed.add((int) list.get(i));
              assertThat(map.pick(i)).isEqualTo(listed.get(i));
            }
            assertThat(list.size()).isEqualTo(count);
            assertThat(listed).containsExactlyInAnyOrderElementsOf(expected);
          }
        });
  }

  @Test
  void squaresWithAWayOnAreFound() {
    Seeds.repeatably(
        random -> {
          for (int round = 0; round < ROUNDS; round++) {
            Grid grid = anyGrid(random);
            SquareSet over = anySet(grid, random);
            SquareSet free = anySet(grid, random).minus(over);
            HopMap map = new HopMap();
            map.find(SquareBits.of(over), SquareBits.of(free));
            for (int square : everySquare(grid)) {
              int ways = 0;
              for (Direction direction : Direction.values()) {
                int middle = grid.step(square, direction);
                int to = middle < 0 ? middle : grid.step(middle, direction);
                ways += over.contains(middle) && free.contains(to) ? 1 : 0;
              }
              assertThat(SquareBits.has(map.any(), square)).isEqualTo(ways >= 1);
              assertThat(SquareBits.has(map.several(), square)).isEqualTo(ways >= 2);
            }
          }
        });
  }

  @Test
  void reachedKeepsEachStateOnceInOrder() {
    Seeds.repeatably(
        random -> {
          StateQueue reached = new StateQueue();
          for (int round = 0; round < 40; round++) {
            reached.clear();
            Set<Integer> expected = new LinkedHashSet<>();
            int range = 1 << (1 + random.below(29));
            for (int i = random.below(4000); i >= 0; i--) {
              int state = random.below(range);
              expected.add(state);
              reached.add(state);
            }
            List<Integer> states = new ArrayList<>();
            for (int i = 0; i < reached.size(); i++) {
              states.add(reached.get(i));
            }
            assertThat(states).containsExactlyElementsOf(expected);
          }
        });
  }

  @Test
  void repetitionCountsTheSameMover() {
    Seeds.repeatably(
        random -> {
          RepetitionTable repetition = new RepetitionTable();
          repetition.clear();
          List<Long> keys = new ArrayList<>();
          for (int i = 0; i < 3000; i++) {
            if (keys.size() > 1 && random.below(3) == 0) {
              keys.removeLast();
              repetition.pop();
            } else {
              // the mover's part of the key keeps boards of different movers apart
              long key = 2L * random.below(40) + keys.size() % 2;
              key |= (long) random.below(2) << 40;
              keys.add(key);
              repetition.push(key);
            }
            long last = keys.getLast();
            long times = keys.stream().filter(key -> key == last).count();
            assertThat(repetition.hasOccurred(3)).isEqualTo(times >= 3);
          }
        });
  }
}
