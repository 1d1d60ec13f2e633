package games.parlour.chitral.fast;

import games.parlour.boards.Grid;
import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.SquareBits;
import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralMove.Pass;
import games.parlour.chitral.rules.ChitralMove.Travel;
import games.parlour.chitral.rules.Colour;
import games.parlour.chitral.rules.Movement;
import games.parlour.chitral.rules.Rules;

/**
 * Translates moves between the fast form and the value form, at the board where they are listed.
 */
final class MoveCodec {
  private MoveCodec() {}

  static long encode(FastMen men, int mover, ChitralMove move) {
    return switch (move) {
      case Travel travel -> travel(men, mover, travel);
      case Pass pass -> MoveBits.PASS;
    };
  }

  private static long travel(FastMen men, int mover, Travel travel) {
    Grid grid = men.tables.layout.grid();
    int from = grid.square(travel.from());
    int to = grid.square(travel.to());
    int onTheWay = 0;
    SquareBits.flip(men.squares[mover], from);
    int strikes = men.strikes(mover, to);
    SquareBits.flip(men.squares[mover], from);
    for (String name : travel.taken()) {
      int victim = grid.square(name);
      if (!struck(strikes, to, victim)) {
        onTheWay |= SquareBits.bit(men.squares[1 - mover], victim);
      }
    }
    return MoveBits.travel(from, to, onTheWay);
  }

  private static boolean struck(int strikes, int to, int victim) {
    for (int ways = strikes; ways != 0; ways &= ways - 1) {
      if (to + HopWalk.shift(Integer.numberOfTrailingZeros(ways)) == victim) {
        return true;
      }
    }
    return false;
  }

  /** The path of a chain is not in the long; the value form knows how to tell it. */
  static ChitralMove decode(FastMen men, Rules rules, int mover, long move) {
    if (move == MoveBits.PASS) {
      return new Pass();
    }
    Movement movement = new Movement(rules, men.men(), Colour.values()[mover]);
    for (Travel travel : movement.from(MoveBits.from(move))) {
      if (travel(men, mover, travel) == move) {
        return travel;
      }
    }
    throw new IllegalArgumentException("not a move here: " + move);
  }
}
