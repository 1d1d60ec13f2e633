package games.parlour.boards;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.random.Generator;
import games.parlour.testkit.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Compared with a plain sorted set. */
class SquareSetTest {
  private static final int NUMBERS = new Grid(18, 18).numbers();

  @Test
  void itIsASortedSetOfNumbers() {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < 300; i++) {
            oneLife(random);
          }
        });
  }

  private static void oneLife(Generator random) {
    SquareSet set = SquareSet.empty();
    NavigableSet<Integer> plain = new TreeSet<>();
    for (int step = 0; step < 40; step++) {
      int square = random.below(NUMBERS);
      NavigableSet<Integer> other = any(random);
      SquareSet otherSet = of(other);
      SquareSet before = set;
      List<Integer> listed = before.list();
      switch (random.below(6)) {
        case 0 -> {
          set = set.without(square);
          plain.remove(square);
        }
        case 1 -> {
          set = set.or(otherSet);
          plain.addAll(other);
        }
        case 2 -> {
          set = set.and(otherSet.with(square));
          other.add(square);
          plain.retainAll(other);
        }
        case 3 -> {
          set = set.minus(otherSet);
          plain.removeAll(other);
        }
        default -> {
          set = set.with(square);
          plain.add(square);
        }
      }
      isTheSame(set, plain, random.below(NUMBERS));
      assertThat(before.list()).as("sets do not change").isEqualTo(listed);
    }
  }

  private static void isTheSame(SquareSet set, NavigableSet<Integer> plain, int square) {
    assertThat(set.list()).containsExactlyElementsOf(plain);
    assertThat(set.size()).isEqualTo(plain.size());
    assertThat(set.isEmpty()).isEqualTo(plain.isEmpty());
    assertThat(set.contains(square)).isEqualTo(plain.contains(square));
    assertThat(set.contains(Grid.NONE)).as("Grid.NONE is in no set").isFalse();
    Integer next = plain.ceiling(square);
    assertThat(set.next(square)).isEqualTo(next == null ? -1 : next);
    assertThat(set).isEqualTo(of(plain)).hasSameHashCodeAs(of(plain));
    assertThat(set).hasToString(plain.toString());
  }

  @Test
  void setsAreOrderedByTheirSquares() {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < 2_000; i++) {
            NavigableSet<Integer> one = few(random);
            NavigableSet<Integer> two = few(random);
            int order = Integer.signum(of(one).compareTo(of(two)));
            assertThat(order).isEqualTo(compare(new ArrayList<>(one), new ArrayList<>(two)));
          }
        });
  }

  private static int compare(List<Integer> one, List<Integer> two) {
    for (int i = 0; i < Math.min(one.size(), two.size()); i++) {
      if (!one.get(i).equals(two.get(i))) {
        return Integer.signum(one.get(i).compareTo(two.get(i)));
      }
    }
    return Integer.signum(Integer.compare(one.size(), two.size()));
  }

  @Test
  void itsWordsHoldOneBitASquare() {
    SquareSet set = SquareSet.empty().with(0).with(63).with(64).with(130);
    assertThat(set.words(3)).containsExactly(Long.MIN_VALUE | 1, 1, 4);
  }

  private static NavigableSet<Integer> any(Generator random) {
    TreeSet<Integer> squares = new TreeSet<>();
    for (int i = random.below(60); i > 0; i--) {
      squares.add(random.below(NUMBERS));
    }
    return squares;
  }

  private static NavigableSet<Integer> few(Generator random) {
    TreeSet<Integer> squares = new TreeSet<>();
    for (int i = random.below(4); i > 0; i--) {
      squares.add(62 + random.below(4));
    }
    return squares;
  }

  private static SquareSet of(Iterable<Integer> squares) {
    SquareSet set = SquareSet.empty();
    for (int square : squares) {
      set = set.with(square);
    }
    return set;
  }
}
