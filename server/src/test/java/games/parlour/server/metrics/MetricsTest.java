package games.parlour.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the server counts, who is told, and what nobody is told. */
class MetricsTest {
  private static final Pattern SAMPLE =
      Pattern.compile("([a-z0-9_]+(?:\\{(?:[a-z_]+=\"[^\"\\n]*\",?)*})?) ([0-9.E+-]+|NaN|[+]Inf)");
  private static final String MOVES =
      "parlour_requests_seconds_count{method=\"POST\",route=\"/api/tables/{id}/moves\","
          + "status=\"%s\"}";

  @TempDir private Path folder;

  private static Map<String, Double> read(Visitor visitor) {
    Map<String, Double> samples = new TreeMap<>();
    for (String line : visitor.get("/metrics").as(200).text().split("\n", -1)) {
      if (!line.isEmpty() && !line.startsWith("# ")) {
        Matcher parts = SAMPLE.matcher(line);
        assertThat(parts.matches()).as(line).isTrue();
        samples.put(parts.group(1), Double.valueOf(parts.group(2).replace("+Inf", "Infinity")));
      }
    }
    return samples;
  }

  @Test
  void requestsAndWritesAreCounted() {
    try (TestServer server = TestServer.in(folder, MetricsAudience.LOOPBACK)) {
      Visitor host = server.visitor();
      TableClient table = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
      Map<String, Double> before = read(host);
      table.moves("c6-c7");
      table.move(0, "c6-b7").as(409);
      // A request is counted when it has been answered, so a moment later.
      for (String kind : List.of("2xx", "4xx")) {
        Await.until(() -> read(host).getOrDefault(MOVES.formatted(kind), 0.0) == 1);
      }
      Map<String, Double> after = read(host);
      assertThat(after).containsEntry(MOVES.formatted("2xx"), 1.0);
      assertThat(after.get("parlour_refusals_total{kind=\"conflict\"}")).isEqualTo(1);
      assertThat(moved("parlour_store_changes_total", before, after)).isPositive();
      assertThat(moved("parlour_store_commit_seconds_count", before, after)).isPositive();
      assertThat(moved("parlour_store_batch_sum", before, after)).isPositive();
      assertThat(after)
          .containsEntry("parlour_tables", 1.0)
          .containsEntry("parlour_streams", 0.0)
          .containsEntry("parlour_computers_waiting", 0.0)
          .containsEntry("parlour_hints_waiting", 0.0)
          .containsEntry("parlour_analyses_waiting", 0.0)
          .containsEntry("parlour_lines_waiting", 0.0)
          .containsEntry("parlour_store_waiting", 0.0)
          .containsEntry("parlour_store_failures_total", 0.0);
      assertThat(after.keySet())
          .anyMatch(name -> name.startsWith("jvm_memory_used_bytes{area=\"heap\""))
          .anyMatch(name -> name.startsWith("jvm_gc_"));
      assertThat(after.get("process_cpu_time_ns_total")).isPositive();
      assertThat(after.get("process_uptime_seconds")).isPositive();
      if (Files.isReadable(Path.of("/proc/self/status"))) {
        assertThat(after.get("process_resident_memory_bytes")).isBetween(1e7, 1e11);
      }
      try (StreamClient line = StreamClient.of(host, table.id() + ":0")) {
        line.await(events -> !events.isEmpty());
        assertThat(read(host)).containsEntry("parlour_streams", 1.0);
      }
      Await.until(() -> read(host).getOrDefault("parlour_streams_ended_total", 0.0) == 1);
    }
  }

  private static double moved(String name, Map<String, Double> from, Map<String, Double> to) {
    return to.getOrDefault(name, 0.0) - from.getOrDefault(name, 0.0);
  }

  @Test
  void nothingOfAnybodyIsInThem() {
    try (TestServer server = TestServer.in(folder, MetricsAudience.LOOPBACK)) {
      Visitor host = server.visitor();
      TableClient table = TableClient.open(host, OpenRequest.suffragetto("me", "open"));
      host.put("/api/me", Map.of("name", "Emmeline")).as(200);
      host.get("/api/join/" + table.token()).as(200);
      host.get("/api/tables/" + table.id()).as(200);
      host.get("/api/nothing/of/this").as(404);
      host.get("/table/" + table.id()).as(404);
      host.text("PATCH", "/api/tables/" + table.id(), "{}", Map.of());
      String text = host.get("/metrics").as(200).text();
      assertThat(text)
          .doesNotContain(table.id(), table.token(), "Emmeline", host.cookie(), "nothing/of");
      assertThat(read(host)).as("few enough to be read often").hasSizeLessThan(400);
    }
  }

  @Test
  void behindAProxyTheyAreLikeAnUnknownAddress() {
    try (TestServer server = TestServer.in(folder, MetricsAudience.LOOPBACK)) {
      Visitor visitor = server.visitor();
      String unknown = visitor.get("/unknown").as(404).text();
      for (String header : List.of("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP")) {
        assertThat(visitor.get("/metrics", Map.of(header, "192.0.2.7")).as(404).text())
            .as(header)
            .isEqualTo(unknown);
      }
    }
  }

  @Test
  void theHostSaysWhoIsTold() {
    Map<String, String> forwarded = Map.of("X-Forwarded-For", "192.0.2.7");
    try (TestServer server = TestServer.in(folder, MetricsAudience.EVERYBODY)) {
      server.visitor().get("/metrics", forwarded).as(200);
    }
    try (TestServer server = TestServer.in(folder, MetricsAudience.OFF)) {
      server.visitor().get("/metrics").as(404);
    }
  }
}
