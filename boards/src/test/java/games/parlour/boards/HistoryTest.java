package games.parlour.boards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HistoryTest {
  @Test
  void momentsAreCounted() {
    History<String> first = History.of("a");
    assertThat(first.occurrences()).isOne();
    assertThat(first.before()).isNull();
    History<String> third = first.with("b").with("a");
    assertThat(third.latest()).isEqualTo("a");
    assertThat(third.occurrences()).isEqualTo(2);
    assertThat(third.with("a").occurrences()).isEqualTo(3);
    assertThat(third.with("b").occurrences()).isEqualTo(2);
  }

  @Test
  void branchesShareTheirPast() {
    History<String> trunk = History.of("a").with("b");
    History<String> left = trunk.with("c");
    History<String> right = trunk.with("b");
    assertThat(left.before()).isSameAs(trunk);
    assertThat(left.occurrences()).isOne();
    assertThat(right.occurrences()).isEqualTo(2);
    assertThat(trunk.occurrences()).isOne();
  }
}
