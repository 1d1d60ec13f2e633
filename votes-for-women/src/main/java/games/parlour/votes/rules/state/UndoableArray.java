package games.parlour.votes.rules.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One array of numbers. All changes go through {@link #put}, which can remember what was there, so
 * that any of them can be taken back. Mutable; one thread at a time.
 */
public abstract class UndoableArray {
  protected final long[] at;

  /** What changed, as place and former content; nothing where changes are not remembered. */
  private long @Nullable [] journal;

  private int written;

  UndoableArray(long[] at) {
    this.at = at;
  }

  /** Takes over the numbers of another ledger; what came before is forgotten. */
  final void takeOver(UndoableArray other) {
    System.arraycopy(other.at, 0, at, 0, at.length);
    written = 0;
  }

  public long get(int place) {
    return at[place];
  }

  public int whole(int place) {
    return (int) at[place];
  }

  /** Changes a number. */
  public void put(int place, long value) {
    if (journal != null) {
      if (written + 2 > journal.length) {
        journal = Arrays.copyOf(journal, 2 * journal.length);
      }
      journal[written++] = place;
      journal[written++] = at[place];
    }
    at[place] = value;
  }

  public void add(int place, long more) {
    put(place, at[place] + more);
  }

  /** Begins to remember changes. */
  public void remember() {
    journal = new long[1 << 12];
    written = 0;
  }

  /** How far the memory of changes goes, to come {@link #back} to. */
  public int mark() {
    return written;
  }

  /** Takes all changes since a mark back. */
  public void back(int mark) {
    long[] changes = journal;
    if (changes == null) {
      throw new IllegalStateException("nothing is remembered");
    }
    while (written > mark) {
      written -= 2;
      at[(int) changes[written]] = changes[written + 1];
    }
  }

  final boolean holdsTheSame(UndoableArray other) {
    return Arrays.equals(at, other.at);
  }

  /** Whether two tables hold the same numbers from one place on, up to another one. */
  public boolean holdsTheSame(UndoableArray other, int from, int to) {
    return Arrays.equals(at, from, to, other.at, from, to);
  }

  /** A number for the state: the same for the same state. */
  public long hash() {
    long hash = 0;
    for (int i = 0; i < at.length; i++) {
      if (at[i] != 0 && i != StateLayout.TURNS && i != StateLayout.REVEALED) {
        long mixed = (at[i] ^ (i + 1) * 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        hash += (mixed ^ mixed >>> 29) * 0x94D049BB133111EBL;
      }
    }
    return hash;
  }
}
