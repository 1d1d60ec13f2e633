package games.parlour.chitral.fast;

import games.parlour.boards.Grid;
import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.SquareBits;
import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralMove.Pass;
import games.parlour.chitral.rules.ChitralMove.Travel;
import games.parlour.chitral.rules.Rules;
import java.util.ArrayList;
import java.util.List;

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
    int taken = 0;
    for (String name : travel.taken()) {
      taken |= SquareBits.bit(men.squares[1 - mover], grid.square(name));
    }
    return MoveBits.travel(from, to, taken & ~takenAtEnd(men, mover, from, to));
  }

  /** A bit for each enemy that a man takes where he ends, wherever he came through. */
  static int takenAtEnd(FastMen men, int mover, int from, int to) {
    int taken = 0;
    SquareBits.flip(men.squares[mover], from);
    for (int ways = men.strikes(mover, to); ways != 0; ways &= ways - 1) {
      int victim = to + HopWalk.shift(Integer.numberOfTrailingZeros(ways));
      taken |= SquareBits.bit(men.squares[1 - mover], victim);
    }
    SquareBits.flip(men.squares[mover], from);
    return taken;
  }

  /** A bit for each enemy that a move takes, on the way or where it ends. */
  static int taken(FastMen men, int mover, long move) {
    return MoveBits.onTheWay(move) | takenAtEnd(men, mover, MoveBits.from(move), MoveBits.to(move));
  }

  /** The path of a chain is not in the long; it is looked for. */
  static ChitralMove decode(FastMen men, ManJumps jumps, Rules rules, int mover, long move) {
    if (move == MoveBits.PASS) {
      return new Pass();
    }
    Grid grid = men.tables.layout.grid();
    int from = MoveBits.from(move);
    int to = MoveBits.to(move);
    int taken = taken(men, mover, move);
    List<String> path = new ArrayList<>(List.of(grid.name(from)));
    boolean step =
        Math.abs(grid.file(to) - grid.file(from)) <= 1
            && Math.abs(grid.rank(to) - grid.rank(from)) <= 1;
    if (step) {
      path.add(grid.name(to));
    } else {
      jumps.ready(rules, mover, from);
      int[] states = jumps.path(rules.eachJump() ? to | taken << 9 : to);
      for (int i = 1; i < states.length; i++) {
        path.add(grid.name(states[i] & 511));
      }
    }
    List<String> victims = new ArrayList<>();
    for (int left = taken; left != 0; left &= left - 1) {
      int index = Integer.numberOfTrailingZeros(left);
      victims.add(grid.name(SquareBits.nth(men.squares[1 - mover], index)));
    }
    return new Travel(!step, path, victims);
  }
}
