package games.parlour.server.play;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Playing again. */
public abstract class RematchTests extends ServerTests {
  @Test
  void whenBothWantItTheyChangeSides() {
    List<TableClient> pair =
        TableClient.pair(server, OpenRequest.suffragetto("me", "open").with("edition", "german"));
    assertThat(pair.get(0).acts()).doesNotContain("rematch");
    pair.get(0).acts("resign");
    JsonNode asked = pair.get(0).acts("rematch").path("state").path("rematch");
    assertThat(TableClient.texts(asked.path("askedBy"))).containsExactly("suffragettes");
    assertJson(asked).isNull("/table");
    PlayTests.unchanged(pair.get(0), place -> place.act(1, "rematch"), 409, "conflict");
    assertThat(pair.get(1).state().path("rematch")).isEqualTo(asked);
    String next =
        pair.get(1).acts("rematch").path("state").path("rematch").path("table").asString();
    assertThat(pair.get(0).state().path("rematch").path("table").asString()).isEqualTo(next);
    assertThat(pair.get(0).acts()).isEmpty();
    TableClient host = new TableClient(pair.get(0).visitor(), next);
    TableClient guest = new TableClient(pair.get(1).visitor(), next);
    assertThat(TableClient.texts(host.state().path("yours"))).containsExactly("police");
    assertThat(TableClient.texts(guest.state().path("yours"))).containsExactly("suffragettes");
    assertThat(host.table().path("options")).isEqualTo(pair.get(0).table().path("options"));
    assertThat(host.state().path("seed").path("hash"))
        .isNotEqualTo(pair.get(0).state().path("seed").path("hash"));
    guest.moves("c6-c7");
  }

  @Test
  void withAComputerItBeginsAtOnce() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    place.acts("resign");
    JsonNode rematch = place.acts("rematch").path("state").path("rematch");
    TableClient next = new TableClient(place.visitor(), rematch.path("table").asString());
    assertThat(TableClient.texts(next.state().path("yours"))).containsExactly("police");
    Await.until(() -> next.after() == 1);
    assertThat(next.offers()).isNotEmpty();
  }

  @Test
  void whoPlaysBothSidesStays() {
    TableClient both = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    both.acts("resign");
    JsonNode rematch = both.acts("rematch").path("state").path("rematch");
    TableClient next = new TableClient(both.visitor(), rematch.path("table").asString());
    assertThat(next.status()).isEqualTo("playing");
    assertThat(next.state().path("seats")).isEqualTo(both.state().path("seats"));
  }
}
