package games.parlour.players.search;

import java.util.Arrays;

/**
 * What is known of positions that were searched before: a fixed number of places, found by hash.
 * Several threads may use one table without locks: an entry's key is stored mixed with its content,
 * and what is read is checked as it was read, so an entry that another thread has half written is
 * taken for none. Each word is read and written as a whole by every 64-bit virtual machine; where
 * one is not, the check fails as well. Words of different entries of the same position may pass it,
 * and are then a move and a score that were both found for that position.
 */
public final class TranspositionTable {
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;
  static final int EXACT = 3;

  /** A move that is no move. */
  static final long NO_MOVE = -1;

  /** A place has the mixed key, the move, and the rest; two places are neighbours. */
  private static final int WORDS = 4;

  private static final int BUCKET = 2 * WORDS;

  private final long[] words;
  private final int mask;
  private int age;

  /** A table that takes about this much memory. */
  public TranspositionTable(int megabytes) {
    int buckets = Integer.highestOneBit(Math.max(1, megabytes) * (1 << 20) / 8 / BUCKET);
    words = new long[buckets * BUCKET];
    mask = buckets - 1;
    clear();
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(words, 0);
    age = 0;
  }

  /** A new search begins; what older ones have left gives way first. */
  void startGeneration() {
    age = age + 1 & 63;
  }

  /**
   * All about the entry of a position except its move, in one word that the following read, or 0;
   * the move is put into the first place of an array. No word is read twice, as another thread may
   * write in between.
   */
  long find(long hash, long[] moveInto) {
    int at = (int) (hash >>> 32 & mask) * BUCKET;
    for (int place = at; place < at + BUCKET; place += WORDS) {
      long move = words[place + 1];
      long about = words[place + 2];
      if ((words[place] ^ move ^ about) == hash && about != 0) {
        moveInto[0] = move;
        return about;
      }
    }
    return 0;
  }

  static int score(long about) {
    return (short) about;
  }

  static int depth(long about) {
    return (int) (about >>> 16) & 255;
  }

  static int bound(long about) {
    return (int) (about >>> 24) & 3;
  }

  static int evaluation(long about) {
    return (short) (about >>> 32);
  }

  /** Keeps what was found, in the place of this position, or else of the least useful one. */
  void put(long hash, long move, int score, int depth, int bound, int evaluation) {
    int at = (int) (hash >>> 32 & mask) * BUCKET;
    int place = at;
    for (int one = at; one < at + BUCKET; one += WORDS) {
      if ((words[one] ^ words[one + 1] ^ words[one + 2]) == hash) {
        place = one;
        break;
      }
      if (use(words[one + 2]) < use(words[place + 2])) {
        place = one;
      }
    }
    long about =
        score & 0xFFFFL
            | (long) depth << 16
            | (long) bound << 24
            | (long) age << 26
            | (evaluation & 0xFFFFL) << 32
            | 1L << 63;
    words[place] = hash ^ move ^ about;
    words[place + 1] = move;
    words[place + 2] = about;
  }

  /** How much an entry is worth keeping. */
  private int use(long about) {
    int years = age - (int) (about >>> 26 & 63) & 63;
    return about == 0 ? -1000 : depth(about) - 4 * years;
  }
}
