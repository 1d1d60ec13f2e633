package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Computers at a table. */
abstract class ComputerTests extends Topic {
  @Test
  void theyAnswerByThemselves() {
    Place place = Place.open(house.visitor(), Ask.suffragetto("me", "computer:greedy"));
    for (int turn = 1; turn <= 5; turn++) {
      int answered = 2 * turn;
      place.moves(place.offers().getFirst());
      Patience.until(() -> place.after() == answered);
      assertThat(place.state().path("turn").path("seat").asString()).isEqualTo("suffragettes");
    }
  }

  @Test
  void theyBegin() {
    Place place = Place.open(house.visitor(), Ask.suffragetto("computer:random", "me"));
    Patience.until(() -> place.after() == 1);
    assertThat(place.offers()).isNotEmpty();
  }

  @Test
  void theyBeginWhenTheLastSeatIsTaken() {
    Place host = Place.open(house.visitor(), Ask.suffragetto("computer:random", "open"));
    Place later = Place.open(house.visitor(), Ask.suffragetto("computer:random", "me"));
    Patience.until(() -> later.after() == 1);
    assertThat(host.after()).as("a table behind it was answered, this one waits").isZero();
    Place guest = host.joined(house.visitor());
    Patience.until(() -> guest.after() == 1);
  }

  @Test
  void nobodyMovesForThem() {
    Place place = Place.open(house.visitor(), Ask.suffragetto("me", "computer:random"));
    place.moves("c6-c7");
    place.move(1, "k12-k11").problem(409, "conflict");
  }

  @Test
  void manyTablesAllGetAnAnswer() {
    Visitor visitor = house.visitor();
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      places.add(Place.open(visitor, Ask.suffragetto("me", "computer:random")));
    }
    places.forEach(place -> place.move(0, "c6-c7").as(200));
    places.forEach(place -> Patience.until(() -> place.after() == 2));
  }

  /** The server may have been killed between a person's move and the computer's answer. */
  @Test
  void theyAnswerAfterARestart() {
    Place place = Place.open(house.visitor(), Ask.suffragetto("me", "computer:greedy"));
    Sql.run(
        house,
        "insert into entry (table_id, number, at, line)"
            + " values ('"
            + place.id()
            + "', 1, 1, 'suffragettes c6-c7')");
    Sql.run(house, "update game_table set turn = 'police' where id = '" + place.id() + "'");
    house.restart();
    Patience.until(() -> place.after() == 2);
    assertThat(place.log().getFirst()).isEqualTo("c6-c7");
  }
}
