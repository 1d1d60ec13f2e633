package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Playing again. */
abstract class RematchTests extends Topic {
  @Test
  void whenBothWantItTheyChangeSides() {
    List<Place> pair = Place.pair(house, Ask.suffragetto("me", "open").with("edition", "german"));
    assertThat(pair.get(0).acts()).doesNotContain("rematch");
    pair.get(0).acts("resign");
    JsonNode asked = pair.get(0).acts("rematch").path("state").path("rematch");
    assertThat(Place.texts(asked.path("askedBy"))).containsExactly("suffragettes");
    assertThat(asked.path("table").isNull()).isTrue();
    PlayTests.unchanged(pair.get(0), place -> place.act(1, "rematch"), 409, "conflict");
    assertThat(pair.get(1).state().path("rematch")).isEqualTo(asked);
    String next =
        pair.get(1).acts("rematch").path("state").path("rematch").path("table").asString();
    assertThat(pair.get(0).state().path("rematch").path("table").asString()).isEqualTo(next);
    assertThat(pair.get(0).acts()).isEmpty();
    Place host = new Place(pair.get(0).visitor(), next);
    Place guest = new Place(pair.get(1).visitor(), next);
    assertThat(Place.texts(host.state().path("yours"))).containsExactly("police");
    assertThat(Place.texts(guest.state().path("yours"))).containsExactly("suffragettes");
    assertThat(host.table().path("options")).isEqualTo(pair.get(0).table().path("options"));
    assertThat(host.state().path("seed").path("hash"))
        .isNotEqualTo(pair.get(0).state().path("seed").path("hash"));
    guest.moves("c6-c7");
  }

  @Test
  void withAComputerItBeginsAtOnce() {
    Place place = Place.open(house.visitor(), Ask.suffragetto("me", "computer:random"));
    place.acts("resign");
    JsonNode rematch = place.acts("rematch").path("state").path("rematch");
    Place next = new Place(place.visitor(), rematch.path("table").asString());
    assertThat(Place.texts(next.state().path("yours"))).containsExactly("police");
    Patience.until(() -> next.after() == 1);
    assertThat(next.offers()).isNotEmpty();
  }

  @Test
  void whoPlaysBothSidesStays() {
    Place both = Place.open(house.visitor(), Ask.suffragetto("me", "device"));
    both.acts("resign");
    JsonNode rematch = both.acts("rematch").path("state").path("rematch");
    Place next = new Place(both.visitor(), rematch.path("table").asString());
    assertThat(next.status()).isEqualTo("playing");
    assertThat(next.state().path("seats")).isEqualTo(both.state().path("seats"));
  }
}
