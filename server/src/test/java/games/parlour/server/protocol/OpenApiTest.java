package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenApi;
import java.net.http.HttpHeaders;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** That the check of answers bites. */
class OpenApiTest {
  private static Answer answer(int status, String type, String text) {
    return Answer.of(
        status, HttpHeaders.of(Map.of("Content-Type", List.of(type)), (a, b) -> true), text);
  }

  private static List<String> faults(String path, Answer answer) {
    return OpenApi.OURS.faults("get", path, Optional.empty(), answer);
  }

  private static Answer json(String text) {
    return answer(200, "application/json", text);
  }

  @Test
  void aRightAnswerHasNoFaults() {
    assertThat(faults("/api/me", json("{\"id\":null,\"name\":\"Ada\"}"))).isEmpty();
    assertThat(faults("/api/tables?kind=open", json("{\"now\":1,\"tables\":[]}"))).isEmpty();
  }

  @Test
  void missingAndExtraMembersAreFound() {
    assertThat(faults("/api/me", json("{\"id\":null}"))).anyMatch(f -> f.contains("name"));
    assertThat(faults("/api/me", json("{\"id\":null,\"name\":null,\"age\":5}")))
        .anyMatch(f -> f.contains("age"));
    assertThat(faults("/api/me", json("{\"id\":7,\"name\":null}"))).isNotEmpty();
  }

  @Test
  void whatALinkPointsToIsCheckedToo() {
    String line =
        """
        {"now":1,"tables":[{"id":"a","game":"g","gameName":"G","options":[],"status":"%s","seats":[],
        "yourTurn":false,"entries":0,"changed":1,"outcome":null,"news":0,"result":null,
        "clock":null,"deadline":null,"summary":null}]}
        """;
    assertThat(faults("/api/tables", json(line.formatted("open")))).isEmpty();
    assertThat(faults("/api/tables", json(line.formatted("asleep")))).isNotEmpty();
  }

  @Test
  void anUnknownStatusTypeOrPathIsFound() {
    String me = "{\"id\":null,\"name\":null}";
    assertThat(faults("/api/me", answer(203, "application/json", me))).isNotEmpty();
    assertThat(faults("/api/me", answer(200, "text/html", me))).isNotEmpty();
    assertThat(faults("/api/me", answer(404, "application/json", me))).isNotEmpty();
    assertThat(faults("/api/you", json(me))).isNotEmpty();
    assertThat(faults("/api/me/name", json(me))).isNotEmpty();
  }

  @Test
  void aProblemHasItsForm() {
    String problem = "{\"type\":\"/problems/x\",\"title\":\"t\",\"status\":404,\"detail\":\"d\"}";
    String type = "application/problem+json";
    assertThat(faults("/api/me", answer(404, type, problem))).isEmpty();
    assertThat(faults("/api/nowhere", answer(404, type, problem))).isEmpty();
    assertThat(faults("/api/me", answer(404, type, "{\"type\":\"x\"}"))).isNotEmpty();
    assertThat(faults("/api/nowhere", answer(404, type, "{\"type\":\"x\"}"))).isNotEmpty();
  }

  @Test
  void whatWasAcceptedMustFitToo() {
    Answer me = json("{\"id\":null,\"name\":null}");
    JsonNode right = Answer.MAPPER.readTree("{\"name\":\"Ada\"}");
    JsonNode wrong = Answer.MAPPER.readTree("{\"name\":\"Ada\",\"age\":5}");
    assertThat(OpenApi.OURS.faults("put", "/api/me", Optional.of(right), me)).isEmpty();
    assertThat(OpenApi.OURS.faults("put", "/api/me", Optional.of(wrong), me)).isNotEmpty();
  }

  @Test
  void everyOperationHasAnIdOfItsOwn() {
    assertThat(OpenApi.OURS.operations()).hasSameSizeAs(OpenApi.OURS.ids());
    assertThat(OpenApi.OURS.ids()).doesNotContain("");
  }
}
