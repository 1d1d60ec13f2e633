package games.parlour.load;

import games.parlour.core.Game;
import games.parlour.core.random.Generator;
import games.parlour.load.ReplayedTable.Ready;
import games.parlour.load.TableFactory.SeatedTable;
import games.parlour.load.samples.LoadSample;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * Plays at many tables at a steady rate. When a move is due does not depend on how quickly the ones
 * before it were answered, so a server that falls behind is not spared. Of several nodes on one
 * database every one is asked in its turn: the seats of a table listen at different nodes, and a
 * move is posted to any of them.
 */
public final class LoadGenerator {
  private static final int OPENING = 16;
  private static final int SETTLE_SECONDS = 30;
  private static final int HURRY_SECONDS = 3;

  /** Entries at each table; about half of a random game of cards. */
  private static final int LONG_WARM_UP = 100;

  private static final long RETRY_NANOS = 1_000_000_000;

  private final LoadPlan plan;
  private final IntConsumer opened;
  private final Consumer<LoadSample> samples;
  private final BooleanSupplier stop;
  private final Violations violations = new Violations();
  private final LoadMeter meter = new LoadMeter();
  private final UpdateReader reader = new UpdateReader();
  private final TableFactory factory;
  private final LoadNodes nodes;
  private final Generator random;

  /** Of its own, so that the same moves are chosen with any number of nodes. */
  private final Generator routing;

  private final AtomicReferenceArray<LoadedTable> tables;
  private final AtomicInteger number = new AtomicInteger();
  private final AtomicInteger verified = new AtomicInteger();

  /**
   * Makes ready.
   *
   * @param opened hears how many tables are open, before play begins
   * @param samples takes what is seen every few seconds of the measured time, on one thread
   * @param stop whether to end early
   */
  public LoadGenerator(
      LoadPlan plan,
      List<Game<?, ?>> games,
      IntConsumer opened,
      Consumer<LoadSample> samples,
      BooleanSupplier stop) {
    this.plan = plan;
    this.opened = opened;
    this.samples = samples;
    this.stop = stop;
    this.nodes = new LoadNodes(plan.nodes());
    this.factory = new TableFactory(nodes, games, violations, meter);
    this.random = new Generator(plan.seed());
    this.routing = new Generator(Generator.splitMix(plan.seed(), 1));
    this.tables = new AtomicReferenceArray<>(plan.tables());
  }

  /** Opens the tables, plays, compares, and tells what it saw. */
  public LoadReport run() throws IOException {
    try (nodes) {
      open();
      int streams = 0;
      for (int i = 0; i < tables.length(); i++) {
        streams += tables.get(i).streams();
      }
      settle();
      play(plan.warmUp());
      settle();
      nodes.all().forEach(LoadNode::begin);
      meter.clear();
      double seconds;
      LoadSampler sampler = new LoadSampler(nodes, meter, plan.every(), samples);
      try (sampler) {
        seconds = play(plan.seconds());
      }
      List<NodeReport> reports = nodes.all().stream().map(LoadNode::report).toList();
      settle();
      all(i -> verify(tables.get(i)));
      int moves = meter.answer().count();
      return new LoadReport(
          number.get(),
          streams,
          seconds,
          moves,
          moves / seconds,
          meter.answer(),
          meter.event(),
          meter.sameNode(),
          meter.crossNode(),
          reports,
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
    List<IOException> failures = new CopyOnWriteArrayList<>();
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
    if (stop.getAsBoolean()) {
      throw new IOException("it was stopped before all tables were open");
    }
  }

  private LoadedTable opened(int which) throws IOException {
    SeatedTable seated = factory.open(which);
    LoadedTable table = new LoadedTable(seated, nodes, violations, longest(which));
    try {
      List<LoadNode> listening = nodes.forStreams(seated.cookies().size());
      for (int seat = 0; seat < listening.size(); seat++) {
        String cookie = seated.cookies().get(seat);
        LoadNode node = listening.get(seat);
        table.listen(new SeatStream(node, seated.table(), seat, cookie, reader, violations));
      }
    } catch (IOException failed) {
      table.close();
      throw failed;
    }
    return table;
  }

  /**
   * Games that begin together would end together, and everything would happen at once then. So in a
   * warm-up that is long enough, the first game at each table is left after another time.
   */
  private int longest(int which) {
    long entries = (long) plan.warmUp() * plan.rate() / plan.tables();
    return which < plan.tables() && entries >= LONG_WARM_UP
        ? 1 + new Generator(Generator.splitMix(plan.seed(), which + 2)).below((int) entries)
        : Integer.MAX_VALUE;
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
      if (table.claimReplacement()) {
        under.register();
        Thread.ofVirtual().start(() -> replaced(at, table, under)); // moves elsewhere are due
      }
      Optional<Ready> ready = table.ready();
      if (ready.isPresent()) {
        Ready by = ready.get();
        String move = by.offers().get(random.below(by.offers().size()));
        LoadNode node = nodes.at(routing.below(plan.nodes().size()));
        table.table().post(by, move, due, node.index());
        under.register();
        Thread.ofVirtual().start(() -> posted(table, by, move, due, node, under));
        return at + 1;
      }
      if (i > 0 && i % plan.tables() == 0) {
        LockSupport.parkNanos(1_000_000); // everybody waits for the server
        if (stop.getAsBoolean()) {
          return at;
        }
        if (System.nanoTime() - due > SETTLE_SECONDS * 1_000_000_000L) {
          violations.add("no table was ready for " + SETTLE_SECONDS + " seconds");
          return at;
        }
      }
    }
  }

  private void posted(
      LoadedTable table, Ready by, String move, long due, LoadNode node, Phaser under) {
    try {
      long nanos = table.post(by, move, due, node);
      if (nanos >= 0) {
        meter.answered(nanos);
        node.moved();
      }
    } finally {
      under.arriveAndDeregister();
    }
  }

  /** Another table takes the place of one whose game is over. */
  private void replaced(int at, LoadedTable ended, Phaser under) {
    try {
      tables.set(at, opened(number.getAndIncrement()));
      ended.close();
      verify(ended);
    } catch (IOException failed) {
      violations.add("no new table: " + failed);
      LockSupport.parkNanos(RETRY_NANOS);
      ended.releaseReplacement();
    } finally {
      under.arriveAndDeregister();
    }
  }

  private void verify(LoadedTable table) {
    table.verify();
    verified.incrementAndGet();
  }

  /** Waits until everybody has heard of everything. */
  private void settle() {
    long begun = System.nanoTime();
    for (int i = 0; i < tables.length(); i++) {
      LoadedTable table = tables.get(i);
      while (table.ready().isEmpty() && !table.table().over()) {
        long patience = stop.getAsBoolean() ? HURRY_SECONDS : SETTLE_SECONDS;
        if (System.nanoTime() - begun > patience * 1_000_000_000L) {
          violations.add(table.table().id() + ": nobody is told to move");
          return;
        }
        LockSupport.parkNanos(1_000_000);
      }
    }
  }
}
