package games.parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpHeaders;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/** What came back for a request; the JSON is missing where it is none. */
record Answer(int status, HttpHeaders headers, String text, JsonNode json) {
  static final JsonMapper MAPPER = JsonMapper.shared();

  static Answer of(int status, HttpHeaders headers, String text) {
    boolean json = type(headers).endsWith("json") && !text.isEmpty();
    return new Answer(
        status, headers, text, json ? MAPPER.readTree(text) : MissingNode.getInstance());
  }

  private static String type(HttpHeaders headers) {
    return headers.firstValue("Content-Type").orElse("").split(";", 2)[0].strip();
  }

  /** The media type without its parameters. */
  String type() {
    return type(headers);
  }

  String header(String name) {
    return headers.firstValue(name).orElse("");
  }

  /** The answer, which has this status. */
  Answer as(int expected) {
    assertThat(status).as(text).isEqualTo(expected);
    return this;
  }

  /** A problem of this status and kind; what it says. */
  String problem(int expected, String kind) {
    as(expected);
    assertThat(type()).isEqualTo("application/problem+json");
    assertThat(json.path("type").asString()).isEqualTo("/problems/" + kind);
    assertThat(json.path("status").asInt()).isEqualTo(expected);
    return json.path("detail").asString();
  }
}
