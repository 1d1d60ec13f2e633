package games.parlour.boards.fast;

import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.core.MoveList;
import java.util.Arrays;

/**
 * A fast form's way through a board: every square that one piece reaches by hops that take nobody.
 * Sets are {@link SquareBits}; they may be changed between walks. A piece is never in its own way:
 * it moves by two squares and hops over others at one. Mutable; one thread at a time.
 */
public final class HopWalk {
  private static final int[] SHIFTS =
      Arrays.stream(Direction.values()).mapToInt(Grid::shift).toArray();
  private static final int[] EVERYWHERE = new int[Grid.MOST_NUMBERS];

  static {
    Arrays.fill(EVERYWHERE, 0xFF);
  }

  private final HopMap map = new HopMap();
  private final long[] nobody = SquareBits.empty();
  private final long[] seen = SquareBits.empty();

  /** The squares of the last walk, where it began first, and hops from them that would take. */
  private final int[] trail = new int[Grid.MOST_NUMBERS];

  private final int[] striking = new int[Grid.MOST_NUMBERS];
  private int strikers;

  private long[] over = nobody;
  private long[] through = nobody;
  private long[] prey = nobody;
  private long[] free = nobody;
  private int[] allowed = EVERYWHERE;
  private boolean someOnlyTaken;

  /** Gets ready to hop over these squares to free ones; nobody can be taken. */
  public void ready(long[] overThese, long[] freeOnes) {
    ready(overThese, overThese, nobody, freeOnes, EVERYWHERE);
  }

  /**
   * Gets ready to hop.
   *
   * @param overThese who can be hopped over
   * @param throughThese who of them can be hopped over without being taken
   * @param takenOnes who of them is taken, in directions that strike
   * @param freeOnes where a hop may land
   * @param directions by square, a bit for each direction that is allowed
   */
  public void ready(
      long[] overThese, long[] throughThese, long[] takenOnes, long[] freeOnes, int[] directions) {
    over = overThese;
    through = throughThese;
    prey = takenOnes;
    free = freeOnes;
    allowed = directions;
    someOnlyTaken = !Arrays.equals(over, through);
    map.find(over, free);
  }

  /** Squares from which there was a hop when the walk got ready. */
  public long[] starts() {
    return map.any();
  }

  /** Hops as far as it goes where nobody can be taken, and adds every end. */
  public int walk(int start, MoveList into) {
    return walk(start, 0, true, into);
  }

  /**
   * Hops as far as it goes without taking anybody, and adds every end as a move: where from, and
   * times 512, where to. Returns how many squares it has been on, the start included.
   *
   * @param strikes a bit for each direction in which a hop over prey takes it
   * @param maySkip whether squares without a way on need not be looked at, as the start is not
   *     free: one hop from the start any hop leads on, farther away one of them leads back
   */
  public int walk(int start, int strikes, boolean maySkip, MoveList into) {
    trail[0] = start;
    strikers = 0;
    int found = 1;
    int near = 1;
    for (int i = 0; i < found; i++) {
      int at = trail[i];
      if (maySkip && i > 0 && !SquareBits.has(i < near ? map.any() : map.several(), at)) {
        continue;
      }
      int takes = 0;
      for (int ways = ways(at); ways != 0; ways &= ways - 1) {
        int direction = Integer.numberOfTrailingZeros(ways);
        int middle = at + SHIFTS[direction];
        int to = middle + SHIFTS[direction];
        if ((strikes >>> direction & 1) != 0 && SquareBits.has(prey, middle)) {
          takes |= 1 << direction;
        } else if (to != start
            && !SquareBits.has(seen, to)
            && (!someOnlyTaken || SquareBits.has(through, middle))) {
          SquareBits.flip(seen, to);
          trail[found++] = to;
          into.add(start | to << 9);
        }
      }
      if (takes != 0) {
        striking[strikers++] = at | takes << 9;
      }
      near = i == 0 ? found : near;
    }
    for (int i = 1; i < found; i++) {
      SquareBits.flip(seen, trail[i]);
    }
    return found;
  }

  /** In which directions somebody can be hopped over and the square behind is free. */
  public int ways(int at) {
    return Neighbours.around(over, at) & Neighbours.beyond(free, at) & allowed[at];
  }

  /** The square at an index of the last walk. */
  public int square(int index) {
    return trail[index];
  }

  /** From how many squares of the last walk a hop would take somebody. */
  public int strikers() {
    return strikers;
  }

  /** One of them: the square, and times 512, a bit for each direction of such a hop. */
  public int striker(int index) {
    return striking[index];
  }

  /** The difference between the numbers of two neighbours in a direction. */
  public static int shift(int direction) {
    return SHIFTS[direction];
  }
}
