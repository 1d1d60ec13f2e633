package games.parlour.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.random.Generator;
import java.util.List;
import org.junit.jupiter.api.Test;

class RandomSampleTest {
  private final Generator random = new Generator(1);

  @Test
  void aSampleHasEachAtMostOnce() {
    List<Integer> all = List.of(1, 2, 3, 4, 5, 6, 7);
    assertThat(RandomSample.of(all, 4, random)).hasSize(4).doesNotHaveDuplicates().isSubsetOf(all);
    assertThat(RandomSample.of(all, 99, random)).containsExactlyInAnyOrderElementsOf(all);
    assertThat(RandomSample.of(List.of(), 3, random)).isEmpty();
  }

  @Test
  void theEndsAreAlwaysLookedAt() {
    assertThat(RandomSample.upTo(0, 5, random)).containsExactly(0);
    assertThat(RandomSample.upTo(1, 5, random)).containsExactly(0, 1);
    assertThat(RandomSample.upTo(2, 5, random)).containsExactly(0, 1, 2);
    assertThat(RandomSample.upTo(4, 99, random)).containsExactly(0, 1, 2, 3, 4);
    assertThat(RandomSample.upTo(100, 9, random))
        .hasSize(9)
        .contains(0, 99, 100)
        .isSorted()
        .doesNotHaveDuplicates();
  }
}
