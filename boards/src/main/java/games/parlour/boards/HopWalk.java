package games.parlour.boards;

import java.util.Arrays;

/**
 * The fast lane's way through a board: every square that one piece reaches by hops that take
 * nobody. Sets are {@link Padded}; they may be changed between walks. A piece is never in its own
 * way: it moves by two squares and hops over others at one. Mutable; one thread at a time.
 */
public final class HopWalk {
  private static final int ALL = 0xFF;

  private final Neighbours neighbours;
  private final HopMap map;
  private final int[] shifts;
  private final int[] everywhere;
  private final long[] nobody = Padded.empty();
  private final long[] seen = Padded.empty();

  /** The squares of the last walk, where it began first, and the hops from each that would take. */
  private final int[] trail;

  private final int[] taking;

  private long[] over = nobody;
  private long[] through = nobody;
  private long[] prey = nobody;
  private long[] free = nobody;
  private int[] allowed;
  private boolean someOnlyTaken;

  public HopWalk(Grid grid) {
    neighbours = Neighbours.on(grid);
    map = new HopMap(grid);
    shifts = Arrays.stream(Direction.values()).mapToInt(grid::shift).toArray();
    everywhere = new int[grid.numbers()];
    Arrays.fill(everywhere, ALL);
    allowed = everywhere;
    trail = new int[grid.numbers()];
    taking = new int[grid.numbers()];
  }

  /** Gets ready to hop over these squares to free ones; nobody can be taken. */
  public void ready(long[] overThese, long[] freeOnes) {
    ready(overThese, overThese, nobody, freeOnes, everywhere);
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

  /** Hops as far as it goes where nobody can be taken; returns how many squares it has been on. */
  public int walk(int start) {
    return walk(start, 0, true);
  }

  /**
   * Hops as far as it goes without taking anybody; returns how many squares it has been on, the
   * start included.
   *
   * @param strikes a bit for each direction in which a hop over prey takes it
   * @param maySkip whether squares without a way on need not be looked at, as the start is not
   *     free: one hop from the start any hop leads on, farther away one of them leads back
   */
  public int walk(int start, int strikes, boolean maySkip) {
    trail[0] = start;
    int found = 1;
    int near = 1;
    for (int i = 0; i < found; i++) {
      int at = trail[i];
      taking[i] = 0;
      if (maySkip && i > 0 && !Padded.has(i < near ? map.any() : map.several(), at)) {
        continue;
      }
      int ways = ways(at);
      if (strikes != 0 && ways != 0) {
        taking[i] = ways & strikes & neighbours.around(prey, at);
        ways ^= taking[i];
      }
      if (someOnlyTaken && ways != 0) {
        ways &= neighbours.around(through, at);
      }
      for (; ways != 0; ways &= ways - 1) {
        int to = at + 2 * shifts[Integer.numberOfTrailingZeros(ways)];
        if (to != start && !Padded.has(seen, to)) {
          Padded.flip(seen, to);
          trail[found++] = to;
        }
      }
      near = i == 0 ? found : near;
    }
    for (int i = 1; i < found; i++) {
      Padded.flip(seen, trail[i]);
    }
    return found;
  }

  /** In which directions somebody can be hopped over and the square behind is free. */
  public int ways(int at) {
    return neighbours.around(over, at) & neighbours.beyond(free, at) & allowed[at];
  }

  /** The square at an index of the last walk. */
  public int square(int index) {
    return trail[index];
  }

  /** The directions in which a hop from there would take somebody. */
  public int taking(int index) {
    return taking[index];
  }

  /** The difference between the numbers of two neighbours in a direction. */
  public int shift(int direction) {
    return shifts[direction];
  }
}
