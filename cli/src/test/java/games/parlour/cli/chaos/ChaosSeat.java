package games.parlour.cli.chaos;

import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.cluster.NodeRoute;
import games.parlour.core.random.Generator;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Somebody at a table, who follows it live. A lost stream is opened again at another node, less and
 * less often, and names the last entry that was heard; every entry must come once, in order.
 */
final class ChaosSeat implements AutoCloseable {
  /** A page begins with half a second and ends with ten; here nobody needs to be spared. */
  private static final int FIRST_DELAY_MS = 50;

  private static final int LONGEST_DELAY_MS = 250;
  private static final int NOWHERE = 0;

  private final String table;
  private final String cookie;
  private final NodeRoute route;
  private final ChaosClient client;
  private final MoveLedger ledger;
  private final ScenarioResult result;
  private final Generator random;
  private volatile JsonNode state = ChaosClient.JSON.createObjectNode();
  private volatile int heard;
  private volatile long lastHeard = System.nanoTime();
  private volatile int node;
  private volatile boolean closed;
  private volatile @Nullable InputStream stream;

  ChaosSeat(
      String table,
      String cookie,
      NodeRoute route,
      ChaosClient client,
      MoveLedger ledger,
      ScenarioResult result,
      Generator random) {
    this.table = table;
    this.cookie = cookie;
    this.route = route;
    this.client = client;
    this.ledger = ledger;
    this.result = result;
    this.random = random;
    Thread.ofVirtual().start(this::follow);
  }

  String cookie() {
    return cookie;
  }

  /** How long to wait before another try. */
  static int delay(int attempt) {
    return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS << Math.min(attempt, 10));
  }

  private void follow() {
    int attempt = 0;
    while (!closed) {
      int port = route.any(random);
      String path = "/api/events?follow=" + table + ":" + heard;
      try (InputStream in = client.stream(port, path, cookie)) {
        stream = in;
        node = port;
        attempt = 0;
        lastHeard = System.nanoTime();
        read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
      } catch (IOException lost) {
        // that happens to streams, and a page opens another
        route.avoid(port);
      } catch (InterruptedException e) {
        return;
      }
      node = NOWHERE;
      pause(delay(attempt++));
    }
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void read(BufferedReader in) throws IOException {
    String kind = "";
    for (String line = in.readLine(); line != null && !closed; line = in.readLine()) {
      lastHeard = System.nanoTime();
      if (line.startsWith("event: ")) {
        kind = line.substring(7);
      } else if (line.startsWith("data: ") && kind.equals("update")) {
        hear(ChaosClient.JSON.readTree(line.substring(6)));
      } else if (line.startsWith("data: ") && kind.equals("gone")) {
        result.found(Flaw.LOST, table + ": the table is gone");
      }
    }
  }

  private synchronized void hear(JsonNode update) {
    for (JsonNode entry : update.path("entries")) {
      int number = entry.path("number").asInt();
      if (number != heard + 1) {
        result.found(Flaw.OTHER, table + ": a stream told " + number + " after " + heard);
      }
      ledger.told(entry);
      heard = number;
    }
    see(update.path("state"));
  }

  /** Takes over how the table stands, unless something newer is known. */
  synchronized void see(JsonNode news) {
    if (news.path("after").asInt(-1) >= after()) {
      state = news;
    }
  }

  JsonNode state() {
    return state;
  }

  int after() {
    return state.path("after").asInt(-1);
  }

  /** The last entry that came over the stream. */
  int heard() {
    return heard;
  }

  boolean decides() {
    return !state.path("offers").isEmpty();
  }

  boolean isOver() {
    return state.path("turn").path("kind").asString("").equals("over");
  }

  /** Whether the stream is open. */
  boolean isConnected() {
    return node != NOWHERE;
  }

  /** Reloads the page, if it is connected to this node and heard nothing for so long. */
  void reloadAfter(long nanos, int port) {
    if (isConnected() && node == port && System.nanoTime() - lastHeard > nanos) {
      lastHeard = System.nanoTime();
      end();
    }
  }

  private void end() {
    InputStream now = stream;
    try {
      if (now != null) {
        now.close();
      }
    } catch (IOException gone) {
      // it is closed either way
    }
  }

  @Override
  public void close() {
    closed = true;
    end();
  }
}
