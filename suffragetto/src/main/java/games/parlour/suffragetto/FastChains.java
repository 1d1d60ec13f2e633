package games.parlour.suffragetto;

import games.parlour.boards.Direction;
import games.parlour.boards.HopMap;
import games.parlour.boards.Neighbours;
import games.parlour.boards.Padded;
import games.parlour.boards.Reached;
import games.parlour.core.MoveList;
import java.util.Arrays;

/**
 * S5 to S7 for the fast form: the chains of hops of one faction. What is free and who can be hopped
 * over is looked up in sets that are changed while a piece is on its way and put right again. A
 * piece is never in its own way: it moves by two squares and hops over others at one. Mutable.
 */
final class FastChains {
  private static final long[] ARENA = Padded.of(Zones.ARENA);
  private static final int[] SHIFTS =
      Arrays.stream(Direction.values()).mapToInt(Zones.GRID::shift).toArray();

  private static final Neighbours NEIGHBOURS = Neighbours.on(Zones.GRID);

  private final FastBoard board;
  private final HopMap hopMap = new HopMap(Zones.GRID);
  private final Reached reached = new Reached();
  private final long[] prey = Padded.empty();
  private final long[] seen = Padded.empty();

  /** The squares that a piece has reached without a capture, where it began first. */
  private final int[] trail = new int[Zones.GRID.numbers()];

  private long[] own = prey;
  private long[] enemies = prey;
  private long[] free = prey;
  private long[] over = prey;
  private int[] allowed = trail;
  private boolean travelsOverEnemies;
  private MoveList into = new MoveList();

  FastChains(FastBoard board) {
    this.board = board;
  }

  /** Adds every chain of these pieces. */
  void find(int faction, long[] pieces, long[] freeSquares, long[] somebody, MoveList moves) {
    own = board.all[faction];
    enemies = board.all[1 - faction];
    free = freeSquares;
    over = somebody;
    allowed = board.tables.ways[faction];
    travelsOverEnemies = board.tables.edition.travelsOverEnemies();
    into = moves;
    hopMap.find(over, free);
    long[] canHop = hopMap.any();
    for (int w = 1; w <= Padded.WORDS; w++) {
      prey[w] = enemies[w] & ARENA[w];
    }
    for (int w = 1; w <= Padded.WORDS; w++) {
      for (long word = pieces[w] & canHop[w]; word != 0; word &= word - 1) {
        int start = ((w - 1) << 6) + Long.numberOfTrailingZeros(word);
        boolean large = Padded.has(board.large[faction], start);
        boolean comesBack = Padded.has(board.tables.ground[faction], start);
        from(start, large ? 0xFF : Neighbours.DIAGONALS, comesBack);
      }
    }
  }

  /** Chains of one piece: first those that take nobody, then on from where they can take. */
  private void from(int start, int strikes, boolean comesBack) {
    reached.clear();
    boolean returns = comesBack && NEIGHBOURS.around(prey, start) != 0;
    if (returns) {
      Padded.flip(free, start); // a chain that takes a neighbour may end where it began
    }
    int found = travel(start, strikes, !returns);
    if (reached.size() > 0) {
      if (comesBack && !returns) {
        Padded.flip(free, start); // its square counts as empty on the way
      }
      afterCaptures(start, strikes);
    }
    if (comesBack && Padded.has(free, start)) {
      Padded.flip(free, start);
    }
    for (int i = 1; i < found; i++) {
      Padded.flip(seen, trail[i]);
    }
  }

  /**
   * Hops as far as it goes without a capture and notes where captures begin; returns how many
   * squares it has been on. If it may skip, squares without a way on are not looked at: one hop
   * from the start any hop leads on, farther away one of them leads back.
   */
  private int travel(int start, int strikes, boolean maySkip) {
    trail[0] = start;
    int found = 1;
    int near = 1;
    for (int i = 0; i < found; i++) {
      int at = trail[i];
      if (maySkip && i > 0 && !Padded.has(i < near ? hopMap.any() : hopMap.several(), at)) {
        continue;
      }
      for (int ways = ways(at); ways != 0; ways &= ways - 1) {
        int direction = Integer.numberOfTrailingZeros(ways);
        int middle = at + SHIFTS[direction];
        int to = middle + SHIFTS[direction];
        if (takes(middle, strikes >>> direction)) {
          reached.add(to | victim(middle) << 9);
        } else if (travels(middle) && to != start && !Padded.has(seen, to)) {
          Padded.flip(seen, to);
          trail[found++] = to;
          into.add(FastMove.travel(start, to, 0));
        }
      }
      near = i == 0 ? found : near;
    }
    return found;
  }

  /** Goes on after captures; a state is a square plus 512 times the enemies taken on the way. */
  private void afterCaptures(int start, int strikes) {
    int gone = 0;
    for (int i = 0; i < reached.size(); i++) {
      int at = reached.get(i) & 511;
      int taken = reached.get(i) >>> 9;
      remove(gone ^ taken);
      gone = taken;
      into.add(FastMove.travel(start, at, taken));
      for (int ways = ways(at); ways != 0; ways &= ways - 1) {
        int direction = Integer.numberOfTrailingZeros(ways);
        int middle = at + SHIFTS[direction];
        int to = middle + SHIFTS[direction];
        if (takes(middle, strikes >>> direction)) {
          reached.add(to | (taken | victim(middle)) << 9);
        } else if (travels(middle)) {
          reached.add(to | taken << 9);
        }
      }
    }
    remove(gone);
  }

  /** In which directions somebody can be hopped over and the square behind is free. */
  private int ways(int at) {
    return NEIGHBOURS.around(over, at) & NEIGHBOURS.beyond(free, at) & allowed[at];
  }

  /** S6: whether a hop over this square, in a direction that strikes if the bit is set, takes. */
  private boolean takes(int middle, int strikes) {
    return (strikes & 1) != 0 && Padded.has(prey, middle);
  }

  /** S10: whether somebody on this square who is not taken may be hopped over. */
  private boolean travels(int middle) {
    return travelsOverEnemies || Padded.has(own, middle);
  }

  private int victim(int square) {
    return 1 << Padded.below(enemies, square);
  }

  /**
   * Takes enemies off the squares that can be hopped over, or puts them back. Nobody can land where
   * they stood: a chain moves by two squares and takes at one.
   */
  private void remove(int victims) {
    for (int left = victims; left != 0; left &= left - 1) {
      Padded.flip(over, Padded.nth(enemies, Integer.numberOfTrailingZeros(left)));
    }
  }
}
