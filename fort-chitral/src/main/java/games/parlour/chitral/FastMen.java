package games.parlour.chitral;

import games.parlour.boards.SquareSet;
import games.parlour.boards.fast.Neighbours;
import games.parlour.boards.fast.SquareBits;
import java.util.Arrays;

/**
 * The men of the fast form as sets of squares, with their number, hash and evaluation kept up to
 * date. Mutable.
 */
final class FastMen {
  /** By colour: where its men stand, how many there are, and in which {@link Places}. */
  final long[][] of = {SquareBits.empty(), SquareBits.empty()};

  final int[] count = new int[2];
  final long[] places = new long[2];

  FastTables tables = FastTables.of(Layout.RANKS);
  long hash;
  int score;

  /** The directions along which men are taken. */
  private int lines;

  void set(Rules rules, Men men) {
    tables = FastTables.of(rules.layout());
    lines = rules.diagonals() ? 0xFF : 0xFF & ~Neighbours.DIAGONALS;
    hash = 0;
    score = 0;
    for (Colour colour : Colour.values()) {
      int c = colour.ordinal();
      Arrays.fill(of[c], 0);
      count[c] = 0;
      places[c] = 0;
      for (int square : men.of(colour).list()) {
        put(c, square);
      }
    }
  }

  void put(int colour, int square) {
    SquareBits.flip(of[colour], square);
    hash ^= tables.hash[colour][square];
    score += tables.worth[colour][square];
    count[colour]++;
    places[colour] += tables.place[colour][square];
  }

  void lift(int colour, int square) {
    SquareBits.flip(of[colour], square);
    hash ^= tables.hash[colour][square];
    score -= tables.worth[colour][square];
    count[colour]--;
    places[colour] -= tables.place[colour][square];
  }

  /** F3: the directions along which men are taken. */
  int lines() {
    return lines;
  }

  int inFort(int colour) {
    return Places.at(places[colour], 0);
  }

  /** F3: in which directions a man of a colour who has arrived on a square takes somebody. */
  int strikes(int colour, int square) {
    int beside = Neighbours.around(of[1 - colour], square) & lines;
    return beside == 0 ? 0 : beside & Neighbours.beyond(of[colour], square);
  }

  /** The same men as sets of the value form. */
  Men men() {
    return new Men(squares(0), squares(1));
  }

  private SquareSet squares(int colour) {
    SquareSet squares = SquareSet.empty();
    for (int i = 0; i < count[colour]; i++) {
      squares = squares.with(SquareBits.nth(of[colour], i));
    }
    return squares;
  }
}
