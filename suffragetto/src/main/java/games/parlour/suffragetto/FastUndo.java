package games.parlour.suffragetto;

import java.util.Arrays;

/** What must be remembered to take moves of the fast form back. Mutable. */
final class FastUndo {
  private long[] moves = new long[1024];
  private long[] states = new long[1024];
  private int[] victims = new int[64];
  private int size;
  private int taken;

  void clear() {
    size = 0;
    taken = 0;
  }

  void push(
      long move,
      int mover,
      int stage,
      int exchange,
      int quiet,
      int passes,
      boolean over,
      int result) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
      states = Arrays.copyOf(states, 2 * size);
    }
    moves[size] = move;
    states[size++] =
        mover
            | stage << 1
            | exchange << 3
            | passes << 9
            | (over ? 1 << 11 : 0)
            | (result + 1) << 12
            | (long) quiet << 16;
  }

  /** Goes back to before the last push; the others then tell what was so then. */
  void pop() {
    size--;
  }

  long move() {
    return moves[size];
  }

  int mover() {
    return (int) states[size] & 1;
  }

  int stage() {
    return (int) states[size] >> 1 & 3;
  }

  int exchange() {
    return (int) states[size] >> 3 & 63;
  }

  int passes() {
    return (int) states[size] >> 9 & 3;
  }

  boolean over() {
    return (states[size] >> 11 & 1) != 0;
  }

  int result() {
    return (int) (states[size] >> 12 & 3) - 1;
  }

  int quiet() {
    return (int) (states[size] >> 16);
  }

  /** Remembers a piece that was taken. */
  void took(int piece, int square) {
    if (taken == victims.length) {
      victims = Arrays.copyOf(victims, 2 * taken);
    }
    victims[taken++] = square | piece << 9;
  }

  /** The piece taken last: its square, plus 512 times its number. */
  int untook() {
    return victims[--taken];
  }
}
