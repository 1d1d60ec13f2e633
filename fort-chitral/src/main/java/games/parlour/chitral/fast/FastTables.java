package games.parlour.chitral.fast;

import games.parlour.boards.Grid;
import games.parlour.boards.fast.SquareBits;
import games.parlour.chitral.rules.Colour;
import games.parlour.chitral.rules.Layout;
import games.parlour.core.Generator;
import java.util.List;

/** What the fast form looks up instead of working it out: one for each layout, never changed. */
public final class FastTables {
  private static final List<FastTables> BY_LAYOUT =
      Layout.ALL.stream().map(FastTables::new).toList();

  public final Layout layout;

  /** All squares, and those of the Fort. */
  public final long[] all;

  public final long[] fort;

  /** By colour and square: a man's part of the hash, and of the evaluation for White. */
  final long[][] hash;

  final int[][] worth;

  /** By colour and square: what a man there adds to {@link FastMen#distances}. */
  final long[][] distances;

  private FastTables(Layout layout) {
    this.layout = layout;
    Grid grid = layout.grid();
    all = SquareBits.of(layout.squares());
    fort = SquareBits.of(layout.fort());
    hash = new long[2][grid.numbers()];
    worth = new int[2][grid.numbers()];
    distances = new long[2][grid.numbers()];
    Generator random = new Generator(1895 + layout.index());
    for (Colour colour : Colour.values()) {
      int c = colour.ordinal();
      int sign = colour == Colour.WHITE ? 1 : -1;
      for (int square : layout.squares().list()) {
        hash[c][square] = random.nextLong();
        worth[c][square] = sign * QuickEvaluation.of(layout, colour, square);
        distances[c][square] = Distances.of(layout, colour, square);
      }
    }
  }

  static FastTables of(Layout layout) {
    return BY_LAYOUT.get(layout.index());
  }
}
