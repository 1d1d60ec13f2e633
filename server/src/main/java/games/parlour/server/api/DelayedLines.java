package games.parlour.server.api;

import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableSummary;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Lists tell people no more of a game with secrets than they see when they watch it: how long it
 * was a while ago, and nothing of its clock. Thread-safe.
 *
 * @param delay how long those who only watch wait for news
 */
public record DelayedLines(Duration delay, TableLists lists) {
  /** The same lines, some of them as they were a while before now. */
  List<TableSummary> told(List<TableSummary> lines, Predicate<TableSummary> delayed, long now) {
    Set<String> ids =
        delay.isZero()
            ? Set.of()
            : lines.stream()
                .filter(delayed)
                .map(line -> line.table().id())
                .collect(Collectors.toSet());
    if (ids.isEmpty()) {
      return lines;
    }
    Map<String, TableLists.LastEntry> last = lists.lastEntries(ids, now - delay.toMillis());
    return lines.stream()
        .map(line -> ids.contains(line.table().id()) ? behind(line, last) : line)
        .toList();
  }

  private static TableSummary behind(TableSummary line, Map<String, TableLists.LastEntry> last) {
    TableLists.LastEntry entry =
        last.getOrDefault(line.table().id(), new TableLists.LastEntry(0, line.table().created()));
    return new TableSummary(
        line.table().changedAt(entry.at()),
        line.seats(),
        entry.number(),
        0,
        line.clock().map(DelayedLines::stopped),
        line.ending());
  }

  private static ClockRow stopped(ClockRow clock) {
    return new ClockRow(clock.control(), OptionalLong.empty(), OptionalLong.empty(), clock.state());
  }
}
