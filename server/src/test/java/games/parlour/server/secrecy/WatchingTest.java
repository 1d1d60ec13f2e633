package games.parlour.server.secrecy;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Who watches a game with secrets sees it as it stood a while ago. */
class WatchingTest {
  private static final Duration DELAY = Duration.ofMinutes(2);

  @Test
  void spectatorsOfSecretsAreBehind(@TempDir Path folder) {
    try (TestServer server = TestServer.in(folder, DELAY)) {
      List<TableClient> players = TableClient.group(server, OpenRequest.ghosts("me", "open"));
      TableClient watcher = players.getFirst().to(server.visitor());
      TableClient next = next(players);
      next.moves(next.offers().getFirst());
      int now = next.after();
      assertThat(watcher.after()).isZero();
      try (StreamClient stream = StreamClient.of(watcher.visitor(), watcher.id() + ":0")) {
        stream.await(events -> !events.isEmpty());
        assertThat(stream.numbers(watcher.id())).isEmpty();
        server.clock().advance(DELAY);
        stream.awaitEntry(watcher.id(), now);
      }
      assertThat(watcher.after()).isEqualTo(now);
      next = next(players);
      next.moves(next.offers().getFirst());
      assertThat(watcher.after()).isEqualTo(now);
      next.acts("resign");
      assertThat(watcher.status()).isEqualTo("over"); // nothing is left to be told to a player
    }
  }

  @Test
  void nothingIsSeenSoonerWhileASubstituteIsAwaited(@TempDir Path folder) {
    try (TestServer server = TestServer.in(folder, Duration.ofDays(3))) {
      for (OpenRequest ask :
          List.of(OpenRequest.ghosts("me", "open"), OpenRequest.votes("me", "open"))) {
        List<TableClient> players = TableClient.group(server, ask.slow(1, 0).listed());
        TableClient watcher = players.getFirst().to(server.visitor());
        next(players).movesSomehow();
        TableClient absent = next(players);
        TableClient other =
            players.stream().filter(one -> !one.equals(absent)).findFirst().orElseThrow();
        assertNothingTold(watcher, "watch");
        server.clock().advance(Duration.ofHours(13));
        Map<String, ?> proposal = Map.of("after", other.after(), "act", "propose-substitute");
        other.visitor().post("/api/tables/" + other.id() + "/acts", proposal).as(200);
        try (StreamClient stream = StreamClient.of(watcher.visitor(), watcher.id() + ":0")) {
          stream.await(events -> !events.isEmpty());
          server.clock().advance(Duration.ofHours(13));
          stream.await(
              events ->
                  events.getLast().data().path("state").path("status").asString().equals("open"));
          assertThat(stream.numbers(watcher.id())).isEmpty();
        }
        assertThat(other.after()).isPositive();
        assertNothingTold(watcher, "open");
        assertNothingTold(absent, "open");
        assertThat(absent.state().path("invites")).as("no way back to the hand").isEmpty();
        assertThat(absent.acts()).isEmpty();
      }
    }
  }

  /** Neither the table nor a list tells how the game stands now. */
  private static void assertNothingTold(TableClient watcher, String kind) {
    JsonNode state = watcher.state();
    assertThat(watcher.after()).isZero();
    assertJson(state).isNull("/clocks");
    JsonNode line =
        watcher
            .visitor()
            .get("/api/tables?kind=" + kind)
            .json()
            .path("tables")
            .valueStream()
            .filter(one -> one.path("id").asString().equals(watcher.id()))
            .findFirst()
            .orElseThrow();
    assertThat(line.path("entries").asInt()).isZero();
    assertJson(line).isNull("/deadline");
    assertThat(line.path("changed").asLong()).isEqualTo(watcher.table().path("created").asLong());
  }

  @Test
  void whatIsOpenIsSeenAtOnce(@TempDir Path folder) {
    try (TestServer server = TestServer.in(folder, DELAY)) {
      List<TableClient> players = TableClient.pair(server);
      TableClient watcher = players.getFirst().to(server.visitor());
      players.getFirst().moves(players.getFirst().offers().getFirst());
      assertThat(watcher.after()).isEqualTo(1);
    }
  }

  private static TableClient next(List<TableClient> players) {
    return players.stream().filter(one -> !one.offers().isEmpty()).findFirst().orElseThrow();
  }
}
