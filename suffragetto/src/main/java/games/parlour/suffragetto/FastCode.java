package games.parlour.suffragetto;

import games.parlour.boards.fast.SquareBits;
import games.parlour.suffragetto.SuffragettoMove.Answer;
import games.parlour.suffragetto.SuffragettoMove.Call;
import games.parlour.suffragetto.SuffragettoMove.Pass;
import games.parlour.suffragetto.SuffragettoMove.Toss;
import games.parlour.suffragetto.SuffragettoMove.Travel;

/**
 * Translates moves between the fast form and the value form, at the board where they are listed.
 */
final class FastCode {
  private FastCode() {}

  static long encode(FastBoard board, int mover, SuffragettoMove move) {
    return switch (move) {
      case Travel travel -> {
        int taken = 0;
        for (String square : travel.taken()) {
          taken |= SquareBits.bit(board.all[1 - mover], Zones.GRID.square(square));
        }
        yield FastMove.travel(
            Zones.GRID.square(travel.from()), Zones.GRID.square(travel.to()), taken);
      }
      case Call call -> FastMove.call(call.exchange().large(), call.exchange().small());
      case Answer answer -> FastMove.answer(answer.accepts());
      case Pass pass -> FastMove.pass();
      case Toss toss -> FastMove.toss(toss.suffragettesBegin() ? 0 : 1);
    };
  }

  static SuffragettoMove decode(FastBoard board, int mover, long move) {
    return switch (FastMove.kind(move)) {
      case FastMove.TRAVEL -> travel(board, mover, move);
      case FastMove.CALL -> new Call(new Exchange(FastMove.from(move), FastMove.to(move)));
      case FastMove.ANSWER -> new Answer(FastMove.from(move) == 1);
      case FastMove.PASS -> new Pass();
      default -> new Toss(FastMove.from(move) == 0);
    };
  }

  /** The path of a chain is not in the long; the value form knows how to tell it. */
  private static Travel travel(FastBoard board, int mover, long move) {
    Movement movement = new Movement(board.tables.edition, board.board());
    for (Travel travel : movement.from(Faction.values()[mover], FastMove.from(move))) {
      if (encode(board, mover, travel) == move) {
        return travel;
      }
    }
    throw new IllegalArgumentException("not a move here: " + move);
  }
}
