package games.parlour.load;

import games.parlour.core.Game;
import games.parlour.core.random.Generator;
import games.parlour.load.ReplayedTable.Ready;
import games.parlour.load.TableFactory.SeatedTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * Plays at many tables at a steady rate. When a move is due does not depend on how quickly the ones
 * before it were answered, so a server that falls behind is not spared.
 */
public final class LoadGenerator {
  private static final int CONNECTIONS = 64;
  private static final int OPENING = 16;
  private static final int SETTLE_SECONDS = 30;

  private final LoadPlan plan;
  private final IntConsumer opened;
  private final BooleanSupplier stop;
  private final Violations violations = new Violations();
  private final LatencySamples answers = new LatencySamples();
  private final LatencySamples events = new LatencySamples();
  private final UpdateReader reader = new UpdateReader();
  private final TableFactory factory;
  private final ConnectionPool http;
  private final Generator random;
  private final AtomicReferenceArray<LoadedTable> tables;
  private final AtomicInteger number = new AtomicInteger();
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger verified = new AtomicInteger();

  /**
   * Makes ready.
   *
   * @param opened hears how many tables are open, before play begins
   * @param stop whether to end early
   */
  public LoadGenerator(
      LoadPlan plan, List<Game<?, ?>> games, IntConsumer opened, BooleanSupplier stop) {
    this.plan = plan;
    this.opened = opened;
    this.stop = stop;
    this.factory = new TableFactory(plan.server(), games, violations, events);
    this.http = new ConnectionPool(plan.server(), CONNECTIONS);
    this.random = new Generator(plan.seed());
    this.tables = new AtomicReferenceArray<>(plan.tables());
  }

  /** Opens the tables, plays, compares, and tells what it saw. */
  public LoadReport run() throws IOException {
    try (http) {
      open();
      int streams = 0;
      for (int i = 0; i < tables.length(); i++) {
        streams += tables.get(i).streams();
      }
      settle();
      play(plan.warmUp());
      settle();
      answers.clear();
      events.clear();
      moves.set(0);
      double seconds = play(plan.seconds());
      settle();
      all(i -> verify(tables.get(i)));
      return new LoadReport(
          number.get(),
          streams,
          seconds,
          moves.get(),
          moves.get() / seconds,
          answers.summary(),
          events.summary(),
          verified.get(),
          violations.count(),
          violations.first());
    } finally {
      for (int i = 0; i < tables.length(); i++) {
        close(tables.get(i));
      }
    }
  }

  private static void close(LoadedTable table) {
    if (table != null) {
      table.close();
    }
  }

  private void open() throws IOException {
    List<IOException> failures = new ArrayList<>();
    all(
        i -> {
          try {
            if (failures.isEmpty() && !stop.getAsBoolean()) {
              tables.set(i, opened(number.getAndIncrement()));
              opened.accept(number.get());
            }
          } catch (IOException failed) {
            failures.add(failed);
          }
        });
    if (!failures.isEmpty()) {
      throw failures.getFirst();
    }
  }

  private LoadedTable opened(int which) throws IOException {
    SeatedTable seated = factory.open(which);
    LoadedTable table = new LoadedTable(seated, http, violations);
    for (int seat = 0; seat < seated.cookies().size(); seat++) {
      table.listen(
          new SeatStream(
              plan.server(), seated.table(), seat, seated.cookies().get(seat), reader, violations));
    }
    return table;
  }

  /** Does something for every table, a few at a time. */
  private void all(IntConsumer work) {
    AtomicInteger next = new AtomicInteger();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int thread = 0; thread < OPENING; thread++) {
        threads.execute(
            () -> {
              for (int i = next.getAndIncrement(); i < plan.tables(); i = next.getAndIncrement()) {
                work.accept(i);
              }
            });
      }
    }
  }

  /** Plays for so many seconds; how long it took in truth. */
  private double play(int seconds) {
    Phaser under = new Phaser(1);
    long begun = System.nanoTime();
    long most = (long) plan.rate() * seconds;
    int table = 0;
    for (long n = 0; n < most && !stop.getAsBoolean(); n++) {
      long due = begun + n * 1_000_000_000 / plan.rate();
      for (long early = due - System.nanoTime(); early > 0; early = due - System.nanoTime()) {
        LockSupport.parkNanos(early);
      }
      table = move(table, due, under);
    }
    under.arriveAndAwaitAdvance();
    return (System.nanoTime() - begun) / 1e9;
  }

  /** Moves at the next table that is ready; returns the one behind it. */
  private int move(int from, long due, Phaser under) {
    for (int i = 0; ; i++) {
      int at = (from + i) % plan.tables();
      LoadedTable table = tables.get(at);
      Optional<Ready> ready = table.ready();
      if (ready.isPresent()) {
        Ready by = ready.get();
        String move = by.offers().get(random.below(by.offers().size()));
        table.table().post(by, move, due);
        under.register();
        Thread.ofVirtual().start(() -> posted(table, by, move, due, under));
        return at + 1;
      }
      if (table.table().over()) {
        again(at, table);
      }
      if (i > 0 && i % plan.tables() == 0) {
        LockSupport.parkNanos(1_000_000); // everybody waits for the server
        if (stop.getAsBoolean() || System.nanoTime() - due > SETTLE_SECONDS * 1_000_000_000L) {
          violations.add("no table was ready for " + SETTLE_SECONDS + " seconds");
          return at;
        }
      }
    }
  }

  private void posted(LoadedTable table, Ready by, String move, long due, Phaser under) {
    try {
      long nanos = table.post(by, move, due);
      if (nanos >= 0) {
        answers.add(nanos);
        moves.incrementAndGet();
      }
    } finally {
      under.arriveAndDeregister();
    }
  }

  /** Another table takes the place of one whose game is over. */
  private void again(int at, LoadedTable ended) {
    try {
      tables.set(at, opened(number.getAndIncrement()));
      verify(ended);
    } catch (IOException failed) {
      violations.add("no new table: " + failed);
    } finally {
      ended.close();
    }
  }

  private void verify(LoadedTable table) {
    table.verify();
    verified.incrementAndGet();
  }

  /** Waits until everybody has heard of everything. */
  private void settle() {
    long until = System.nanoTime() + SETTLE_SECONDS * 1_000_000_000L;
    for (int i = 0; i < tables.length(); i++) {
      LoadedTable table = tables.get(i);
      while (table.ready().isEmpty() && !table.table().over()) {
        if (System.nanoTime() > until || stop.getAsBoolean()) {
          violations.add(table.table().id() + ": nobody is told to move");
          return;
        }
        LockSupport.parkNanos(1_000_000);
      }
    }
  }
}
