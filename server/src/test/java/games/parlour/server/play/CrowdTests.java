package games.parlour.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Boards with millions of moves: whoever makes one up hurts nobody, and it can be played. */
public abstract class CrowdTests extends ServerTests {
  private static final String MILLIONS =
      "17/17/17/17/17/17/2LL13/5s1s1s1s5/2Ls1I1I1I1I5/4pspspspsI4/2Ls1p1p1p1p5/4pspspspsp4"
          + "/2Ls1s1p1p1p5/17/17/17/17 s S0+0/P0+0 1908 0 0 -";

  /** After d4-e5, o15-o16 the Leader on e5 has 2,490,444 ways. */
  private static final String LATER =
      "17/17/14I2/17/17/17/17/5s1s1s1s5/5I1I1I7/4pspspspsI4/5p1p1p1p5/4pspspspsp4"
          + "/5s1p1p1p5/3L13/17/17/17 s S0+0/P0+0 1908 0 0 -";

  /** One move before that, with the police to move. */
  private static final String BEFORE =
      LATER.replace("5s1p1p1p5/3L13", "4Ls1p1p1p5/17").replace(" s S0", " p S0");

  /** Black has 129 moves, and White then some ten thousands. */
  private static final String CHITRAL =
      "12/9b2/5w1w1b2/9bw1/4bb1wwwb1/b2bwb4w1/3w1b1w1w2/12/3b1www1bb1/2wb5bw1/4b2w1bb1/9w2";

  private static final int MOST_OFFERS = 2_000;

  @Test
  void aStartWithMillionsOfMovesIsRefused() {
    for (int i = 0; i < 4; i++) {
      OpenRequest wanted = OpenRequest.suffragetto("me", "device").and("position", MILLIONS);
      assertThat(
              server.visitor().post("/api/tables?lang=en", wanted.body()).problem(422, "refused"))
          .contains("more than 5000 moves", "at most 5000");
    }
    OpenRequest chitral =
        OpenRequest.chitral("me", "device", CHITRAL + " w corners all each on 0 0");
    assertThat(server.visitor().post("/api/tables?lang=de", chitral.body()).problem(422, "refused"))
        .contains("mehr als 5000 Züge");
  }

  @Test
  void aCrowdThatComesLaterIsOfferedInPartAndCanBePlayed() {
    TableClient place =
        TableClient.open(
            server.visitor(), OpenRequest.suffragetto("me", "device").and("position", LATER));
    place.moves("d4-e5");
    place.moves("o15-o16");
    List<String> offers = place.offers();
    assertThat(offers).hasSizeBetween(100, MOST_OFFERS).contains("f10-e10", "e5-d4");
    String longer = "e5xe7:g5xg7xi7xi9xk9xk7xk5xm5xm7xk7xi7:g5";
    assertThat(offers).doesNotContain(longer);
    place.move(2, longer.replace("xm5xm7", ":m5xm7")).problem(422, "refused");
    assertThat(place.after()).isEqualTo(2);
    place.moves(longer);
    place.move(2, longer).as(200);
    assertThat(place.log()).containsExactly("d4-e5", "o15-o16", longer);
    place.moves(place.offers().getFirst());
  }

  @Test
  void aCrowdOfFortChitralIsOfferedInPartAndCanBePlayed() {
    TableClient place =
        TableClient.open(
            server.visitor(),
            OpenRequest.chitral("me", "device", CHITRAL + " b corners all each on 0 0"));
    place.moves("a7-a8");
    List<String> offers = place.offers();
    assertThat(offers).hasSizeBetween(100, MOST_OFFERS);
    place.moves(offers.getLast());
    assertThat(place.offers()).isNotEmpty();
  }

  @Test
  void computersPlayInACrowd() {
    for (String player : List.of("random", "greedy", "level:1", "level:8")) {
      TableClient place =
          TableClient.open(
              server.visitor(),
              OpenRequest.suffragetto("computer:" + player, "me").and("position", BEFORE));
      place.moves("o15-o16");
      Await.until(() -> place.after() == 2);
    }
  }

  @Test
  void aHintInACrowdIsOneOfTheOffers() {
    TableClient place =
        TableClient.open(
            server.visitor(),
            OpenRequest.suffragetto("me", "computer:random").and("position", LATER));
    place.moves("d4-e5");
    Await.until(() -> place.after() == 2);
    JsonNode hint =
        place
            .visitor()
            .post("/api/tables/" + place.id() + "/hint?lang=en", Map.of("after", 2))
            .as(200)
            .json();
    assertThat(place.offers()).contains(hint.path("offer").path("move").asString());
  }
}
