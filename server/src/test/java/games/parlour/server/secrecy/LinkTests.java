package games.parlour.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Links to free seats: a link to the other side would show what it holds. */
public abstract class LinkTests extends ServerTests {
  /** The links that somebody is told, by the seat they lead to. */
  private static Map<String, String> links(JsonNode state) {
    Map<String, String> links = new TreeMap<>();
    state
        .path("invites")
        .forEach(
            invite -> links.put(invite.path("seat").asString(), invite.path("path").asString()));
    return links;
  }

  private TableClient sits(TableClient table, String seat) {
    Visitor visitor = server.visitor();
    String path = links(table.state()).getOrDefault(seat, "");
    visitor.post("/api/join", Map.of("token", path.replace("/join/", ""))).as(200);
    return table.to(visitor);
  }

  @Test
  void onlyTheHostIsToldTheLinksOfBothSides() {
    TableClient host =
        TableClient.open(
            server.visitor(), OpenRequest.votesIn("two-on-two", "open", "open", "open", "open"));
    Map<String, String> all = links(host.state());
    assertThat(all).containsOnlyKeys("purple", "yellow", "first", "second");
    TableClient first = sits(host, "first");
    assertThat(links(first.state())).containsExactly(Map.entry("second", all.get("second")));
    try (StreamClient stream = StreamClient.of(first.visitor(), first.id() + ":0")) {
      JsonNode told = stream.latest(0).data();
      assertThat(links(told.path("state"))).containsOnlyKeys("second");
      List.of("purple", "yellow")
          .forEach(
              seat ->
                  assertThat(told.toString())
                      .doesNotContain(all.getOrDefault(seat, "").replace("/join/", "")));
    }
    assertThat(links(host.to(server.visitor()).state())).as("who looks on").isEmpty();
    TableClient purple = sits(host, "purple");
    assertThat(links(purple.state())).containsOnlyKeys("yellow");
    sits(purple, "yellow");
    assertThat(links(purple.state())).isEmpty();
    assertThat(links(host.state())).containsOnlyKeys("second");
  }

  @Test
  void anOpponentsSecondBrowserFindsNoWayIn() {
    TableClient host =
        TableClient.open(server.visitor(), OpenRequest.votesIn("two-on-one", "me", "open", "open"));
    TableClient opponent = sits(host, "opposition");
    assertThat(links(opponent.state())).isEmpty();
    Visitor second = server.visitor();
    second
        .post("/api/tables/" + host.id() + "/join", Map.of("seat", "yellow"))
        .problem(403, "not-yours");
    sits(host, "yellow");
    assertThat(host.status()).isEqualTo("playing");
  }
}
