package games.parlour.suffragetto.fast;

import games.parlour.boards.fast.SquareBits;
import games.parlour.suffragetto.rules.Exchange;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoMove.Answer;
import games.parlour.suffragetto.rules.SuffragettoMove.Call;
import games.parlour.suffragetto.rules.SuffragettoMove.Leg;
import games.parlour.suffragetto.rules.SuffragettoMove.Pass;
import games.parlour.suffragetto.rules.SuffragettoMove.Toss;
import games.parlour.suffragetto.rules.SuffragettoMove.Travel;
import games.parlour.suffragetto.rules.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

  static SuffragettoMove decode(FastBoard board, PieceHops hops, int mover, long move) {
    return switch (MoveBits.kind(move)) {
      case MoveBits.TRAVEL -> travel(board, hops, mover, move);
      case MoveBits.CALL -> new Call(new Exchange(MoveBits.from(move), MoveBits.to(move)));
      case MoveBits.ANSWER -> new Answer(MoveBits.from(move) == 1);
      case MoveBits.PASS -> new Pass();
      default -> new Toss(MoveBits.from(move) == 0);
    };
  }

  /** The path of a chain is not in the long; it is looked for. */
  private static Travel travel(FastBoard board, PieceHops hops, int mover, long move) {
    int from = MoveBits.from(move);
    int to = MoveBits.to(move);
    String start = Zones.GRID.name(from);
    if (isStep(board, mover, from, to)) {
      return new Travel(start, false, List.of(new Leg(Zones.GRID.name(to), Optional.empty())));
    }
    hops.ready(mover, from);
    int[] path = hops.path(to | MoveBits.taken(move) << 9);
    List<Leg> legs = new ArrayList<>();
    for (int i = 1; i < path.length; i++) {
      int taken = (path[i] ^ path[i - 1]) >>> 9;
      legs.add(new Leg(Zones.GRID.name(path[i] & 511), victim(board, mover, taken)));
    }
    return new Travel(start, true, legs);
  }

  private static boolean isStep(FastBoard board, int mover, int from, int to) {
    boolean put =
        board.tables.edition.putsInside() && SquareBits.has(board.tables.goal[mover], from);
    int files = Math.abs(Zones.GRID.file(to) - Zones.GRID.file(from));
    int ranks = Math.abs(Zones.GRID.rank(to) - Zones.GRID.rank(from));
    return put || Math.max(files, ranks) == 1;
  }

  private static Optional<String> victim(FastBoard board, int mover, int taken) {
    if (taken == 0) {
      return Optional.empty();
    }
    int index = Integer.numberOfTrailingZeros(taken);
    return Optional.of(Zones.GRID.name(SquareBits.nth(board.pieces[1 - mover], index)));
  }
}
