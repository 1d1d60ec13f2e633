package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenApi;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Every operation of the description can be done, and is answered as described. */
public abstract class OperationTests extends ServerTests {
  /** These need a live line, or a code that comes by mail, and have tests of their own. */
  private static final Set<String> ELSEWHERE =
      Set.of("events", "reset", "setEmail", "confirmEmail", "unsubscribe", "showUnsubscribe");

  @Test
  void everyOperationIsAnswered() {
    Map<String, Supplier<Answer>> asked = new TreeMap<>(TableOperations.of(server));
    asked.putAll(PeopleOperations.of(server));
    asked.putAll(GroupOperations.of(server));
    asked.putAll(RecordOperations.of(server));
    asked.putAll(ShareOperations.of(server));
    asked.putAll(AnalysisOperations.of(server));
    Set<String> known = new TreeSet<>(asked.keySet());
    known.addAll(ELSEWHERE);
    assertThat(known).isEqualTo(OpenApi.OURS.ids());
    asked.forEach(OperationTests::isDone);
  }

  private static void isDone(String id, Supplier<Answer> ask) {
    Answer answer = ask.get();
    assertThat(answer.status())
        .as("%s answers %s", id, answer.text())
        .isEqualTo(OpenApi.OURS.success(id));
  }

  @Test
  void theLiveLineIsAnswered() {
    Visitor host = server.visitor();
    TableClient both = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
    try (StreamClient line = StreamClient.of(host, both.id() + ":0")) {
      line.await(events -> !events.isEmpty());
    }
  }

  @Test
  void theServerHandsOutItsDescription() {
    Answer answer = server.visitor().get("/api/openapi.json").as(200);
    assertThat(answer.json().path("openapi").asString()).startsWith("3.1");
    assertThat(answer.json().path("paths").size()).isGreaterThan(10);
  }
}
