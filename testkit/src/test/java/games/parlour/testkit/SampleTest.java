package games.parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Generator;
import java.util.List;
import org.junit.jupiter.api.Test;

class SampleTest {
  private final Generator random = new Generator(1);

  @Test
  void aSampleHasEachAtMostOnce() {
    List<Integer> all = List.of(1, 2, 3, 4, 5, 6, 7);
    assertThat(Sample.of(all, 4, random)).hasSize(4).doesNotHaveDuplicates().isSubsetOf(all);
    assertThat(Sample.of(all, 99, random)).containsExactlyInAnyOrderElementsOf(all);
    assertThat(Sample.of(List.of(), 3, random)).isEmpty();
  }

  @Test
  void theEndsAreAlwaysLookedAt() {
    assertThat(Sample.upTo(0, 5, random)).containsExactly(0);
    assertThat(Sample.upTo(1, 5, random)).containsExactly(0, 1);
    assertThat(Sample.upTo(2, 5, random)).containsExactly(0, 1, 2);
    assertThat(Sample.upTo(4, 99, random)).containsExactly(0, 1, 2, 3, 4);
    assertThat(Sample.upTo(100, 9, random))
        .hasSize(9)
        .contains(0, 99, 100)
        .isSorted()
        .doesNotHaveDuplicates();
  }
}
