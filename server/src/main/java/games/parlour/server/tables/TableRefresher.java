package games.parlour.server.tables;

import games.parlour.server.problem.ProblemException;
import games.parlour.server.store.StoreException;
import games.parlour.server.store.StoredTable;
import games.parlour.server.store.TableReader;
import games.parlour.server.tables.thought.ComputerThought;
import games.parlour.server.tables.thought.ThoughtMemory;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Brings tables in memory to the state that other servers on the same database have stored, and
 * lets whoever follows them here look. A table that is only a few entries behind takes those over
 * instead of being played from the beginning. Thread-safe.
 */
final class TableRefresher {
  private static final Logger LOG = LoggerFactory.getLogger(TableRefresher.class);

  /** While the store is down nobody can move, so there is no hurry. */
  private static final Duration AGAIN = Duration.ofSeconds(1);

  private static final int TRIES = 60;

  private final TableReader reader;
  private final TableCache cache;
  private final Function<String, Optional<LiveTable<?, ?>>> load;
  private final FlagKeeper flags;
  private final ThoughtMemory thoughts;
  private final Hub hub;

  /**
   * Makes ready.
   *
   * @param load finds a table in memory, or brings it there
   */
  TableRefresher(
      TableReader reader,
      TableCache cache,
      Function<String, Optional<LiveTable<?, ?>>> load,
      FlagKeeper flags,
      ThoughtMemory thoughts,
      Hub hub) {
    this.reader = reader;
    this.cache = cache;
    this.load = load;
    this.flags = flags;
    this.thoughts = thoughts;
    this.hub = hub;
  }

  /** Brings a table in memory to its latest state; whether it could, else it was given up. */
  boolean bringUpToDate(LiveTable<?, ?> table) {
    Optional<Long> latest = reader.version(table.id());
    if (latest.isEmpty()) {
      return table.locked(() -> table.isImported() || discard(table));
    }
    return bringTo(table, latest.get());
  }

  /** The same as far as a state that is known to be stored. */
  boolean bringTo(LiveTable<?, ?> table, long version) {
    return version <= table.version() || refreshTo(table, version);
  }

  private boolean discard(LiveTable<?, ?> table) {
    cache.discard(table);
    return false;
  }

  /** Tells followers of the new state, whether news or a request brought it. */
  private boolean refreshTo(LiveTable<?, ?> table, long version) {
    long before = table.version();
    boolean refreshed = table.locked(() -> takeOver(table, version));
    if (!refreshed || before < table.version()) {
      hub.changed(table.id());
    }
    return refreshed;
  }

  private boolean takeOver(LiveTable<?, ?> table, long version) {
    if (version <= table.version()) {
      return true; // it was this server that changed it
    }
    try {
      StoredTable since = reader.tableSince(table.id(), table.session().size()).orElseThrow();
      table.refresh(since);
      table.recall(thoughts.of(table.id()));
      flags.remind(table);
      return true;
    } catch (StoreException failed) {
      throw failed;
    } catch (RuntimeException damaged) {
      return discard(table); // whoever reads it anew is told what is wrong
    }
  }

  /**
   * A server has brought a table to a state: whoever follows it here is to see that. It may be this
   * server, which knows already, unless it got no answer from the store.
   */
  void heard(String id, long version) {
    Optional<LiveTable<?, ?>> held = cache.peek(id);
    if (held.isEmpty() && hub.isFollowed(id)) {
      // Somebody may be about to read an older state of it.
      Thread.startVirtualThread(() -> refresh(id, () -> load.apply(id), version));
    } else if (held.isPresent() && version > held.get().version()) {
      Thread.startVirtualThread(() -> refresh(id, () -> held, version));
    } else if (held.isPresent() && version <= held.get().firstVersion()) {
      hub.changed(id); // what was read from the store meanwhile was told to nobody
    }
  }

  /**
   * What a computer at another server thought is told just before its move, which takes it along
   * here, too.
   */
  void thought(String id, int entry, ComputerThought thought) {
    thoughts.add(id, entry, thought);
    cache
        .peek(id)
        .filter(table -> table.holds(entry)) // a request has brought the move here before
        .ifPresent(table -> Thread.startVirtualThread(() -> recall(table)));
  }

  private void recall(LiveTable<?, ?> table) {
    try {
      boolean _ =
          table.locked(
              () -> {
                table.recall(thoughts.of(table.id()));
                return true;
              });
    } catch (DiscardedTableException givenUp) {
      LOG.trace("whoever reads the table anew finds the thought", givenUp);
    }
  }

  private void refresh(String id, Supplier<Optional<LiveTable<?, ?>>> found, long version) {
    for (int tries = 0; tries < TRIES; tries++) {
      try {
        Optional<LiveTable<?, ?>> table = found.get();
        boolean isKnown = table.isPresent() && version <= table.get().firstVersion();
        if (isKnown || table.isEmpty()) {
          hub.changed(id);
        } else {
          boolean _ = refreshTo(table.get(), version);
        }
        return;
      } catch (DiscardedTableException | ProblemException givenUp) {
        hub.changed(id); // whoever looks finds what there is, or why there is nothing
        return;
      } catch (StoreException failed) {
        LOG.debug("table {} is behind and waits for the store", id, failed);
        try {
          Thread.sleep(AGAIN);
        } catch (InterruptedException stopped) {
          Thread.currentThread().interrupt();
          return;
        }
      }
    }
  }

  /** News may have been missed: everybody looks again, at the state that is stored by now. */
  void catchUp() {
    List<String> followed = hub.followed();
    Map<String, Long> latest = reader.versions(followed);
    for (String id : followed) {
      long version = latest.getOrDefault(id, 0L);
      if (cache.peek(id).map(table -> version > table.version()).orElse(false)) {
        heard(id, version);
      } else {
        hub.changed(id);
      }
    }
  }
}
