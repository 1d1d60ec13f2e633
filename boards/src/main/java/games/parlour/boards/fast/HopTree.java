package games.parlour.boards.fast;

import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import java.util.Arrays;
import java.util.Comparator;

/**
 * The chains of hops of one piece with their paths, found step by step in the order of the value
 * form: breadth first, and from each square the smallest landing square first. So the path to each
 * state is the one to tell, and the first so many states are the same however far the tree grows. A
 * state is a square plus 512 times the enemies taken on the way. Mutable; one thread at a time.
 */
public abstract class HopTree {
  private static final int[] DIRECTIONS =
      Arrays.stream(Direction.values())
          .sorted(Comparator.comparingInt(Grid::shift))
          .mapToInt(Direction::ordinal)
          .toArray();

  private final StateQueue reached = new StateQueue();

  /** By place: the place of the state that it was reached from. */
  private int[] before = new int[256];

  private int grown;

  /** In which directions the piece can hop on from a state. */
  protected abstract int ways(int state);

  /** Where a hop in one of those directions leads. */
  protected abstract int hop(int state, int direction);

  /** Begins anew with a piece that has not moved yet. */
  protected final void plant(int start) {
    reached.clear();
    reached.add(start);
    grown = 0;
  }

  /** Grows until so many states are reached, if there are as many; returns how many there are. */
  public final int grow(int most) {
    while (grown < reached.size() && reached.size() < most) {
      growOnce();
    }
    return Math.min(reached.size(), most);
  }

  private void growOnce() {
    int state = reached.get(grown);
    int ways = ways(state);
    for (int i = 0; ways != 0 && i < DIRECTIONS.length; i++) {
      if ((ways >>> DIRECTIONS[i] & 1) != 0) {
        reach(hop(state, DIRECTIONS[i]));
      }
    }
    grown++;
  }

  private void reach(int state) {
    int place = reached.size();
    reached.add(state);
    if (reached.size() > place) {
      if (place == before.length) {
        before = Arrays.copyOf(before, 2 * place);
      }
      before[place] = grown;
    }
  }

  /** The state at a place; the first one is the start, with nobody taken. */
  public final int state(int place) {
    return reached.get(place);
  }

  /**
   * The states on the way to a state, the start first. It takes as long as there are states that
   * come before it.
   */
  public final int[] path(int state) {
    int place = find(state);
    int length = 1;
    for (int at = place; at > 0; at = before[at]) {
      length++;
    }
    int[] path = new int[length];
    for (int at = place; length > 0; at = before[at]) {
      path[--length] = reached.get(at);
    }
    return path;
  }

  private int find(int state) {
    for (int place = 0; place < grow(place + 1); place++) {
      if (reached.get(place) == state) {
        return place;
      }
    }
    throw new IllegalArgumentException("no chain here: " + state);
  }
}
