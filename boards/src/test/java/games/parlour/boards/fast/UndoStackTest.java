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
      assertThat(undo.hasTaken()).as("move %s has taken a piece", i).isTrue();
      undo.pop();
      assertThat(undo.hasVictim()).as("the piece that move %s took is there", i).isTrue();
      assertThat(undo.move()).isEqualTo(i);
      assertThat(undo.state()).isEqualTo(-i);
      assertThat(undo.popVictim()).isEqualTo(i % 342 | 1 << 9);
      assertThat(undo.hasVictim()).as("move %s has taken no second piece", i).isFalse();
    }
  }

  @Test
  void clearedItHasTakenNobody() {
    UndoStack undo = new UndoStack();
    undo.push(1, 2);
    undo.pushVictim(0, 3);
    undo.clear();
    undo.push(4, 5);
    assertThat(undo.hasTaken()).as("no piece is left from before the stack was cleared").isFalse();
    undo.pop();
    assertThat(undo.hasVictim()).as("no piece is left from before the stack was cleared").isFalse();
    assertThat(undo.move()).isEqualTo(4);
  }
}
