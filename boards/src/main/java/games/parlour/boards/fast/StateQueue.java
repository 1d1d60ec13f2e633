package games.parlour.boards.fast;

import java.util.Arrays;

/**
 * What a fast search of chains has reached: states as numbers, each once, in the order of their
 * discovery, so that it is the queue of the search too. Clearing costs nothing. Mutable; one thread
 * at a time.
 */
public final class StateQueue {
  private int[] states = new int[256];
  private int size;

  /** An open hash table; a slot counts only if it carries the present stamp in its upper half. */
  private long[] slots = new long[1024];

  private int stamp;

  /** Forgets everything. */
  public void clear() {
    size = 0;
    if (++stamp == 0) {
      Arrays.fill(slots, 0);
      stamp = 1;
    }
  }

  /** Adds a state unless it is there. */
  public void add(int state) {
    long wanted = (long) stamp << 32 | state & 0xFFFFFFFFL;
    int mask = slots.length - 1;
    int at = (state * 0x9E3779B1 >>> 7) & mask;
    while ((int) (slots[at] >>> 32) == stamp) {
      if (slots[at] == wanted) {
        return;
      }
      at = (at + 1) & mask;
    }
    slots[at] = wanted;
    if (size == states.length) {
      states = Arrays.copyOf(states, 2 * size);
    }
    states[size++] = state;
    if (2 * size > slots.length) {
      grow();
    }
  }

  public int size() {
    return size;
  }

  public int get(int index) {
    return states[index];
  }

  private void grow() {
    slots = new long[4 * slots.length];
    stamp = 1;
    int mask = slots.length - 1;
    for (int i = 0; i < size; i++) {
      int at = (states[i] * 0x9E3779B1 >>> 7) & mask;
      while (slots[at] != 0) {
        at = (at + 1) & mask;
      }
      slots[at] = (long) stamp << 32 | states[i] & 0xFFFFFFFFL;
    }
  }
}
