package games.parlour.suffragetto.fast;

import games.parlour.boards.fast.SquareBits;
import games.parlour.suffragetto.rules.Exchange;
import games.parlour.suffragetto.rules.Faction;
import games.parlour.suffragetto.rules.Movement;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoMove.Answer;
import games.parlour.suffragetto.rules.SuffragettoMove.Call;
import games.parlour.suffragetto.rules.SuffragettoMove.Pass;
import games.parlour.suffragetto.rules.SuffragettoMove.Toss;
import games.parlour.suffragetto.rules.SuffragettoMove.Travel;
import games.parlour.suffragetto.rules.Zones;

/**
 * Translates moves between the fast form and the value form, at the board where they are listed.
 */
final class MoveCodec {
  private MoveCodec() {}

  static long encode(FastBoard board, int mover, SuffragettoMove move) {
    return switch (move) {
      case Travel travel -> {
        int taken = 0;
        for (String square : travel.taken()) {
          taken |= SquareBits.bit(board.pieces[1 - mover], Zones.GRID.square(square));
        }
        yield MoveBits.travel(
            Zones.GRID.square(travel.from()), Zones.GRID.square(travel.to()), taken);
      }
      case Call call -> MoveBits.call(call.exchange().large(), call.exchange().small());
      case Answer answer -> MoveBits.answer(answer.accepts());
      case Pass pass -> MoveBits.pass();
      case Toss toss -> MoveBits.toss(toss.suffragettesBegin() ? 0 : 1);
    };
  }

  static SuffragettoMove decode(FastBoard board, int mover, long move) {
    return switch (MoveBits.kind(move)) {
      case MoveBits.TRAVEL -> travel(board, mover, move);
      case MoveBits.CALL -> new Call(new Exchange(MoveBits.from(move), MoveBits.to(move)));
      case MoveBits.ANSWER -> new Answer(MoveBits.from(move) == 1);
      case MoveBits.PASS -> new Pass();
      default -> new Toss(MoveBits.from(move) == 0);
    };
  }

  /** The path of a chain is not in the long; the value form knows how to tell it. */
  private static Travel travel(FastBoard board, int mover, long move) {
    Movement movement = new Movement(board.tables.edition, board.board());
    for (Travel travel : movement.from(Faction.values()[mover], MoveBits.from(move))) {
      if (encode(board, mover, travel) == move) {
        return travel;
      }
    }
    throw new IllegalArgumentException("not a move here: " + move);
  }
}
