package games.parlour.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveListTest {
  @Test
  void itGrowsIsEmptiedAndFilledAgain() {
    MoveList list = new MoveList();
    for (int i = 0; i < 1_000; i++) {
      list.add(i * 3L);
    }
    assertThat(list.size()).isEqualTo(1_000);
    assertThat(list.get(999)).isEqualTo(2_997);
    list.swap(0, 999);
    assertThat(list.get(0)).isEqualTo(2_997);
    assertThat(list.get(999)).isZero();
    list.clear();
    assertThat(list.size()).isZero();
    list.add(5);
    assertThat(list.get(0)).isEqualTo(5);
  }
}
