package games.parlour.testkit.cross;

import games.parlour.boards.BoardPosition;
import games.parlour.boards.BoardView;
import games.parlour.boards.MoveReason;
import games.parlour.core.Happening;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import java.util.List;
import java.util.Optional;

/** A position of Cross that gives wrong reasons. */
public record FaultyCrossPosition(CrossPosition real, CrossFault fault)
    implements BoardPosition<FaultyCrossPosition, CrossMove> {
  @Override
  public Turn turn() {
    return real.turn();
  }

  @Override
  public List<CrossMove> moves() {
    return real.moves();
  }

  @Override
  public FaultyCrossPosition play(CrossMove move) {
    return new FaultyCrossPosition(real.play(move), fault);
  }

  @Override
  public BoardView view() {
    return (BoardView) real.view(new Viewer.Spectator());
  }

  @Override
  public List<Happening> happenings(CrossMove move) {
    return real.happenings(move, new Viewer.Spectator());
  }

  @Override
  public Optional<MoveReason> reasonAgainst(String from) {
    return fault == CrossFault.NO_REASON_FOR_A_PIECE
        ? Optional.empty()
        : BoardPosition.super.reasonAgainst(from);
  }

  @Override
  public Optional<MoveReason> reasonAgainst(String from, String to) {
    Optional<MoveReason> reason = BoardPosition.super.reasonAgainst(from, to);
    return switch (fault) {
      case REASON_AGAINST_A_LISTED_MOVE -> Optional.of(MoveReason.plain("reason.turn"));
      case NO_REASON -> Optional.empty();
      case REASON_WITHOUT_WORDS -> reason.map(given -> MoveReason.plain("reason.unheard"));
      case REASON_OF_NO_RULE -> reason.map(given -> MoveReason.of("X99", "reason.turn"));
      case NO_REASON_FOR_A_PIECE -> reason;
    };
  }
}
