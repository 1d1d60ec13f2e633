package games.parlour.chitral.fast;

import games.parlour.boards.SquareSet;
import games.parlour.boards.fast.Neighbours;
import games.parlour.boards.fast.SquareBits;
import games.parlour.chitral.rules.Colour;
import games.parlour.chitral.rules.Layout;
import games.parlour.chitral.rules.Men;
import games.parlour.chitral.rules.Rules;
import java.util.Arrays;

/**
 * The men of the fast form as sets of squares, with their number, hash and evaluation kept up to
 * date. Mutable.
 */
public final class FastMen {
  /** By colour: where its men stand, how many there are, and in which {@link Distances}. */
  public final long[][] squares = {SquareBits.empty(), SquareBits.empty()};

  public final int[] count = new int[2];
  public final long[] distances = new long[2];

  public FastTables tables = FastTables.of(Layout.RANKS);
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
      Arrays.fill(squares[c], 0);
      count[c] = 0;
      distances[c] = 0;
      for (int square : men.of(colour).list()) {
        put(c, square);
      }
    }
  }

  void put(int colour, int square) {
    SquareBits.flip(squares[colour], square);
    hash ^= tables.hash[colour][square];
    score += tables.worth[colour][square];
    count[colour]++;
    distances[colour] += tables.distances[colour][square];
  }

  void lift(int colour, int square) {
    SquareBits.flip(squares[colour], square);
    hash ^= tables.hash[colour][square];
    score -= tables.worth[colour][square];
    count[colour]--;
    distances[colour] -= tables.distances[colour][square];
  }

  /** F3: the directions along which men are taken. */
  public int lines() {
    return lines;
  }

  public int inFort(int colour) {
    return Distances.at(distances[colour], 0);
  }

  /** F3: in which directions a man of a colour who has arrived on a square takes somebody. */
  public int strikes(int colour, int square) {
    int beside = Neighbours.around(squares[1 - colour], square) & lines;
    return beside == 0 ? 0 : beside & Neighbours.beyond(squares[colour], square);
  }

  /** The same men as sets of the value form. */
  Men men() {
    return new Men(squares(0), squares(1));
  }

  private SquareSet squares(int colour) {
    SquareSet set = SquareSet.empty();
    for (int i = 0; i < count[colour]; i++) {
      set = set.with(SquareBits.nth(squares[colour], i));
    }
    return set;
  }
}
