package games.parlour.server.durability;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Generator;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ParallelCalls;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.testkit.Seeds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Many at once. */
public abstract class RaceTests extends ServerTests {
  private static final int TABLES = 12;
  private static final long RACE_NANOS = 1_500_000_000L;

  @Test
  void ofManyMovesForOneEntryExactlyOneIsMade() {
    for (int round = 0; round < 5; round++) {
      TableClient place =
          TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
      List<String> offers = place.offers();
      List<Integer> got = ParallelCalls.of(16, i -> place.move(0, offers.get(i)).status());
      assertThat(got).containsOnlyOnce(200);
      assertThat(Set.copyOf(got)).isEqualTo(Set.of(200, 409));
      assertThat(Sql.log(server, place.id())).hasSize(1);
      assertThat(place.after()).isEqualTo(1);
    }
  }

  @Test
  void anActAndAMoveDoNotMeet() {
    for (int round = 0; round < 5; round++) {
      List<TableClient> pair = TableClient.pair(server);
      pair.get(0).moves("c6-c7");
      pair.get(0).acts("ask-takeback");
      String move = pair.get(1).offers().getFirst();
      List<Integer> got =
          ParallelCalls.of(
              8,
              i ->
                  i % 2 == 0
                      ? pair.get(1).act(1, "accept-takeback").status()
                      : pair.get(1).move(1, move).status());
      assertThat(Sql.log(server, pair.get(0).id())).as("%s", got).hasSize(2);
    }
  }

  @Test
  void aSeatIsGivenToOne() {
    TableClient host =
        TableClient.open(
            server.visitor(), OpenRequest.suffragetto("me", "open").with("first", "coin"));
    Map<String, String> join = Map.of("token", host.token());
    List<Integer> got =
        ParallelCalls.of(10, i -> server.visitor().post("/api/join", join).status());
    assertThat(got).containsOnlyOnce(200);
    assertThat(host.log()).as("the coin is tossed once").hasSize(1);
  }

  @Test
  void thereIsOneRematch() {
    for (int round = 0; round < 5; round++) {
      List<TableClient> pair = TableClient.pair(server);
      pair.get(0).acts("resign");
      ParallelCalls.of(6, i -> pair.get(i % 2).act(1, "rematch").status());
      String next = pair.get(0).state().path("rematch").path("table").asString();
      assertThat(next).isNotEmpty();
      for (TableClient place : pair) {
        JsonNode mine = place.visitor().get("/api/tables?kind=mine").json().path("tables");
        assertThat(mine.valueStream().map(line -> line.path("id").asString()))
            .containsExactlyInAnyOrder(place.id(), next);
      }
    }
  }

  /** Everything that was acknowledged is stored, in the order in which it was. */
  @Test
  void atManyTablesNothingIsLost() {
    Seeds.repeatably(
        random -> {
          List<Generator> own = new ArrayList<>();
          for (int i = 0; i < TABLES; i++) {
            own.add(new Generator(random.nextLong()));
          }
          Set<String> tables = Collections.synchronizedSet(new HashSet<>());
          List<Integer> moves = ParallelCalls.of(TABLES, i -> playForAWhile(own.get(i), tables));
          assertThat(moves).allMatch(count -> count > 0);
          assertThat(tables).hasSize(TABLES);
        });
  }

  private int playForAWhile(Generator random, Set<String> tables) {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    tables.add(place.id());
    List<String> acknowledged = new ArrayList<>();
    JsonNode state = place.state();
    long end = System.nanoTime() + RACE_NANOS;
    while ((acknowledged.isEmpty() || System.nanoTime() < end) && !state.path("offers").isEmpty()) {
      JsonNode offers = state.path("offers");
      String move = offers.path(random.below(offers.size())).path("move").asString();
      String seat = state.path("turn").path("seat").asString();
      state = place.move(acknowledged.size(), move).as(200).json().path("state");
      acknowledged.add(seat + " " + move);
    }
    assertThat(Sql.log(server, place.id())).isEqualTo(acknowledged);
    return acknowledged.size();
  }
}
