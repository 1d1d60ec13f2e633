package games.parlour.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ParallelCalls;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Finding any opponent. */
public abstract class PairingTests extends ServerTests {
  /** A clock that no other topic uses: whoever waits anywhere for the same would be met. */
  private static final Map<String, ?> WISH =
      Map.of(
          "game",
          "suffragetto",
          "clock",
          Map.of("kind", "game", "seconds", 17 * 60, "increment", 3));

  private static final Map<String, ?> SLOW =
      Map.of("game", "suffragetto", "clock", Map.of("kind", "days", "days", 13, "vacation", 3));

  private final List<StreamClient> streams = new ArrayList<>();
  private final List<TableClient> waiting = new ArrayList<>();

  /** What waits would be joined by the next test. */
  @AfterEach
  void nobodyWaits() {
    for (Map<String, ?> wish : List.of(WISH, SLOW)) {
      TableClient table = pair(server.visitor(), wish);
      if (table.status().equals("open")) {
        table.acts("close");
      }
    }
    streams.forEach(StreamClient::close);
    for (TableClient table : waiting) {
      if (table.status().equals("open")) {
        table.acts("close");
      }
    }
  }

  private static TableClient pair(Visitor visitor, Map<String, ?> wish) {
    String id = visitor.post("/api/pairing", wish).as(200).json().path("id").asString();
    return new TableClient(visitor, id);
  }

  /** Somebody who asked for any opponent and looks at the table now. */
  private TableClient waiting(Map<String, ?> wish) {
    return follow(pair(server.visitor(), wish));
  }

  private TableClient follow(TableClient table) {
    StreamClient stream = StreamClient.of(table.visitor(), table.id() + ":0");
    streams.add(stream);
    stream.await(events -> !events.isEmpty());
    return table;
  }

  private TableClient listed(OpenRequest ask) {
    TableClient table = TableClient.open(server.visitor(), ask.listed());
    waiting.add(table);
    return table;
  }

  private static OpenRequest usual() {
    return new OpenRequest(
            "suffragetto", Map.of("suffragettes", "open", "police", "me"), Map.of(), Map.of())
        .timed(17, 3);
  }

  private static boolean isListed(TableClient table) {
    return table
        .visitor()
        .get("/api/tables?kind=open")
        .as(200)
        .json()
        .path("tables")
        .valueStream()
        .anyMatch(line -> line.path("id").asString().equals(table.id()));
  }

  @Test
  void twoWhoWantTheSameMeet() {
    TableClient first = waiting(WISH);
    assertThat(first.status()).isEqualTo("open");
    TableClient second = pair(server.visitor(), WISH);
    assertThat(second.id()).isEqualTo(first.id());
    assertThat(second.status()).isEqualTo("playing");
    assertThat(first.state().path("yours")).isNotEqualTo(second.state().path("yours"));
  }

  @Test
  void whoeverAsksAtTheSameMomentMeets() {
    List<TableClient> all = ParallelCalls.of(6, number -> pair(server.visitor(), WISH));
    assertThat(all.stream().map(TableClient::id).distinct()).hasSize(3);
    assertThat(all).allMatch(table -> table.status().equals("playing"));
  }

  @Test
  void whoAsksAgainWaitsAtTheSameTable() {
    Visitor ada = server.visitor();
    TableClient table = pair(ada, WISH);
    assertThat(pair(ada, WISH).id()).isEqualTo(table.id());
  }

  @Test
  void otherWishesDoNotMeet() {
    TableClient first = waiting(WISH);
    Map<String, Object> other = new TreeMap<>(WISH);
    other.put("options", Map.of("edition", "2016"));
    TableClient second = pair(server.visitor(), other);
    assertThat(second.id()).isNotEqualTo(first.id());
    second.acts("close");
  }

  @Test
  void whoWaitsIsFoundAfterARestart() {
    TableClient first = waiting(WISH);
    server.restart();
    follow(first);
    assertThat(pair(server.visitor(), WISH).id()).isEqualTo(first.id());
  }

  @Test
  void whoWaitsAtATableForEverybodyIsMet() {
    TableClient host = follow(listed(usual()));
    TableClient second = pair(server.visitor(), WISH);
    assertThat(second.id()).isEqualTo(host.id());
    assertThat(second.status()).isEqualTo("playing");
    assertThat(TableClient.texts(second.state().path("yours"))).containsExactly("suffragettes");
  }

  @Test
  void whoWaitsForSomethingElseIsNotMet() {
    TableClient hidden = follow(TableClient.open(server.visitor(), usual()));
    TableClient optional = follow(listed(usual().with("edition", "2016")));
    TableClient slower = follow(listed(usual().timed(18, 3)));
    Map<String, String> seats = Map.of("suffragettes", "open", "police", "computer:level:1");
    TableClient nobody =
        follow(listed(new OpenRequest("suffragetto", seats, Map.of(), Map.of()).timed(17, 3)));
    assertThat(pair(server.visitor(), WISH).id())
        .isNotIn(hidden.id(), optional.id(), slower.id(), nobody.id());
  }

  @Test
  void whoHasOpenedATableAndLeftIsNotMet() {
    isNotMetOnceGone(waiting(WISH));
    isNotMetOnceGone(follow(listed(usual())));
  }

  private void isNotMetOnceGone(TableClient host) {
    streams.removeLast().close();
    Await.until(() -> !isHere(host));
    TableClient next = pair(server.visitor(), WISH);
    assertThat(next.id()).isNotEqualTo(host.id());
    next.acts("close");
  }

  private static boolean isHere(TableClient table) {
    return table
        .state()
        .path("seats")
        .valueStream()
        .anyMatch(seat -> seat.path("here").asBoolean());
  }

  @Test
  void whoAskedAndLeftIsInNoListUntilTheyAreBack() {
    TableClient gone = waiting(WISH);
    streams.removeLast().close();
    Await.until(() -> !isListed(gone));
    assertThat(isListed(follow(gone)))
        .as("the table is listed again when its player is back")
        .isTrue();
  }

  @Test
  void nobodyHasToBeThereForAGameOverDays() {
    TableClient asked = pair(server.visitor(), SLOW);
    TableClient opened = listed(usual().slow(13, 3));
    server.clock().advance(Duration.ofDays(3));
    assertThat(isListed(asked))
        .as("the table that was asked for is listed after three days")
        .isTrue();
    assertThat(isListed(opened))
        .as("the table that was opened is listed after three days")
        .isTrue();
    assertThat(pair(server.visitor(), SLOW).id()).isEqualTo(asked.id());
    assertThat(pair(server.visitor(), SLOW).id()).isEqualTo(opened.id());
    TableClient forgotten = pair(server.visitor(), SLOW);
    server.clock().advance(Duration.ofDays(15));
    assertThat(isListed(forgotten)).as("the table is not listed after 15 days").isFalse();
    assertThat(pair(server.visitor(), SLOW).id()).isNotEqualTo(forgotten.id());
  }

  @Test
  void aGameOverDaysCanBeWatchedWhileItRuns() {
    TableClient host = listed(usual().slow(13, 3));
    host.joined(server.visitor());
    TableClient quick = listed(usual().timed(170, 3));
    quick.joined(server.visitor());
    assertThat(watchable()).contains(host.id(), quick.id());
    server.clock().advance(Duration.ofHours(2));
    assertThat(watchable()).contains(host.id()).doesNotContain(quick.id());
  }

  private List<String> watchable() {
    return server
        .visitor()
        .get("/api/tables?kind=watch")
        .as(200)
        .json()
        .path("tables")
        .valueStream()
        .map(line -> line.path("id").asString())
        .toList();
  }

  @Test
  void onlyGamesForTwo() {
    Map<String, ?> four =
        Map.of("game", "votes-for-women", "options", Map.of("mode", "two-on-two"));
    server.visitor().post("/api/pairing", four).as(422);
    server.visitor().post("/api/pairing", Map.of("game", "chess")).as(404);
    server.visitor().post("/api/pairing", Map.of()).as(400);
  }
}
