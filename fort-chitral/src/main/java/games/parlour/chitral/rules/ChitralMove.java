package games.parlour.chitral.rules;

import games.parlour.boards.BoardMove;
import games.parlour.core.Label;
import games.parlour.core.Move;
import games.parlour.core.Text;
import java.util.List;
import java.util.Optional;

/** What can be done in Fort Chitral. */
public sealed interface ChitralMove extends Move {
  /**
   * F2, F3: a man steps, or jumps along a chain, and takes whom that leaves between two enemies.
   *
   * @param jumps whether it jumps; otherwise it goes one step
   * @param path the squares it touches, where it began first
   * @param taken the squares of the men it takes, in order
   */
  record Travel(boolean jumps, List<String> path, List<String> taken)
      implements ChitralMove, BoardMove {
    public Travel {
      path = List.copyOf(path);
      taken = List.copyOf(taken);
    }
  }

  /** F4: the player has no step and no jump. */
  record Pass() implements ChitralMove {
    @Override
    public Optional<Label> label() {
      return Optional.of(Label.of(Text.of("label.pass")));
    }
  }
}
