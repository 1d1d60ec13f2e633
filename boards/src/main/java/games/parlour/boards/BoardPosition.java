package games.parlour.boards;

import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import java.util.List;
import java.util.Optional;

/**
 * A position of a grid game without secrets: everybody sees the same, and there is nothing to
 * imagine.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface BoardPosition<P extends BoardPosition<P, M>, M extends Move>
    extends Position<P, M> {
  /**
   * How the game has run so far; a written position keeps all of it but the history. A game that
   * cannot go on for ever counts nothing.
   */
  default DrawCounters<?> drawCounters() {
    return DrawCounters.from(0, 0, this);
  }

  /** The board as everybody sees it. */
  BoardView view();

  /** What everybody sees happen when the listed move is played here. */
  List<Happening> happenings(M move);

  /**
   * Why whoever decides cannot move the piece on a square; nothing exactly where a listed move
   * begins there. It is asked for one square at a time and must cost little. A game says it in the
   * words of its rules.
   */
  default Optional<MoveReason> reasonAgainst(String from) {
    return new MoveAttempt(from, Optional.empty()).reasonAmong(this);
  }

  /**
   * Why whoever decides cannot move the piece on a square to another; nothing exactly where a
   * listed move does that.
   */
  default Optional<MoveReason> reasonAgainst(String from, String to) {
    return new MoveAttempt(from, Optional.of(to)).reasonAmong(this);
  }

  @Override
  default BoardView view(Viewer viewer) {
    return view();
  }

  @Override
  default List<Happening> happenings(M move, Viewer viewer) {
    return happenings(move);
  }

  /** The true position is the only one that looks like it. */
  @Override
  @SuppressWarnings("unchecked") // P is the game's own type of position, which this one is of
  default P imagine(Seat seat, Generator random) {
    return (P) this;
  }
}
