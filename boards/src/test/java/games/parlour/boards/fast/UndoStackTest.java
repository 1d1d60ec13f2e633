package games.parlour.boards.fast;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UndoStackTest {
  @Test
  void whatWasRememberedLastComesBackFirst() {
    UndoStack undo = new UndoStack();
    for (int i = 0; i < 5000; i++) { // more than it has room for at first
      undo.push(i, -i);
      undo.pushVictim(1, i % 342);
    }
    for (int i = 4999; i >= 0; i--) {
      assertThat(undo.hasTaken()).isTrue();
      undo.pop();
      assertThat(undo.hasVictim()).isTrue();
      assertThat(undo.move()).isEqualTo(i);
      assertThat(undo.state()).isEqualTo(-i);
      assertThat(undo.popVictim()).isEqualTo(i % 342 | 1 << 9);
      assertThat(undo.hasVictim()).isFalse();
    }
  }

  @Test
  void clearedItHasTakenNobody() {
    UndoStack undo = new UndoStack();
    undo.push(1, 2);
    undo.pushVictim(0, 3);
    undo.clear();
    undo.push(4, 5);
    assertThat(undo.hasTaken()).isFalse();
    undo.pop();
    assertThat(undo.hasVictim()).isFalse();
    assertThat(undo.move()).isEqualTo(4);
  }
}
