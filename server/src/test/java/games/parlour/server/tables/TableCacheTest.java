package games.parlour.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.server.Config;
import games.parlour.server.fixture.Await;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.StoredTable;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStatus;
import games.parlour.suffragetto.Suffragetto;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** How much of the memory tables take. */
class TableCacheTest {
  private static final Suffragetto GAME = new Suffragetto();
  private static final int TABLES = 60;
  private static final long SMALL_HEAP = 256L << 20;

  private final AtomicInteger loaded = new AtomicInteger();

  private LiveTable<?, ?> load(String id) {
    loaded.incrementAndGet();
    Setup setup = GAME.setup(Occasion.TABLE);
    List<SeatRow> seats =
        GAME.seats(setup).stream()
            .map(
                seat ->
                    new SeatRow(seat.index(), seat.name(), new Holder.Open(), Optional.of("link")))
            .toList();
    TableRow row =
        new TableRow(
            id,
            setup,
            "00".repeat(32),
            "ada",
            false,
            Optional.empty(),
            TableStatus.OPEN,
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            Optional.empty(),
            1,
            1,
            0);
    StoredTable file = new StoredTable(row, seats, List.of(), Optional.empty());
    return new LiveTable<>(GAME, file, new Hub(Clock.systemUTC()));
  }

  private void useAll(TableCache cache) {
    for (int i = 0; i < TABLES; i++) {
      assertThat(cache.find("table " + i, this::load)).isPresent();
    }
  }

  @Test
  void whereThereIsRoomTheyStay() {
    TableCache cache = new TableCache(2L * TABLES * TableCache.weight(0));
    useAll(cache);
    System.gc();
    useAll(cache);
    assertThat(loaded).hasValue(TABLES);
  }

  @Test
  void whereThereIsLittleOnlyAFewStay() {
    TableCache cache = new TableCache(10L * TableCache.weight(0));
    useAll(cache);
    Await.until(
        () -> {
          System.gc();
          useAll(cache);
          return loaded.get() >= 2 * TABLES - 10;
        });
  }

  /** What ended a small heap before: some four thousand tables, with a few moves at each. */
  @Test
  void tablesTakeAShareOfASmallHeapHoweverManyThereAre() {
    long room = Config.tableMemory(SMALL_HEAP);
    assertThat(room).isLessThan(SMALL_HEAP / 2);
    assertThat(room / TableCache.weight(100)).as("long games kept").isBetween(200L, 4_000L);
    assertThat(TableCache.weight(Integer.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
  }
}
