package games.parlour.cli.chaos;

import games.parlour.cli.chaos.RecoveryWatch.Recovery;
import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.cluster.Cluster;
import games.parlour.core.random.Generator;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** All tables of a scenario, played at the same time, and when each moved after a fault. */
final class ChaosTables implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 40;

  private final ScenarioResult result;
  private final ChaosClient client = new ChaosClient();
  private final List<TableSlot> slots = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final RecoveryWatch watch;
  private volatile boolean closed;

  ChaosTables(Cluster cluster, ScenarioResult result, Generator random) {
    this.result = result;
    for (int i = 0; i < ChaosTableKind.ALL.size(); i++) {
      slots.add(
          new TableSlot(
              ChaosTableKind.ALL.get(i), cluster.route(i), client, result, random.split()));
    }
    List<LongSupplier> steps = slots.stream().<LongSupplier>map(slot -> slot::steps).toList();
    this.watch = new RecoveryWatch(steps, System.nanoTime());
    slots.forEach(slot -> threads.add(Thread.ofVirtual().start(slot)));
    Thread.ofVirtual().start(this::watch);
  }

  ChaosClient client() {
    return client;
  }

  private void watch() {
    try {
      while (!closed) {
        watch.look(System.nanoTime());
        Thread.sleep(5);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A fault begins now. */
  void strike() {
    watch.strike(System.nanoTime());
  }

  /** The fault is over now, and everything has to go on by itself. */
  void mend() {
    slots.forEach(TableSlot::trustAllNodes);
    watch.mend(System.nanoTime());
  }

  /** Until the fault is over, people reload pages that hear nothing of the node at this port. */
  void leaveSilentStreamsOf(int port) {
    slots.forEach(slot -> slot.leaveSilentStreamsOf(port));
  }

  /** Every table has to have moved since the fault began, or since it was over. */
  void requireMoves(String when) {
    for (int place : watch.still()) {
      result.found(Flaw.STUCK, slots.get(place).described() + " does not go on " + when);
    }
  }

  /** Waits until every table has moved since the last fault was over. */
  Recovery awaitMoves() throws InterruptedException {
    long until = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    while (System.nanoTime() < until && !watch.still().isEmpty()) {
      Thread.sleep(3);
    }
    requireMoves("within " + PATIENCE_SECONDS + " s");
    return watch.recovery(System.nanoTime());
  }

  /** The fault is over: all go on, nothing is lost, all streams are back. */
  void recover() throws IOException, InterruptedException {
    Recovery recovery = awaitMoves();
    for (TableSlot slot : slots) {
      slot.check(PATIENCE_SECONDS);
    }
    result.recovered(recovery.standstill() / 1_000_000, recovery.afterwards() / 1_000_000);
  }

  /** Ends all games. */
  void finish() throws IOException, InterruptedException {
    slots.forEach(TableSlot::stop);
    for (Thread thread : threads) {
      if (!thread.join(Duration.ofSeconds(PATIENCE_SECONDS))) {
        result.found(Flaw.STUCK, "a player waits for an answer for ever");
      }
    }
    for (TableSlot slot : slots) {
      ChaosTable table = slot.current();
      if (table != null) {
        slot.check(PATIENCE_SECONDS);
        slot.conclude(table);
      }
    }
  }

  /** How many requests were answered with a fault of the server. */
  int refused() {
    return slots.stream().mapToInt(TableSlot::refused).sum();
  }

  @Override
  public void close() {
    closed = true;
    slots.forEach(TableSlot::close);
    threads.forEach(Thread::interrupt);
    client.close();
  }
}
