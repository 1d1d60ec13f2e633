package games.parlour.testkit.ghosts;

import games.parlour.boards.BoardMove;
import games.parlour.core.Label;
import games.parlour.core.Move;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/** What can be done in Ghosts. */
public sealed interface GhostMove extends Move {
  /**
   * A side arranges its ghosts on its home rank.
   *
   * @param good the squares of the good ones, from the left
   */
  record Arrange(List<String> good) implements GhostMove {
    public Arrange {
      good = List.copyOf(good);
    }

    @Override
    public Optional<Label> label() {
      return Optional.of(Label.of(Text.of("label.arrange", "squares", good)));
    }
  }

  /** A ghost goes to a neighbouring square, and may take the one that stands there. */
  record Step(String start, String end, boolean takes) implements GhostMove, BoardMove {
    @Override
    public List<String> path() {
      return List.of(start, end);
    }

    @Override
    public List<String> taken() {
      return takes ? List.of(end) : List.of();
    }
  }
}
