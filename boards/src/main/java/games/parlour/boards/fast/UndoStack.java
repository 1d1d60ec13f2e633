package games.parlour.boards.fast;

import java.util.Arrays;

/**
 * What a fast form remembers to take moves back: the moves, a word of state before each, and the
 * pieces that were taken. Mutable; one thread at a time.
 */
public final class UndoStack {
  private long[] moves = new long[1024];
  private long[] states = new long[1024];
  private int[] takenBefore = new int[1024];
  private int[] victims = new int[64];
  private int size;
  private int taken;

  /** Forgets everything. */
  public void clear() {
    size = 0;
    taken = 0;
  }

  /** Remembers a move and what was so before it. */
  public void push(long move, long state) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
      states = Arrays.copyOf(states, 2 * size);
      takenBefore = Arrays.copyOf(takenBefore, 2 * size);
    }
    moves[size] = move;
    takenBefore[size] = taken;
    states[size++] = state;
  }

  /** Whether the last move has taken anybody. */
  public boolean hasTaken() {
    return taken > takenBefore[size - 1];
  }

  /** Goes back to before the last push; the following then tell what was remembered with it. */
  public void pop() {
    size--;
  }

  /** The move that was popped. */
  public long move() {
    return moves[size];
  }

  /** What was so before the move that was popped. */
  public long state() {
    return states[size];
  }

  /** Whether the move that was popped has taken somebody who is not yet put back. */
  public boolean hasVictim() {
    return taken > takenBefore[size];
  }

  /** Remembers a piece that was taken. */
  public void pushVictim(int piece, int square) {
    if (taken == victims.length) {
      victims = Arrays.copyOf(victims, 2 * taken);
    }
    victims[taken++] = square | piece << 9;
  }

  /** The piece taken last: its square, plus 512 times its number. */
  public int popVictim() {
    return victims[--taken];
  }
}
