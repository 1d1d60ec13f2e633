package games.parlour.server.tables.opening;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Scheduler;
import games.parlour.server.store.OpenTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Chooses which open tables are shown where there are too many: addresses take turns, and at each
 * address its guests, so that nobody can push everybody else out of the list. Thread-safe.
 */
public final class Lobby {
  private static final int REMEMBERED = 20_000;

  /** Where tables were opened from; only kept in memory, so that no address is stored. */
  private final Cache<String, String> addresses;

  /**
   * Makes ready.
   *
   * @param kept how long an address is remembered
   */
  public Lobby(Duration kept) {
    this.addresses =
        Caffeine.newBuilder()
            .maximumSize(REMEMBERED)
            .expireAfterWrite(kept)
            .scheduler(Scheduler.systemScheduler())
            .build();
  }

  /** Remembers where a table was opened from. */
  public void opened(String table, String address) {
    addresses.put(table, address);
  }

  /** All these tables, in the order in which they have a right to be shown. */
  public List<OpenTable> fair(List<OpenTable> newestFirst) {
    List<List<OpenTable>> byAddress = new ArrayList<>();
    for (List<OpenTable> there : groups(newestFirst, this::address)) {
      byAddress.add(interleaved(groups(there, OpenTable::creator)));
    }
    return interleaved(byAddress);
  }

  /** After a restart nobody knows an address; then each guest counts alone. */
  private String address(OpenTable table) {
    String known = addresses.getIfPresent(table.id());
    return known == null ? "guest " + table.creator() : known;
  }

  private static Collection<List<OpenTable>> groups(
      List<OpenTable> tables, Function<OpenTable, String> by) {
    Map<String, List<OpenTable>> groups = new LinkedHashMap<>();
    tables.forEach(
        table -> groups.computeIfAbsent(by.apply(table), key -> new ArrayList<>()).add(table));
    return groups.values();
  }

  /** The first of each, then the second of each, and so on. */
  private static List<OpenTable> interleaved(Collection<List<OpenTable>> groups) {
    List<OpenTable> all = new ArrayList<>();
    int longest = groups.stream().mapToInt(List::size).max().orElse(0);
    for (int i = 0; i < longest; i++) {
      for (List<OpenTable> group : groups) {
        if (i < group.size()) {
          all.add(group.get(i));
        }
      }
    }
    return all;
  }
}
