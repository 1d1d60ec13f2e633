package games.parlour.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Generator;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.PageBoard;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.testkit.Seeds;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A whole game between two people, and what a page makes of it. */
public abstract class WholeGameTests extends ServerTests {
  private static final int NO_END = 5_000;

  /** A few pieces that meet soon, and full houses, so that exchanges can be called too. */
  private static final String FEW =
      "17/17/17/17/17/17/6p1p1p6/17/17/17/6s1s1s6/17/17/17/17/17/17" + " s S10+2/P9+3 1908 0 0 -";

  /** Five men against six, one of whom can be taken at once and laid into a box. */
  private static final String MEN =
      "12/12/12/12/12/12/6b5/3b3w4/3w2w5/4b7/w2w3b4/1b5w4 w corners all each on 0 0";

  @Test
  void theMotionsOfAGameLeadFromTheFirstViewToTheLast() {
    motionsLead(OpenRequest.suffragetto("me", "open").and("position", FEW));
  }

  @Test
  void theMotionsLeadIntoBoxesBesideTheBoardToo() {
    motionsLead(OpenRequest.chitral("me", "open", MEN));
  }

  private void motionsLead(OpenRequest ask) {
    Seeds.repeatably(
        random -> {
          List<TableClient> pair = TableClient.pair(server, ask);
          String id = pair.get(0).id();
          PageBoard board = new PageBoard(pair.get(0).table().path("start"));
          int entries = 0;
          try (StreamClient host = StreamClient.of(pair.get(0).visitor(), id + ":0");
              StreamClient guest = StreamClient.of(pair.get(1).visitor(), id + ":0")) {
            List<StreamClient> lines = List.of(host, guest);
            while (true) {
              JsonNode state = host.latest(entries).data().path("state");
              JsonNode heard = guest.latest(entries).data().path("state");
              entries = state.path("after").asInt();
              if (state.path("status").asString().equals("over")) {
                break;
              }
              int mover = state.path("offers").isEmpty() ? 1 : 0;
              String move = chosen((mover == 0 ? state : heard).path("offers"), random);
              pair.get(mover).move(entries, move).as(200);
              entries++;
              assertThat(entries).isLessThan(NO_END);
            }
            assertThat(lines.getFirst().numbers(id)).isEqualTo(lines.getLast().numbers(id));
          }
          JsonNode table = pair.get(1).table();
          table.path("entries").forEach(board::play);
          assertThat(board).hasToString(new PageBoard(table.path("state").path("view")).toString());
          assertThat(table.path("state").path("turn").path("kind").asString()).isEqualTo("over");
          assertThat(table.path("entries")).hasSize(entries);
        });
  }

  /** A capture where there is one, so that the game comes to an end soon. */
  private static String chosen(JsonNode offers, Generator random) {
    List<JsonNode> all = offers.valueStream().toList();
    List<JsonNode> taking = all.stream().filter(offer -> !offer.path("taken").isEmpty()).toList();
    List<JsonNode> some = taking.isEmpty() ? all : taking;
    return some.get(random.below(some.size())).path("move").asString();
  }
}
