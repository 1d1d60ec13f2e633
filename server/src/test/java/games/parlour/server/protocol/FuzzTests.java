package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Generator;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.testkit.Seeds;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Random requests, most of them nearly right: no fault, and no entry but by an accepted move. */
public abstract class FuzzTests extends ServerTests {
  private static final int REQUESTS = 150;
  private static final List<String> METHODS = List.of("GET", "POST", "PUT", "DELETE", "PATCH");
  private static final List<String> ODD =
      List.of(
          "",
          " ",
          "\u0000",
          "\uffff",
          "'; drop table entry; --",
          "../../etc/passwd",
          "%s%n",
          "{after}",
          "🦊",
          "-1",
          "c6-c7",
          "me",
          "null",
          "true",
          "A".repeat(300),
          "\u202e",
          "\r\nX: y");

  private static final List<String> ACTS =
      List.of("undo", "ask-takeback", "offer-draw", "rematch", "accept-draw", "decline-takeback");

  private TableClient place;
  private Visitor visitor;

  @BeforeEach
  void sitDown(TestServer open) {
    visitor = open.visitor();
    place = TableClient.open(visitor, OpenRequest.suffragetto("me", "device"));
  }

  @Test
  void nothingBreaksAndNothingChanges() {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < REQUESTS; i++) {
            if (place.status().equals("over")) {
              sitDown(server);
            }
            one(random);
          }
        });
  }

  private void one(Generator random) {
    List<String> before = Sql.log(server, place.id());
    String method = random.below(8) == 0 ? any(METHODS, random) : "POST";
    String path = path(random);
    Answer answer =
        method.equals("GET")
            ? visitor.get(path)
            : visitor.text(method, path, body(random, before.size()), Map.of());
    String what = method + " " + path + " gives " + answer.status();
    assertThat(answer.status()).as(what).isLessThan(500);
    List<String> after = Sql.log(server, place.id());
    assertThat(after.subList(0, before.size())).as(what).isEqualTo(before);
    boolean accepted = answer.status() == 200 && path.matches(".*/(moves|acts)(\\?.*)?");
    if (!accepted) {
      assertThat(after).as(what).isEqualTo(before);
    }
  }

  private String path(Generator random) {
    String table = "/api/tables/" + (random.below(8) == 0 ? odd(random) : place.id());
    String end = random.below(10) == 0 ? "/" + odd(random) : "";
    String query = random.below(8) == 0 ? "?lang=" + odd(random) : "";
    return switch (random.below(8)) {
      case 0 -> "/api/me" + end + query;
      case 1 -> "/api/tables" + end + query;
      case 2 -> "/api/join" + end + query;
      case 3 -> table + "/join" + query;
      case 4, 5 -> table + "/acts" + query;
      default -> table + "/moves" + query;
    };
  }

  /** An odd text as it may stand in an address. */
  private static String odd(Generator random) {
    String text = any(ODD, random).replace("\u0000", "").replace("/", "");
    return URLEncoder.encode(text.isEmpty() ? "x" : text, StandardCharsets.UTF_8);
  }

  private String body(Generator random, int size) {
    ObjectNode body = valid(random, size);
    for (int i = random.below(3); i > 0; i--) {
      List<String> names = List.copyOf(body.propertyNames());
      String name = names.isEmpty() ? "x" : any(names, random);
      switch (random.below(4)) {
        case 0 -> body.remove(name);
        case 1 -> body.set(any(ODD, random), value(random));
        default -> body.set(name, value(random));
      }
    }
    String text = body.toString();
    int cut = random.below(12);
    return cut == 0 ? text.substring(0, random.below(text.length())) : text;
  }

  private ObjectNode valid(Generator random, int size) {
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    switch (random.below(5)) {
      case 0 -> body.put("name", "Ada");
      case 1 -> body.put("token", "A".repeat(22));
      case 2 -> body.setAll((ObjectNode) Answer.MAPPER.valueToTree(seats(random)));
      case 3 -> body.put("after", size).put("act", any(ACTS, random));
      default -> {
        List<String> offers = place.offers();
        body.put("after", size).put("move", offers.isEmpty() ? "x" : any(offers, random));
      }
    }
    return body;
  }

  private static Map<String, Object> seats(Generator random) {
    return OpenRequest.suffragetto(any(List.of("me", "open", "device"), random), "open").body();
  }

  private static JsonNode value(Generator random) {
    JsonNodeFactory make = JsonNodeFactory.instance;
    return switch (random.below(7)) {
      case 0 -> make.nullNode();
      case 1 -> make.booleanNode(true);
      case 2 -> make.numberNode(random.nextLong());
      case 3 -> make.numberNode(random.below(5) - 2);
      case 4 -> make.arrayNode().add(1);
      case 5 -> make.objectNode().put("a", any(ODD, random));
      default -> make.stringNode(any(ODD, random));
    };
  }

  private static <T> T any(List<T> some, Generator random) {
    return some.get(random.below(some.size()));
  }
}
