package games.parlour.cli.chaos;

import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.cluster.NodeRoute;
import games.parlour.cli.command.Games;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.random.Generator;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A place where one game follows the other, so that there is always one under way. */
final class TableSlot implements Runnable, AutoCloseable {
  /** Longer games make checks slow, and new ones meet faults as well. */
  private static final int LONGEST_GAME = 200;

  private static final int PATIENCE_SECONDS = 40;
  private static final int SHORTEST_PAUSE_MS = 10;
  private static final int LONGEST_PAUSE_MS = 50;

  /**
   * A page gives up a stream that is silent for 40 s, which is longer than any fault here, so
   * people reload it earlier. They do so only at a node that is frozen or cut off at that time: any
   * other silent stream, and every one after the fault, is left as it is and found to be deaf.
   */
  private static final long SILENCE_NANOS = 5_000_000_000L;

  static final int NO_NODE = -1;

  private final ChaosTableKind kind;
  private final NodeRoute route;
  private final ChaosClient client;
  private final ScenarioResult result;
  private final Generator random;
  private volatile @Nullable ChaosTable current;
  private volatile boolean stopped;
  private volatile int silentNode = NO_NODE;
  private int refusedBefore;
  private long stepsBefore;

  TableSlot(
      ChaosTableKind kind,
      NodeRoute route,
      ChaosClient client,
      ScenarioResult result,
      Generator random) {
    this.kind = kind;
    this.route = route;
    this.client = client;
    this.result = result;
    this.random = random;
  }

  /** The game under way; none for a moment between two games. */
  @Nullable ChaosTable current() {
    return current;
  }

  /** How many requests of its games were answered with a fault of the server. */
  synchronized int refused() {
    ChaosTable table = current;
    return refusedBefore + (table == null ? 0 : table.refused());
  }

  /** How many steps were ever seen in its games, where a computer plays those of the computer. */
  synchronized long steps() {
    ChaosTable table = current;
    return stepsBefore + (table == null ? 0 : table.steps());
  }

  private synchronized void count(ChaosTable ended) {
    refusedBefore += ended.refused();
    stepsBefore += ended.steps();
    current = null;
  }

  /** What is under way, for a finding. */
  String described() {
    ChaosTable table = current;
    return table == null
        ? "a new table of " + kind.game()
        : table.id() + " after " + table.length() + table.seats().getFirst().state().path("turn");
  }

  /** From now on people do not wait for streams of the node at this port. */
  void leaveSilentStreamsOf(int port) {
    silentNode = port;
  }

  /** No node is at fault any more: all get requests, and no stream is helped. */
  void trustAllNodes() {
    silentNode = NO_NODE;
    route.trustAll();
  }

  /** Nobody moves any more. */
  void stop() {
    stopped = true;
  }

  @Override
  public void run() {
    try {
      while (!stopped) {
        ChaosTable table = current;
        if (table == null) {
          current = open();
        } else if (table.isOver() || table.length() > LONGEST_GAME) {
          conclude(table);
          count(table);
          table.close();
        } else {
          boolean moved = table.step();
          Thread.sleep(moved ? SHORTEST_PAUSE_MS + random.below(LONGEST_PAUSE_MS) : 3);
          table.seats().forEach(seat -> seat.reloadAfter(SILENCE_NANOS, silentNode));
        }
      }
    } catch (IOException | RuntimeException broken) {
      result.found(Flaw.STUCK, kind.game() + ": nobody can play there: " + broken);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private ChaosTable open() throws IOException, InterruptedException {
    long until = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    while (true) {
      try {
        return new ChaosTable(kind, route, client, result, random.split());
      } catch (IOException failed) {
        if (System.nanoTime() > until) {
          throw failed;
        }
        Thread.sleep(50);
      }
    }
  }

  /** Looks through the log of the game under way, if there is one; all streams must have it. */
  void check(int seconds) throws IOException, InterruptedException {
    ChaosTable table = current;
    if (table != null) {
      awaitHeard(table, table.checkEverywhere(table.seats().getFirst(), seconds), seconds / 2);
    }
  }

  /** The whole log of every seat, and the record under the rules. */
  void conclude(ChaosTable table) throws IOException, InterruptedException {
    String text = table.record(PATIENCE_SECONDS);
    for (ChaosSeat seat : table.seats()) {
      awaitHeard(table, table.check(seat, PATIENCE_SECONDS), PATIENCE_SECONDS / 2);
    }
    try {
      RecordText.Parsed record = RecordText.read(text);
      replay(Games.named(kind.game()), record);
      if (record.record().log().size() != table.length()) {
        result.found(Flaw.OTHER, table.id() + ": the record has another length than the log");
      }
    } catch (Refusal refusal) {
      result.found(Flaw.OTHER, table.id() + ": the record does not replay: " + refusal.reason());
    }
  }

  private static <P extends Position<P, M>, M extends Move> void replay(
      Game<P, M> game, RecordText.Parsed record) {
    Session.replay(game, record);
  }

  /** Every stream is back and has brought everything, unless the table is given up meanwhile. */
  private void awaitHeard(ChaosTable table, int number, int seconds) throws InterruptedException {
    long until = System.nanoTime() + seconds * 1_000_000_000L;
    while (current == table && table.seats().stream().anyMatch(seat -> seat.heard() < number)) {
      if (System.nanoTime() > until) {
        result.found(
            Flaw.OTHER,
            table.id()
                + ": a stream has not brought entry "
                + number
                + " but "
                + table.seats().stream().map(ChaosSeat::heard).toList());
        return;
      }
      Thread.sleep(5);
    }
  }

  @Override
  public void close() {
    stopped = true;
    ChaosTable table = current;
    if (table != null) {
      table.close();
    }
  }
}
