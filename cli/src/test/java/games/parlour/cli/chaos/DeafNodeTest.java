package games.parlour.cli.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.cluster.NodeRoute;
import games.parlour.core.random.Generator;
import games.parlour.server.fixture.Await;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Nodes that keep streams open and tell nothing, or forget what another one has acknowledged. */
class DeafNodeTest {
  private static final String MOVE =
      "{\"number\":1,\"kind\":\"move\",\"seat\":\"white\",\"text\":\"a1-a2\"}";

  private final AtomicInteger streams = new AtomicInteger();
  private final ScenarioResult result = new ScenarioResult("test");
  private final ChaosClient client = new ChaosClient();
  private HttpServer deaf;
  private HttpServer forgetful;

  @BeforeEach
  void open() throws IOException {
    deaf = node(MOVE);
    forgetful = node("");
  }

  @AfterEach
  void close() {
    client.close();
    deaf.stop(0);
    forgetful.stop(0);
  }

  private HttpServer node(String log) throws IOException {
    HttpServer node =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    node.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    node.createContext(
        "/api/events",
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          exchange.getResponseBody().write(":\n\n".getBytes(StandardCharsets.UTF_8));
          exchange.getResponseBody().flush();
          streams.incrementAndGet();
        });
    node.createContext(
        "/api/tables",
        exchange -> {
          boolean opens = exchange.getRequestMethod().equals("POST");
          String state = "\"id\":\"t\",\"state\":{\"after\":0,\"invites\":[],\"seats\":[]}";
          answer(exchange, opens ? 201 : 200, "{" + state + ",\"entries\":[" + log + "]}");
        });
    node.start();
    return node;
  }

  private static void answer(HttpExchange exchange, int status, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private static int port(HttpServer node) {
    return node.getAddress().getPort();
  }

  private TableSlot slot(List<Integer> ports) {
    ChaosTableKind kind =
        new ChaosTableKind("suffragetto", Map.of("police", "me"), Map.of(), false);
    TableSlot slot =
        new TableSlot(kind, new NodeRoute(() -> ports), client, result, new Generator(1));
    Thread.ofVirtual().start(slot);
    Await.until(() -> slot.current() != null && streams.get() > 0);
    return slot;
  }

  private static ChaosTable table(TableSlot slot) {
    return Objects.requireNonNull(slot.current());
  }

  @Test
  void aDeafStreamIsFoundAndNotHelped() throws Exception {
    try (TableSlot slot = slot(List.of(port(deaf)))) {
      table(slot).ledger().sent(0, "white", "a1-a2");
      int before = streams.get();
      slot.check(1);
      assertThat(result.count(Flaw.OTHER)).isEqualTo(1);
      assertThat(result.takeFindings().toString()).contains("has not brought entry 1");
      assertThat(streams).as("streams opened").hasValue(before);
    }
  }

  @Test
  void onlyStreamsOfTheFaultyNodeAreReloaded() {
    try (TableSlot slot = slot(List.of(port(deaf)))) {
      ChaosSeat seat = table(slot).seats().getFirst();
      Await.until(seat::isConnected);
      seat.reloadAfter(0, port(forgetful));
      seat.reloadAfter(0, TableSlot.NO_NODE);
      assertThat(seat.isConnected())
          .as("the seat is still connected after it was sent back to no node")
          .isTrue();
      seat.reloadAfter(0, port(deaf));
      Await.until(() -> streams.get() == 2);
    }
  }

  @Test
  void everyNodeIsAskedForTheLog() throws Exception {
    try (TableSlot slot = slot(List.of(port(deaf), port(forgetful)))) {
      ChaosTable table = table(slot);
      table.ledger().sent(0, "white", "a1-a2");
      table.ledger().acknowledged(0, "white", "a1-a2");
      table.checkEverywhere(table.seats().getFirst(), 10);
      assertThat(result.count(Flaw.LOST)).isEqualTo(1);
    }
  }
}
