package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A server that is closed and opened again is the same to everybody. */
abstract class RestartTests extends Topic {
  private final List<Place> places = new ArrayList<>();

  private List<Place> kept(List<Place> more) {
    places.addAll(more);
    places.add(more.getFirst().to(house.visitor()));
    return more;
  }

  private void everyKindOfTable() {
    kept(List.of(Place.open(house.visitor(), Ask.suffragetto("me", "open").listed())));
    kept(List.of(Place.open(house.visitor(), Ask.suffragetto("me", "device"))));
    List<Place> played =
        kept(Place.pair(house, Ask.suffragetto("me", "open").with("first", "coin")));
    Place mover = played.get(0).offers().isEmpty() ? played.get(1) : played.get(0);
    mover.moves(mover.offers().getFirst());
    kept(Place.pair(house)).get(1).acts("offer-draw");
    List<Place> asked = kept(Place.pair(house));
    asked.get(0).moves("c6-c7");
    asked.get(0).acts("ask-takeback");
    List<Place> back = kept(Place.pair(house));
    back.get(0).moves("c6-c7");
    back.get(0).acts("ask-takeback");
    back.get(1).acts("accept-takeback");
    kept(Place.pair(house, Ask.exchange("2016", "me", "open"))).get(0).moves("=2L3s");
    List<Place> over = kept(Place.pair(house));
    over.get(0).acts("resign");
    over.get(1).acts("rematch");
    List<Place> again = kept(Place.pair(house));
    again.get(1).acts("resign");
    again.get(0).acts("rematch");
    again.get(1).acts("rematch");
    List<Place> drawn = kept(Place.pair(house));
    drawn.get(0).acts("offer-draw");
    drawn.get(1).acts("accept-draw");
    Place computer = Place.open(house.visitor(), Ask.suffragetto("me", "computer:random"));
    computer.moves("c6-c7");
    Patience.until(() -> computer.after() == 2);
    kept(List.of(computer));
    kept(List.of(Place.open(house.visitor(), Ask.cards("me", "device", "device", "device"))));
  }

  private Map<String, JsonNode> seen() {
    Map<String, JsonNode> seen = new LinkedHashMap<>();
    for (Place place : places) {
      String who = place.id() + " " + System.identityHashCode(place.visitor());
      seen.put(who, place.table());
      seen.put(who + " mine", place.visitor().get("/api/tables?kind=mine").as(200).json());
      seen.put(who + " me", place.visitor().get("/api/me").as(200).json());
    }
    seen.put("open", house.visitor().get("/api/tables?kind=open").as(200).json());
    return seen;
  }

  @Test
  void everythingIsAsBefore() {
    everyKindOfTable();
    Map<String, JsonNode> before = seen();
    house.restart();
    Map<String, JsonNode> after = seen();
    before.forEach((what, json) -> assertThat(after.get(what)).as(what).isEqualTo(json));
    assertThat(after).hasSameSizeAs(before);
  }

  @Test
  void whatWasAskedIsAnsweredAfterwards() {
    List<Place> draw = Place.pair(house);
    draw.get(0).acts("offer-draw");
    List<Place> takeback = Place.pair(house);
    takeback.get(0).moves("c6-c7");
    takeback.get(0).acts("ask-takeback");
    List<Place> rematch = Place.pair(house);
    rematch.get(0).acts("resign");
    rematch.get(0).acts("rematch");
    Place open = Place.open(house.visitor(), Ask.suffragetto("me", "open"));
    String token = open.token();
    house.restart();
    draw.get(1).acts("accept-draw");
    takeback.get(1).acts("accept-takeback");
    assertThat(
            rematch.get(1).acts("rematch").path("state").path("rematch").path("table").isString())
        .isTrue();
    house.visitor().post("/api/join", Map.of("token", token)).as(200);
    assertThat(open.status()).isEqualTo("playing");
  }
}
