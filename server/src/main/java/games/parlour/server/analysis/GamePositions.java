package games.parlour.server.analysis;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.core.search.SearchableGame;
import games.parlour.server.tables.LiveTable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The positions of a table's game as hashes, and those that may stand there soon. Each position is
 * looked at once, a few at a time under the table's lock, so that no move waits for it.
 * Thread-safe.
 */
final class GamePositions<P extends Position<P, M>, M extends Move> {
  /** How many positions that lie ahead are known at most; two moves of a usual game. */
  static final int MOST_AHEAD = 40_000;

  private static final int AT_ONCE = 16;

  private final FastPosition<P, M> fast;
  private final Map<Integer, Long> known = new HashMap<>();
  private int entries = -1;
  private boolean begunFree = true;
  private List<Integer> line = List.of();
  private Optional<P> now = Optional.empty();
  private long[] ahead = {};

  GamePositions(SearchableGame<P, M> game) {
    this.fast = game.fast();
  }

  /** Looks at whatever has been played since the last look. */
  synchronized void follow(LiveTable<P, M> table) {
    boolean whole = false;
    while (!whole) {
      whole = table.locked(() -> learn(table));
    }
    now.ifPresent(
        position -> {
          ahead = ahead(position);
          now = Optional.empty();
        });
  }

  /** Whether all is known; what is still missing waits until others had the lock. */
  private boolean learn(LiveTable<P, M> table) {
    Session<P, M> session = table.session();
    if (session.size() == entries) {
      return true;
    }
    begunFree = table.setup().position().isEmpty();
    List<Integer> standing = session.line();
    int left = AT_ONCE;
    for (int entry : standing.reversed()) {
      if (!known.containsKey(entry)) {
        if (left-- == 0) {
          return false;
        }
        known.put(entry, hash(session.positionAfter(entry)));
      }
    }
    known.putIfAbsent(0, hash(session.positionAfter(0)));
    line = begunFree ? afterTheFirstMove(standing, session) : standing;
    entries = session.size();
    now = Optional.of(session.position());
    return true;
  }

  /** How a game begins is free for all, and so is who is to begin. */
  private static <P extends Position<P, M>, M extends Move> List<Integer> afterTheFirstMove(
      List<Integer> line, Session<P, M> session) {
    return line.stream()
        .dropWhile(entry -> session.log().get(entry - 1) instanceof Entry.Dealt)
        .toList();
  }

  /** What stands for a position: alike for all that differ in nothing but counts towards a draw. */
  synchronized long hash(P position) {
    fast.set(position);
    return fast.hash();
  }

  /** Whether a position stood in the game, or may stand there within two moves. */
  synchronized boolean isNear(long position) {
    boolean begun = !begunFree || !line.isEmpty();
    return begun
        && !isFree(position)
        && (stood(position) || Arrays.binarySearch(ahead, position) >= 0);
  }

  private boolean isFree(long position) {
    return begunFree && Long.valueOf(position).equals(known.get(0));
  }

  private boolean stood(long position) {
    return !begunFree && Long.valueOf(position).equals(known.get(0))
        || line.stream().anyMatch(entry -> Long.valueOf(position).equals(known.get(entry)));
  }

  /** The position that is played now; nothing where that is how games begin. */
  synchronized Optional<Long> current() {
    int last = line.isEmpty() ? 0 : line.getLast();
    return last == 0 && begunFree ? Optional.empty() : Optional.ofNullable(known.get(last));
  }

  /** Every position of the game that is not how games begin, oldest first. */
  synchronized List<Long> all() {
    return line.stream().map(known::get).toList();
  }

  /** Where the game began, if that was set up. */
  synchronized Optional<Long> start() {
    return begunFree ? Optional.empty() : Optional.ofNullable(known.get(0));
  }

  private long[] ahead(P position) {
    fast.set(position);
    long[] found = new long[MOST_AHEAD];
    int count = 0;
    MoveList first = new MoveList();
    MoveList second = new MoveList();
    moves(first);
    for (int i = 0; i < first.size() && count < MOST_AHEAD; i++) {
      fast.make(first.get(i));
      found[count++] = fast.hash();
      fast.unmake();
    }
    for (int i = 0; i < first.size() && count < MOST_AHEAD; i++) {
      fast.make(first.get(i));
      moves(second);
      for (int j = 0; j < second.size() && count < MOST_AHEAD; j++) {
        fast.make(second.get(j));
        found[count++] = fast.hash();
        fast.unmake();
      }
      fast.unmake();
    }
    long[] sorted = Arrays.copyOf(found, count);
    Arrays.sort(sorted);
    return sorted;
  }

  private void moves(MoveList into) {
    into.clear();
    if (fast.seat() != FastPosition.OVER) {
      fast.moves(into, MOST_AHEAD / 10);
    }
  }
}
