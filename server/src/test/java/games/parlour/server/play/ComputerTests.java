package games.parlour.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Computers at a table. */
public abstract class ComputerTests extends ServerTests {
  @Test
  void theyAnswerByThemselves() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:greedy"));
    for (int turn = 1; turn <= 5; turn++) {
      int answered = 2 * turn;
      place.moves(place.offers().getFirst());
      Await.until(() -> place.after() == answered);
      assertThat(place.state().path("turn").path("seat").asString()).isEqualTo("suffragettes");
    }
  }

  @Test
  void theyBegin() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("computer:random", "me"));
    Await.until(() -> place.after() == 1);
    assertThat(place.offers()).isNotEmpty();
  }

  @Test
  void theyBeginWhenTheLastSeatIsTaken() {
    TableClient host =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("computer:random", "open"));
    TableClient later =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("computer:random", "me"));
    Await.until(() -> later.after() == 1);
    assertThat(host.after()).as("a table behind it was answered, this one waits").isZero();
    TableClient guest = host.joined(server.visitor());
    Await.until(() -> guest.after() == 1);
  }

  @Test
  void nobodyMovesForThem() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    place.moves("c6-c7");
    place.move(1, "k12-k11").problem(409, "conflict");
  }

  @Test
  void manyTablesAllGetAnAnswer() {
    Visitor visitor = server.visitor();
    List<TableClient> places = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      places.add(TableClient.open(visitor, OpenRequest.suffragetto("me", "computer:random")));
    }
    places.forEach(place -> place.move(0, "c6-c7").as(200));
    places.forEach(place -> Await.until(() -> place.after() == 2));
  }

  /** The server may have been killed between a person's move and the computer's answer. */
  @Test
  void theyAnswerAfterARestart() {
    TableClient place =
        TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:greedy"));
    Sql.run(
        server,
        "insert into entry (table_id, number, at, line)"
            + " values ('"
            + place.id()
            + "', 1, 1, 'suffragettes c6-c7')");
    Sql.run(server, "update game_table set turn = 'police' where id = '" + place.id() + "'");
    server.restart();
    Await.until(() -> place.after() == 2);
    assertThat(place.log().getFirst()).isEqualTo("c6-c7");
  }
}
