package games.parlour.server.durability;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ParallelCalls;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What lasts: a log that only grows, even under two servers. */
public abstract class StoreTests extends ServerTests {
  @Test
  void anEntryIsNeverChangedOrRemoved() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    place.moves("c6-c7");
    for (String change :
        List.of(
            "update entry set line = 'suffragettes d6-d7'",
            "update entry set number = number + 1",
            "delete from entry",
            "delete from entry where table_id = '" + place.id() + "'")) {
      assertThatThrownBy(() -> Sql.run(server, change)).hasMessageContaining("never");
    }
    assertThatThrownBy(
            () ->
                Sql.run(
                    server,
                    "insert into entry (table_id, number, at, line)"
                        + " values ('"
                        + place.id()
                        + "', 1, 1, 'suffragettes d6-d7')"))
        .as("a number is given once")
        .isInstanceOf(IllegalStateException.class);
    assertThat(Sql.log(server, place.id())).containsExactly("suffragettes c6-c7");
  }

  @Test
  void twoServersCannotBothAddAnEntry() {
    try (TestServer other = server.beside()) {
      List<TableClient> pair = TableClient.pair(server);
      TableClient host = pair.get(0);
      TableClient hostThere = host.to(host.visitor().at(other));
      assertThat(hostThere.offers()).isNotEmpty();
      host.moves("c6-c7");
      hostThere.move(0, "d6-d7").problem(409, "conflict");
      assertThat(hostThere.table().path("entries")).isEqualTo(host.table().path("entries"));
      assertThat(Sql.log(server, host.id())).containsExactly("suffragettes c6-c7");
      TableClient guestThere = pair.get(1).to(pair.get(1).visitor().at(other));
      String answer = guestThere.offers().getFirst();
      guestThere.moves(answer);
      host.move(1, "e6-e7").problem(409, "conflict");
      assertThat(Sql.log(server, host.id())).hasSize(2);
    }
  }

  /** The server that was too late must not take its own failed try for the truth. */
  @Test
  void nobodyIsToldOfAMoveThatLost() {
    try (TestServer other = server.beside()) {
      for (int round = 0; round < 5; round++) {
        TableClient host =
            TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
        TableClient there = host.to(host.visitor().at(other));
        assertThat(there.offers()).isNotEmpty();
        host.moves("c6-c7");
        List<Integer> told = ParallelCalls.of(8, i -> there.move(0, "d6-d7").status());
        assertThat(told).containsOnly(409);
        assertThat(there.log()).containsExactly("c6-c7");
      }
    }
  }

  @Test
  void twoServersCannotGiveOneSeatTwice() {
    try (TestServer other = server.beside()) {
      TableClient host = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
      String token = host.token();
      Visitor there = other.visitor();
      assertJson(there.get("/api/join/" + token).json()).isTrue("/free");
      host.joined(server.visitor());
      there.post("/api/join", Map.of("token", token)).problem(409, "conflict");
      assertJson(there.get("/api/join/" + token).json()).isFalse("/free");
    }
  }
}
