package games.parlour.boards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UndoTest {
  @Test
  void whatWasRememberedLastComesBackFirst() {
    Undo undo = new Undo();
    for (int i = 0; i < 5000; i++) { // more than it has room for at first
      undo.push(i, -i);
      undo.took(1, i % 342);
    }
    for (int i = 4999; i >= 0; i--) {
      assertThat(undo.tookAny()).isTrue();
      undo.pop();
      assertThat(undo.hasVictim()).isTrue();
      assertThat(undo.move()).isEqualTo(i);
      assertThat(undo.state()).isEqualTo(-i);
      assertThat(undo.untook()).isEqualTo(i % 342 | 1 << 9);
      assertThat(undo.hasVictim()).isFalse();
    }
  }

  @Test
  void clearedItHasTakenNobody() {
    Undo undo = new Undo();
    undo.push(1, 2);
    undo.took(0, 3);
    undo.clear();
    undo.push(4, 5);
    assertThat(undo.tookAny()).isFalse();
    undo.pop();
    assertThat(undo.hasVictim()).isFalse();
    assertThat(undo.move()).isEqualTo(4);
  }
}
