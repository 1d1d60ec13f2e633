package games.parlour.server.tables;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.TableReader;
import games.parlour.server.tables.thought.ComputerThought;
import games.parlour.server.tables.thought.ThoughtMemory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds tables: in memory as far as they are there, else in the store, and always in the state that
 * was stored last, whichever server did it. Thread-safe.
 */
public final class TableFinder {
  private final TableOpener opener;
  private final TableReader reader;
  private final TableCache cache;
  private final FlagKeeper flags;
  private final TableRefresher refresher;
  private final DelayedTables delayed;
  private final Hub hub;
  private final boolean shared;

  /**
   * Makes ready.
   *
   * @param shared whether other servers may change tables, too
   */
  TableFinder(
      TableOpener opener,
      TableReader reader,
      TableCache cache,
      FlagKeeper flags,
      ThoughtMemory thoughts,
      DelayedTables delayed,
      Hub hub,
      boolean shared) {
    this.opener = opener;
    this.reader = reader;
    this.cache = cache;
    this.flags = flags;
    this.refresher =
        new TableRefresher(reader, cache, id -> cache.find(id, this::load), flags, thoughts, hub);
    this.delayed = delayed;
    this.hub = hub;
    this.shared = shared;
  }

  /** The table with this id, in its latest state. */
  public LiveTable<?, ?> find(String id) {
    LiveTable<?, ?> table = held(id);
    if (!shared) {
      return table;
    }
    try {
      return refresher.bringUpToDate(table) ? table : held(id);
    } catch (DiscardedTableException givenUp) {
      return held(id);
    }
  }

  /** Several tables in their latest state, at the cost of one question to the store. */
  public List<LiveTable<?, ?>> find(List<String> ids) {
    Map<String, Long> latest = shared ? reader.versions(ids) : Map.of();
    return ids.stream().<LiveTable<?, ?>>map(id -> find(id, latest)).toList();
  }

  private LiveTable<?, ?> find(String id, Map<String, Long> latest) {
    LiveTable<?, ?> table = held(id);
    try {
      return refresher.bringTo(table, latest.getOrDefault(id, 0L)) ? table : held(id);
    } catch (DiscardedTableException givenUp) {
      return held(id);
    }
  }

  /** The same as far as this server has heard of it. */
  private LiveTable<?, ?> held(String id) {
    return cache
        .find(id, this::load)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.table", "table", id)));
  }

  /**
   * Brings a table from the store into memory. Who is to be told when somebody there is missed
   * counts on this server from now on, whoever had the table before.
   */
  private @Nullable LiveTable<?, ?> load(String id) {
    LiveTable<?, ?> table = opener.stored(id);
    if (table != null) {
      boolean _ =
          table.locked(
              () -> {
                flags.remind(table);
                return true;
              });
    }
    return table;
  }

  /**
   * Looks at a table as somebody may see it; once more, if the one in memory was given up
   * meanwhile.
   */
  public <T> T look(String id, Optional<String> guest, Function<LiveTable<?, ?>, T> look) {
    return look(this::find, id, guest, look);
  }

  /** The same without asking the database for a newer state; for streams, which are told of it. */
  public <T> T lookWithoutRefresh(
      String id, Optional<String> guest, Function<LiveTable<?, ?>, T> look) {
    return look(this::held, id, guest, look);
  }

  private <T> T look(
      Function<String, LiveTable<?, ?>> find,
      String id,
      Optional<String> guest,
      Function<LiveTable<?, ?>, T> look) {
    try {
      return look.apply(seen(find.apply(id), guest));
    } catch (DiscardedTableException givenUp) {
      return look.apply(seen(find.apply(id), guest));
    }
  }

  private LiveTable<?, ?> seen(LiveTable<?, ?> table, Optional<String> guest) {
    boolean plays = table.locked(() -> !table.seatsOf(guest).isEmpty());
    return plays ? table : delayed.watched(table);
  }

  /** Where an invitation leads. */
  public record Invited(LiveTable<?, ?> table, SeatRow seat) {}

  /** The table and seat that an invitation leads to. */
  public Invited invited(String token) {
    Optional<String> known =
        SecretGenerator.isToken(token) ? reader.tableOfToken(token) : Optional.empty();
    LiveTable<?, ?> table = find(known.orElseThrow(TableFinder::noInvitation));
    SeatRow seat =
        table.locked(
            () ->
                table.seats().stream()
                    .filter(free -> free.token().equals(Optional.of(token)))
                    .findFirst()
                    .orElseThrow(TableFinder::noInvitation)); // taken at this moment
    return new Invited(table, seat);
  }

  private static ProblemException noInvitation() {
    return new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.invitation"));
  }

  /** A server has brought a table to a state. */
  public void heard(String id, long version) {
    refresher.heard(id, version);
  }

  /** A computer at another server is about to make an entry, after this thought. */
  public void thought(String id, int entry, String written) {
    refresher.thought(id, entry, ComputerThought.read(written));
  }

  /** What other servers told may have been missed. */
  public void catchUp() {
    refresher.catchUp();
  }

  /** Reads a table again whose seats were changed in the store. */
  public void reload(String id) {
    try {
      cache.peek(id).ifPresent(this::discard);
    } catch (DiscardedTableException already) {
      // somebody else gave it up first
    }
    hub.changed(id);
  }

  /** What is in memory of a table is not the truth any more, once nobody is busy with it. */
  void discard(LiveTable<?, ?> table) {
    table.locked(
        () -> {
          cache.discard(table);
          return true;
        });
  }

  /**
   * A table's clock was put right in the store; whoever holds the table's lock is not waited for.
   */
  public void clockWasSet(String id) {
    cache.peek(id).ifPresent(cache::discard);
    Thread.startVirtualThread(() -> hub.changed(id));
  }

  /** Some imported record was removed by another server: those in memory are read again. */
  public void forgetImported() {
    cache.all().stream().filter(table -> isImported(table)).forEach(table -> reload(table.id()));
  }

  private static boolean isImported(LiveTable<?, ?> table) {
    try {
      return table.locked(table::isImported);
    } catch (DiscardedTableException givenUp) {
      return false;
    }
  }
}
