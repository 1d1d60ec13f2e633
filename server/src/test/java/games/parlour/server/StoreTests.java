package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What lasts: a log that only grows, even under two servers. */
abstract class StoreTests extends Topic {
  @Test
  void anEntryIsNeverChangedOrRemoved() {
    Place place = Place.open(house.visitor(), Ask.suffragetto("me", "device"));
    place.moves("c6-c7");
    for (String change :
        List.of(
            "update entry set line = 'suffragettes d6-d7'",
            "update entry set number = number + 1",
            "delete from entry",
            "delete from entry where table_id = '" + place.id() + "'")) {
      assertThatThrownBy(() -> Sql.run(house, change)).hasMessageContaining("never");
    }
    assertThatThrownBy(
            () ->
                Sql.run(
                    house,
                    "insert into entry (table_id, number, at, line)"
                        + " values ('"
                        + place.id()
                        + "', 1, 1, 'suffragettes d6-d7')"))
        .as("a number is given once")
        .isInstanceOf(IllegalStateException.class);
    assertThat(Sql.log(house, place.id())).containsExactly("suffragettes c6-c7");
  }

  @Test
  void twoServersCannotBothAddAnEntry() {
    try (House other = house.beside()) {
      List<Place> pair = Place.pair(house);
      Place host = pair.get(0);
      Place hostThere = host.to(host.visitor().at(other));
      assertThat(hostThere.offers()).isNotEmpty();
      host.moves("c6-c7");
      hostThere.move(0, "d6-d7").problem(409, "conflict");
      assertThat(hostThere.table().path("entries")).isEqualTo(host.table().path("entries"));
      assertThat(Sql.log(house, host.id())).containsExactly("suffragettes c6-c7");
      Place guestThere = pair.get(1).to(pair.get(1).visitor().at(other));
      String answer = guestThere.offers().getFirst();
      guestThere.moves(answer);
      host.move(1, "e6-e7").problem(409, "conflict");
      assertThat(Sql.log(house, host.id())).hasSize(2);
    }
  }

  /** The server that was too late must not take its own failed try for the truth. */
  @Test
  void nobodyIsToldOfAMoveThatLost() {
    try (House other = house.beside()) {
      for (int round = 0; round < 5; round++) {
        Place host = Place.open(house.visitor(), Ask.suffragetto("me", "device"));
        Place there = host.to(host.visitor().at(other));
        assertThat(there.offers()).isNotEmpty();
        host.moves("c6-c7");
        List<Integer> told = Together.of(8, i -> there.move(0, "d6-d7").status());
        assertThat(told).containsOnly(409);
        assertThat(there.log()).containsExactly("c6-c7");
      }
    }
  }

  @Test
  void twoServersCannotGiveOneSeatTwice() {
    try (House other = house.beside()) {
      Place host = Place.open(house.visitor(), Ask.suffragetto("me", "open"));
      String token = host.token();
      Visitor there = other.visitor();
      assertThat(there.get("/api/join/" + token).json().path("free").asBoolean()).isTrue();
      host.joined(house.visitor());
      there.post("/api/join", Map.of("token", token)).problem(409, "conflict");
      assertThat(there.get("/api/join/" + token).json().path("free").asBoolean()).isFalse();
    }
  }
}
