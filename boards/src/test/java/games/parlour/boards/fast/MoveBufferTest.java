package games.parlour.boards.fast;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.core.MoveList;
import org.junit.jupiter.api.Test;

class MoveBufferTest {
  private final Grid grid = new Grid(8, 8);
  private final MoveBuffer found = new MoveBuffer();

  @Test
  void stepsComeFirstThenTheOthersInOneOrder() {
    SquareSet pieces = grid.squares("a1 d4");
    found.steps(SquareBits.of(pieces), SquareBits.of(grid.rectangle("a1", "h8").minus(pieces)));
    found.others().add(7);
    found.others().add(8);
    assertThat(found.count()).isEqualTo(3 + 8 + 2);
    MoveList list = new MoveList();
    found.list(list);
    assertThat(list.size()).isEqualTo(found.count());
    for (int i = 0; i < list.size(); i++) {
      assertThat(found.pick(i)).isEqualTo(list.get(i));
    }
    assertThat(list.get(11)).isEqualTo(7);
    assertThat(list.get(12)).isEqualTo(8);
  }

  @Test
  void clearedThereIsNothing() {
    found.steps(SquareBits.of(grid.squares("a1")), SquareBits.of(grid.squares("a2")));
    found.others().add(7);
    found.clear();
    assertThat(found.count()).isZero();
    MoveList list = new MoveList();
    list.add(1);
    found.list(list);
    assertThat(list.size()).isZero();
  }
}
