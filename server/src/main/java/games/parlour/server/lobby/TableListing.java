package games.parlour.server.lobby;

import games.parlour.server.store.OpenTable;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableSummary;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.Tables;
import games.parlour.server.tables.opening.Lobby;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The lists of tables that people are shown: open ones, their own, those to watch. Thread-safe. */
public final class TableListing {
  /** A game without a move for so long is not worth watching, unless it is played over days. */
  private static final Duration WATCHED = Duration.ofHours(1);

  private final TableLists lists;
  private final Lobby lobby;
  private final HostPresence hosts;
  private final Tables tables;
  private final Clock clock;

  public TableListing(TableLists lists, Lobby lobby, Hub hub, Tables tables, Clock clock) {
    this.lists = lists;
    this.lobby = lobby;
    this.hosts = new HostPresence(hub, clock);
    this.tables = tables;
    this.clock = clock;
  }

  /** Tables where anybody may sit down, and whose host can be expected there. */
  public List<TableSummary> open() {
    List<OpenTable> now = lists.openTables().stream().filter(hosts::isShown).toList();
    List<String> chosen = lobby.fair(now).stream().map(OpenTable::id).toList();
    List<String> shown = chosen.subList(0, Math.min(chosen.size(), 2 * TableLists.LISTED));
    Map<String, Integer> order = new HashMap<>();
    shown.forEach(id -> order.put(id, order.size()));
    return lists.tables(shown).stream()
        .filter(line -> line.table().status() == TableStatus.OPEN)
        .filter(line -> tables.plays(line.table().setup()))
        .sorted(Comparator.comparingInt(line -> order.getOrDefault(line.table().id(), 0)))
        .limit(TableLists.LISTED)
        .sorted(Comparator.comparingLong(line -> -line.table().changed()))
        .toList();
  }

  /** The tables of a guest: where it is their turn first. */
  public List<TableSummary> of(String guest) {
    return lists.tablesOf(guest);
  }

  /** The tables of a guest that are over and changed last before a moment. */
  public List<TableSummary> finishedBefore(String guest, long moment) {
    return lists.finishedBefore(guest, moment);
  }

  /** Games under way that everybody may watch. */
  public List<TableSummary> watchable() {
    return lists.watchable(clock.millis() - WATCHED.toMillis()).stream()
        .filter(line -> tables.plays(line.table().setup()))
        .toList();
  }
}
