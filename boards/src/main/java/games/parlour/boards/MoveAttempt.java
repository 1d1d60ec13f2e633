package games.parlour.boards;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.text.Text;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What somebody tried to do on a board: to pick up the piece on a square, or to move it to another.
 *
 * @param from where the piece stands
 * @param to where it should go; nothing while it is only picked up
 */
public record MoveAttempt(String from, Optional<String> to) {
  private static final Pattern TYPED = Pattern.compile("(" + Grid.NAME + ")[-:x].*?");
  private static final Pattern END = Pattern.compile(".*[-:x](" + Grid.NAME + ")");

  /** The attempt behind a text that looks like a move from one square to another. */
  public static Optional<MoveAttempt> typed(String text) {
    Matcher start = TYPED.matcher(text);
    Matcher end = END.matcher(text);
    return start.matches() && end.matches()
        ? Optional.of(new MoveAttempt(start.group(1), Optional.of(end.group(1))))
        : Optional.empty();
  }

  /**
   * Why a seat cannot do this now; nothing where it can. Squares that the board does not have are
   * refused.
   */
  public Optional<MoveReason> reasonAgainst(Position<?, ?> position, Seat seat) {
    checkSquares(position, seat);
    return switch (position.turn()) {
      case Turn.Over over -> Optional.of(MoveReason.plain("reason.over"));
      case Turn.Chance chance -> Optional.of(MoveReason.plain("reason.chance"));
      case Turn.Decide decide ->
          decide.seat().equals(seat)
              ? reasonAgainst(position)
              : Optional.of(MoveReason.plain("reason.turn"));
    };
  }

  private void checkSquares(Position<?, ?> position, Seat seat) {
    if (!(position.view(new Viewer.At(seat)) instanceof BoardView view)) {
      throw new Refusal(Text.of("refused.board"));
    }
    for (String square : to.map(end -> new String[] {from, end}).orElse(new String[] {from})) {
      if (!view.plan().squares().contains(square)) {
        throw new Refusal(Text.of("refused.square", "square", square));
      }
    }
  }

  /** Why the one who decides cannot do this; nothing exactly where a listed move does it. */
  private Optional<MoveReason> reasonAgainst(Position<?, ?> position) {
    return position instanceof BoardPosition<?, ?> board
        ? to.map(end -> board.reasonAgainst(from, end)).orElseGet(() -> board.reasonAgainst(from))
        : reasonAmong(position);
  }

  /** A reason that knows no rules: the attempt is not among the listed moves. */
  Optional<MoveReason> reasonAmong(Position<?, ?> position) {
    for (Move move : position.moves()) {
      if (move instanceof BoardMove travel
          && travel.from().equals(from)
          && to.map(travel.to()::equals).orElse(true)) {
        return Optional.empty();
      }
    }
    return Optional.of(
        to.map(end -> MoveReason.plain("reason.cannot.go", "square", end))
            .orElseGet(() -> MoveReason.plain("reason.cannot.move")));
  }
}
