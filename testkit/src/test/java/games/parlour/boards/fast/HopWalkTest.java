package games.parlour.boards.fast;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.Chains;
import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.core.random.Generator;
import games.parlour.core.search.MoveList;
import games.parlour.testkit.Seeds;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A fast form's walks against chains as {@link Chains} tells them, on boards of every size. */
class HopWalkTest {
  private static final int ROUNDS = 50;

  /** A board with two kinds of pieces on it. */
  private record Crowd(Grid grid, SquareSet own, SquareSet others) {
    static Crowd any(Generator random) {
      Grid grid = new Grid(4 + random.below(15), 4 + random.below(15));
      SquareSet own = SquareSet.empty();
      SquareSet others = SquareSet.empty();
      int share = 2 + random.below(5);
      for (int square : every(grid).list()) {
        int who = random.below(share);
        own = who == 0 ? own.with(square) : own;
        others = who == 1 && random.below(2) == 0 ? others.with(square) : others;
      }
      return new Crowd(grid, own, others);
    }

    SquareSet free() {
      return every(grid).minus(own).minus(others);
    }
  }

  private static SquareSet every(Grid grid) {
    return grid.rectangle("a1", grid.name(grid.square(grid.width() - 1, grid.height() - 1)));
  }

  /** Where a piece gets by hops over some that take nobody, and where it could take. */
  private static Set<Integer> plainly(Crowd crowd, int start, SquareSet over, int strikes) {
    Chains.Rule rule =
        Chains.on(
            crowd.grid(),
            (from, middle, to, direction, taken) -> {
              boolean strikesThere =
                  (strikes >> direction.ordinal() & 1) != 0 && crowd.others().contains(middle);
              return over.contains(middle) && crowd.free().contains(to) && !strikesThere
                  ? Optional.of(SquareSet.empty())
                  : Optional.empty();
            });
    Set<Integer> ends = new TreeSet<>();
    Chains.from(start, rule).forEach(chain -> ends.add(chain.end()));
    return ends;
  }

  private static Set<Integer> walked(HopWalk walk, int start, int strikes, boolean maySkip) {
    MoveList moves = new MoveList();
    int found = walk.walk(start, strikes, maySkip, moves);
    assertThat(walk.square(0)).isEqualTo(start);
    assertThat(moves.size()).isEqualTo(found - 1);
    Set<Integer> ends = new TreeSet<>();
    for (int i = 1; i < found; i++) {
      assertThat(ends.add(walk.square(i))).as("each square once").isTrue();
      assertThat(moves.get(i - 1)).isEqualTo(start | walk.square(i) << 9);
    }
    return ends;
  }

  @Test
  void itFindsWhatChainsFind() {
    Seeds.repeatably(
        random -> {
          for (int round = 0; round < ROUNDS; round++) {
            Crowd crowd = Crowd.any(random);
            HopWalk walk = new HopWalk();
            walk.ready(SquareBits.of(crowd.own()), SquareBits.of(crowd.free()));
            for (int start : crowd.own().list()) {
              Set<Integer> ends = plainly(crowd, start, crowd.own(), 0);
              assertThat(walked(walk, start, 0, true)).isEqualTo(ends);
              assertThat(walked(walk, start, 0, false)).isEqualTo(ends);
              assertThat(SquareBits.has(walk.starts(), start)).isEqualTo(!ends.isEmpty());
            }
          }
        });
  }

  @Test
  void hopsThatTakeAreToldAndNotGone() {
    Seeds.repeatably(
        random -> {
          for (int round = 0; round < ROUNDS; round++) {
            Crowd crowd = Crowd.any(random);
            SquareSet over = crowd.own().or(crowd.others());
            int[] anywhere = new int[crowd.grid().numbers()];
            Arrays.fill(anywhere, 0xFF);
            HopWalk walk = new HopWalk();
            long[] all = SquareBits.of(over);
            long[] prey = SquareBits.of(crowd.others());
            walk.ready(all, all, prey, SquareBits.of(crowd.free()), anywhere);
            for (int start : crowd.own().list()) {
              int strikes = random.below(256);
              assertThat(walked(walk, start, symmetric(strikes), true))
                  .isEqualTo(plainly(crowd, start, over, symmetric(strikes)));
              for (int i = 0; i < walk.strikers(); i++) {
                int at = walk.striker(i) & 511;
                for (int ways = walk.striker(i) >>> 9; ways != 0; ways &= ways - 1) {
                  int shift = HopWalk.shift(Integer.numberOfTrailingZeros(ways));
                  assertThat(crowd.others().contains(at + shift))
                      .as("%s is hopped over and holds an enemy", at + shift)
                      .isTrue();
                  assertThat(crowd.free().contains(at + 2 * shift))
                      .as("%s is landed on and free", at + 2 * shift)
                      .isTrue();
                }
              }
            }
          }
        });
  }

  /** Directions that strike come in pairs, one and its opposite. */
  private static int symmetric(int strikes) {
    return strikes | Integer.reverse(strikes) >>> 24;
  }

  @Test
  void whoCannotBeHoppedWithoutBeingTakenIsNoBridge() {
    Grid grid = new Grid(7, 7);
    SquareSet own = grid.squares("d4");
    SquareSet others = grid.squares("d5 e4");
    SquareSet free = every(grid).minus(own).minus(others);
    HopWalk walk = new HopWalk();
    int[] anywhere = new int[grid.numbers()];
    Arrays.fill(anywhere, 0xFF);
    long[] all = SquareBits.of(own.or(others));
    walk.ready(all, SquareBits.of(own), SquareBits.of(others), SquareBits.of(free), anywhere);
    int north = 1 << Direction.NORTH.ordinal();
    int start = grid.square("d4");
    assertThat(walked(walk, start, north, false)).isEmpty();
    assertThat(walk.strikers()).isOne();
    assertThat(walk.striker(0)).isEqualTo(start | north << 9);
    walk.ready(all, all, SquareBits.of(others), SquareBits.of(free), anywhere);
    assertThat(walked(walk, start, north, false)).containsExactly(grid.square("f4"));
  }

  @Test
  void directionsCanBeForbidden() {
    Grid grid = new Grid(7, 7);
    SquareSet own = grid.squares("d4 d5 e4");
    HopWalk walk = new HopWalk();
    int[] eastOnly = new int[grid.numbers()];
    Arrays.fill(eastOnly, 1 << Direction.EAST.ordinal());
    long[] all = SquareBits.of(own);
    walk.ready(all, all, SquareBits.empty(), SquareBits.of(every(grid).minus(own)), eastOnly);
    assertThat(walked(walk, grid.square("d4"), 0, true)).containsExactly(grid.square("f4"));
  }
}
