package games.parlour.server.finished;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.table.GameSummary;
import games.parlour.server.api.summary.EndingText;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.UnknownRulesException;
import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import games.parlour.server.store.ending.EndingRow;
import games.parlour.server.store.ending.EndingRows;
import games.parlour.server.tables.DiscardedTableException;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks through games that are over, a few at a time: how they ended, and, where everybody may find
 * them, which positions occurred. Several servers may do the same; the first one counts.
 */
public final class EndingIndexer {
  private static final Logger LOG = LoggerFactory.getLogger(EndingIndexer.class);

  /** So few that no other job waits for long. */
  private static final int AT_ONCE = 5;

  private static final int SEEN = 100;

  /** Longer games are found by their first positions. */
  private static final int MOST_POSITIONS = 1_000;

  private final Database database;
  private final Tables tables;

  /** Games whose rules this server does not know; left to others. */
  private final Set<String> left = ConcurrentHashMap.newKeySet();

  public EndingIndexer(Database database, Tables tables) {
    this.database = database;
    this.tables = tables;
  }

  /** Looks through the next few, in no order, so that servers seldom look at the same one. */
  public void work() {
    int most = SEEN + left.size();
    List<String> due = new ArrayList<>(database.read(handle -> EndingRows.due(handle, most)));
    due.removeAll(left);
    Collections.shuffle(due);
    due.stream().limit(AT_ONCE).forEach(this::look);
  }

  private void look(String id) {
    Optional<Ending> ending;
    try {
      LiveTable<?, ?> table = tables.find(id);
      ending = table.locked(() -> ending(table));
    } catch (DiscardedTableException givenUp) {
      return; // it is still due
    } catch (UnknownRulesException anothers) {
      if (database.isShared()) {
        left.add(id);
        return; // another server may know them
      }
      ending = Optional.empty();
    } catch (ProblemException unreadable) {
      LOG.debug("table {} cannot be read, so nothing is kept of its end", id, unreadable);
      ending = Optional.empty();
    } catch (StoreException failed) {
      throw failed;
    } catch (RuntimeException broken) {
      // One game that cannot be summed up must not hold up all others.
      LOG.error("the end of table {} cannot be summed up", id, broken);
      ending = Optional.empty();
    }
    Optional<Ending> found = ending;
    database.write(
        handle -> {
          found.ifPresentOrElse(
              one -> EndingRows.add(handle, one.row(), one.positions()),
              () -> EndingRows.done(handle, id));
          return 0;
        });
  }

  private record Ending(EndingRow row, Map<Long, Integer> positions) {}

  private static <P extends Position<P, M>, M extends Move> Optional<Ending> ending(
      LiveTable<P, M> table) {
    boolean listed = table.row().listed() && table.row().lesson().isEmpty();
    return GameSummary.of(table.session())
        .map(
            summary ->
                new Ending(
                    EndingText.row(
                        table.id(), table.game().id(), listed, summary, table.row().changed()),
                    listed && !summary.calledOff() ? positions(table) : Map.of()));
  }

  private static <P extends Position<P, M>, M extends Move> Map<Long, Integer> positions(
      LiveTable<P, M> table) {
    Map<Long, Integer> positions = new LinkedHashMap<>();
    positions.put(PositionHash.of(table.game(), table.session().positionAfter(0)), 0);
    for (int entry : table.session().line().stream().limit(MOST_POSITIONS).toList()) {
      P position = table.session().positionAfter(entry);
      positions.putIfAbsent(PositionHash.of(table.game(), position), entry);
    }
    return positions;
  }
}
