package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenApi;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.RawRequest;
import games.parlour.server.fixture.SafetyHeaders;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.TestServerExtension;
import games.parlour.server.fixture.Visitor;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that are wrong in themselves: each is answered with a problem that says so. */
@ExtendWith(TestServerExtension.Sqlite.class)
@Tag("slow")
class RequestTest extends ServerTests {
  private Visitor visitor;
  private TableClient place;

  @BeforeEach
  void sitDown(TestServer open) {
    visitor = open.visitor();
    place = TableClient.open(visitor, OpenRequest.suffragetto("me", "device"));
  }

  private String moves() {
    return "/api/tables/" + place.id() + "/moves";
  }

  private Answer body(String text) {
    Answer answer = visitor.text("POST", moves(), text, Map.of());
    assertThat(place.after()).isZero();
    return answer;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "null",
        "[]",
        "7",
        "\"x\"",
        "{",
        "}",
        "{]",
        "{\"after\":0",
        "{\"after\":0,}",
        "{'after':0}",
        "{\"after\":0,\"move\":\"c6-c7\"} {}",
        "\u0000",
        "{\"after\":NaN}",
        "{\"after\":0,\"move\":\"\\ud8\"}",
        "<xml/>",
        "after=0&move=c6-c7"
      })
  void whatIsNoObjectIsRefused(String text) {
    assertThat(body(text).problem(400, "invalid")).contains("JSON object");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-1",
        "1.5",
        "1e3",
        "\"0\"",
        "null",
        "true",
        "[]",
        "{}",
        "2147483648",
        "-2147483649",
        "99999999999999999999999999",
        "1e999999999",
        "0.0"
      })
  void aNumberMustBeWhole(String number) {
    String said = body("{\"after\":" + number + ",\"move\":\"c6-c7\"}").problem(400, "invalid");
    assertThat(said).contains("\"after\"", "whole number");
  }

  @Test
  void enormousNumbersAndDeepNestingAreRefused() {
    body("{\"after\":" + "9".repeat(5_000) + "}").problem(400, "invalid");
    body("{\"after\":0,\"move\":" + "[".repeat(5_000)).problem(400, "invalid");
    body("[".repeat(8_000) + "]".repeat(8_000)).problem(400, "invalid");
    body("{\"a\":".repeat(2_000) + "1" + "}".repeat(2_000)).problem(400, "invalid");
    body("{\"after\":0,\"move\":\"" + "x".repeat(10_000) + "\"}").problem(422, "refused");
  }

  @Test
  void membersAreNamed() {
    assertThat(body("{\"after\":0}").problem(400, "invalid")).contains("\"move\"");
    assertThat(body("{\"move\":\"c6-c7\"}").problem(400, "invalid")).contains("\"after\"");
    assertThat(body("{\"after\":0,\"move\":7}").problem(400, "invalid")).contains("\"move\"");
    assertThat(body("{\"after\":0,\"move\":\"c6-c7\",\"cheat\":1}").problem(400, "invalid"))
        .contains("cheat", "after and move");
  }

  @Test
  void aLargeBodyIsRefused() {
    String large = "{\"after\":0,\"move\":\"" + "x".repeat(17_000) + "\"}";
    assertThat(body(large).problem(413, "invalid")).contains("16384");
  }

  /** One whose length is not said beforehand is bounded all the same. */
  @Test
  void aLargeBodyInPiecesIsRefused() {
    byte[] large =
        ("{\"after\":0,\"move\":\"" + "x".repeat(200_000) + "\"}").getBytes(StandardCharsets.UTF_8);
    Answer answer =
        visitor.send(
            "POST",
            moves(),
            BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large)),
            Map.of("Content-Type", "application/json"));
    answer.problem(413, "invalid");
    byte[] small = "{\"after\":0,\"move\":\"c6-c7\"}".getBytes(StandardCharsets.UTF_8);
    visitor
        .send(
            "POST",
            moves(),
            BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(small)),
            Map.of("Content-Type", "application/json"))
        .as(200);
  }

  /** Closing while bytes still arrive would reset the connection and lose the answer. */
  @Test
  void theAnswerToALargeBodyReachesSomebodyWhoIsStillSending(TestServer open) throws Exception {
    try (Socket socket = RawRequest.connect(open)) {
      OutputStream out = socket.getOutputStream();
      String head =
          "POST "
              + moves()
              + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
              + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
      out.write(head.getBytes(StandardCharsets.US_ASCII));
      byte[] piece = ("4e20\r\n" + "x".repeat(20_000) + "\r\n").getBytes(StandardCharsets.US_ASCII);
      for (int pieces = 0; pieces < 5; pieces++) {
        out.write(piece);
        out.flush();
        Thread.sleep(60);
      }
      out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      out.flush();
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(answer).startsWith("HTTP/1.1 413 ").contains("16384");
    }
  }

  @Test
  void onlyJsonIsTaken() {
    String move = "{\"after\":0,\"move\":\"c6-c7\"}";
    for (String type :
        List.of(
            "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", "")) {
      visitor.text("POST", moves(), move, Map.of("Content-Type", type)).problem(415, "invalid");
    }
    assertThat(place.after()).isZero();
    visitor
        .text("POST", moves(), move, Map.of("Content-Type", "application/json; charset=utf-8"))
        .as(200);
  }

  @Test
  void anotherSiteMayNotActForSomebody() {
    String move = "{\"after\":0,\"move\":\"c6-c7\"}";
    for (String site : List.of("cross-site", "same-site", "nonsense")) {
      visitor.text("POST", moves(), move, Map.of("Sec-Fetch-Site", site)).problem(403, "not-yours");
      visitor
          .text("PUT", "/api/me", "{\"name\":\"Eve\"}", Map.of("Sec-Fetch-Site", site))
          .problem(403, "not-yours");
      visitor
          .text(
              "POST",
              "/api/tables",
              Answer.MAPPER.writeValueAsString(OpenRequest.suffragetto("me", "open").body()),
              Map.of("Sec-Fetch-Site", site))
          .problem(403, "not-yours");
    }
    assertThat(place.after()).isZero();
    visitor.text("POST", moves(), move, Map.of("Sec-Fetch-Site", "same-origin")).as(200);
    visitor.get("/api/me", Map.of("Sec-Fetch-Site", "cross-site")).as(200);
  }

  /** Whatever is added later is asked, too: each is refused before it is looked at. */
  @Test
  void anotherSiteMayChangeNothingAtAll() {
    List<OpenApi.Operation> changing =
        OpenApi.OURS.operations().stream().filter(one -> !one.method().equals("get")).toList();
    assertThat(changing).hasSizeGreaterThan(20);
    for (OpenApi.Operation operation : changing) {
      String path = operation.path().replaceAll("\\{[a-z]+}", "x");
      Map<String, String> foreign = Map.of("Sec-Fetch-Site", "cross-site");
      String method = operation.method().toUpperCase(Locale.ROOT);
      assertThat(visitor.text(method, path, "{}", foreign).problem(403, "not-yours"))
          .as(operation.id())
          .isEqualTo("Requests that change something must come from Parlour's own pages.");
    }
  }

  @Test
  void noOtherSiteMayReadAnswers() {
    Answer answer = visitor.get("/api/me", Map.of("Origin", "https://elsewhere.example"));
    assertThat(answer.headers().map().keySet())
        .noneMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("access-control"));
  }

  @Test
  void aWrongMethodIsNamed() {
    for (String path : List.of("/api/me", "/api/games", "/api/tables", moves(), "/healthz")) {
      assertThat(visitor.text("DELETE", path, "{}", Map.of()).problem(405, "invalid"))
          .contains("DELETE");
    }
    visitor.text("POST", "/api/me", "{}", Map.of()).problem(405, "invalid");
    visitor.text("PUT", "/api/tables", "{}", Map.of()).problem(405, "invalid");
    visitor.text("PATCH", moves(), "{}", Map.of()).problem(405, "invalid");
    visitor.get("/api/tables/" + place.id() + "/acts").problem(404, "unknown");
  }

  @Test
  void whereNothingIsThereIsNothing() {
    for (String path :
        List.of("/api/", "/api/x", "/api/tables/x/y/z", "/api/events/1", "/api//me")) {
      visitor.get(path).as(404);
    }
    assertThat(visitor.get("/api/nowhere").problem(404, "unknown")).contains("nothing");
  }

  @Test
  void unreadableRequestsAreRefusedInTheSameForm() {
    for (String path : List.of("/api/tables/%zz", "/api/tables/%00", "/api/tables/%c0%ae")) {
      isRefused(400, "GET " + path + " HTTP/1.1");
    }
    isRefused(400, "GET /api/%2e%2e/%2e%2e/etc/passwd HTTP/1.1");
    isRefused(400, "G@T /api/me HTTP/1.1");
    isRefused(400, "GET /api/me HTTP/9.9");
    isRefused(404, "GET /api/tables/a%2fb HTTP/1.1");
    isRefused(404, "GET /api/me;x=y HTTP/1.1");
    isRefused(414, "GET " + "/x".repeat(6_000) + " HTTP/1.1");
    RawRequest.ask(server, "GET /api/games?lang=%zz HTTP/1.1").as(200);
    RawRequest.ask(server, "GET /api/games?%c3%28=%ff HTTP/1.1").as(200);
    Answer headers = RawRequest.ask(server, "GET /api/me HTTP/1.1", "X: " + "y".repeat(20_000));
    assertThat(headers.status()).isEqualTo(431);
    SafetyHeaders.check(headers);
  }

  private void isRefused(int status, String first) {
    Answer answer = RawRequest.ask(server, first);
    assertThat(answer.status()).as("%s gives %s", first, answer.text()).isEqualTo(status);
    SafetyHeaders.check(answer);
    assertThat(answer.type()).as(first).isEqualTo("application/problem+json");
    assertThat(OpenApi.OURS.faults("Problem", answer.json())).isEmpty();
  }

  @Test
  void itIsWell() {
    assertThat(visitor.get("/healthz").as(200).json().path("status").asString()).isEqualTo("ok");
    assertThat(visitor.get("/readyz").as(200).json().path("checks").path("database").asString())
        .isEqualTo("ok");
  }

  @Test
  void answersAreNotKeptByCaches() {
    for (String path : List.of("/api/me", "/api/games", "/api/tables/" + place.id(), "/healthz")) {
      assertThat(visitor.get(path).header("Cache-Control")).isEqualTo("no-store");
    }
  }
}
