package games.parlour.chitral.evaluation;

import games.parlour.boards.Grid;
import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.Neighbours;
import games.parlour.boards.fast.SquareBits;
import games.parlour.chitral.fast.FastMen;

/**
 * Which men stand beside an enemy, and who of them can be taken. Only those who touch are looked at
 * one by one. Mutable; one thread at a time.
 */
final class Threats {
  private final FastMen men;
  private final long[] free = SquareBits.empty();
  private final long[] column = SquareBits.empty();
  private final int[] pinched = new int[2];
  private final int[] threatened = new int[2];

  Threats(FastMen men) {
    this.men = men;
  }

  /** How many men of a colour have an enemy on one side and nobody on the other. */
  int pinched(int colour) {
    return pinched[colour];
  }

  /** How many of them are taken if an enemy steps there who stands near enough. */
  int threatened(int colour) {
    return threatened[colour];
  }

  void find() {
    pinched[0] = 0;
    pinched[1] = 0;
    threatened[0] = 0;
    threatened[1] = 0;
    if (!touches()) {
      return;
    }
    long[] white = men.squares[0];
    long[] black = men.squares[1];
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      free[w] = men.tables.all[w] & ~(white[w] | black[w]);
    }
    look(0);
    look(1);
  }

  /** Whether any two enemies stand side by side. */
  private boolean touches() {
    long[] white = men.squares[0];
    long[] black = men.squares[1];
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      column[w] =
          white[w] | white[w] << 1 | white[w - 1] >>> 63 | white[w] >>> 1 | white[w + 1] << 63;
    }
    long any = 0;
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      long beside =
          column[w]
              | column[w] << Grid.STRIDE
              | column[w - 1] >>> 64 - Grid.STRIDE
              | column[w] >>> Grid.STRIDE
              | column[w + 1] << 64 - Grid.STRIDE;
      any |= beside & black[w];
    }
    return any != 0;
  }

  private void look(int colour) {
    long[] own = men.squares[colour];
    long[] enemies = men.squares[1 - colour];
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      for (long word = own[w]; word != 0; word &= word - 1) {
        int at = ((w - 1) << 6) + Long.numberOfTrailingZeros(word);
        int enemy = Neighbours.around(enemies, at) & men.lines();
        if (enemy != 0) {
          look(colour, enemies, at, enemy);
        }
      }
    }
  }

  private void look(int colour, long[] enemies, int at, int enemy) {
    int gaps = Integer.reverse(enemy) >>> 24 & Neighbours.around(free, at);
    if (gaps != 0) {
      pinched[colour]++;
      for (int ways = gaps; ways != 0; ways &= ways - 1) {
        int gap = at + HopWalk.shift(Integer.numberOfTrailingZeros(ways));
        if (Neighbours.around(enemies, gap) != 0) {
          threatened[colour]++;
          return;
        }
      }
    }
  }
}
