package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.RawRequest;
import games.parlour.server.fixture.SafetyHeaders;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.TestServerExtension;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** Requests that break off or contradict themselves are refused, and are no fault of the server. */
@ExtendWith(TestServerExtension.Sqlite.class)
@Isolated("it listens to the whole log, in which tests beside it would be heard")
class BrokenRequestTest extends ServerTests {
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private TableClient place;

  @BeforeEach
  void listen(TestServer open) {
    place = TableClient.open(open.visitor(), OpenRequest.suffragetto("me", "device"));
    log.list = new CopyOnWriteArrayList<>();
    log.start();
    ((Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)).addAppender(log);
  }

  @AfterEach
  void nothingWasAFault() {
    ((Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)).detachAppender(log);
    assertThat(log.list).extracting(ILoggingEvent::getFormattedMessage).isEmpty();
    assertThat(place.after()).isZero();
  }

  private Answer post(String headers, String body) {
    return post(headers, body.getBytes(StandardCharsets.UTF_8));
  }

  private Answer post(String headers, byte[] body) {
    String head =
        "POST /api/tables/"
            + place.id()
            + "/moves HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: "
            + place.visitor().cookie()
            + "\r\n"
            + headers
            + "\r\n\r\n";
    byte[] first = head.getBytes(StandardCharsets.ISO_8859_1);
    byte[] all = new byte[first.length + body.length];
    System.arraycopy(first, 0, all, 0, first.length);
    System.arraycopy(body, 0, all, first.length, body.length);
    return RawRequest.send(server, all);
  }

  private static void refused(Answer answer) {
    answer.problem(400, "invalid");
    SafetyHeaders.check(answer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "garbage",
        "zz\r\n{}\r\n0\r\n\r\n",
        "-1\r\n{}\r\n0\r\n\r\n",
        "ffffffffffffffff\r\n{}\r\n0\r\n\r\n",
        "2\r\n{}garbage\r\n0\r\n\r\n",
        "5\r\n{}",
        "2\r\n{}\r\n",
        "2;x=\"\u0001\r\n{}\r\n0\r\n\r\n",
        ""
      })
  void brokenChunksAreRefused(String chunks) {
    refused(post("Content-Type: application/json\r\nTransfer-Encoding: chunked", chunks));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 100",
        "Content-Length: -1",
        "Content-Length: x",
        "Content-Length: 2\r\nContent-Length: 3",
        "Content-Length: 2\r\nTransfer-Encoding: chunked",
        "Content-Length: 99999999999999999999",
        "Transfer-Encoding: gzip",
        "Transfer-Encoding: chunked, gzip"
      })
  void aWrongLengthIsRefused(String length) {
    refused(post("Content-Type: application/json\r\n" + length, "{}"));
  }

  @Test
  void textThatIsNotUtf8IsRefused() {
    byte[] body = "{\"after\":0,\"move\":\"c6-c7?\"}".getBytes(StandardCharsets.UTF_8);
    for (int wrong : List.of(0xff, 0xc3, 0x80, 0xfe)) {
      body[23] = (byte) wrong;
      refused(post("Content-Type: application/json\r\nContent-Length: " + body.length, body));
    }
  }

  @Test
  void aCharsetThatIsUnknownIsRefused() {
    for (String charset : List.of("nonsense", "\"", "utf-7", "ISO-8859-1", "a b", "?")) {
      Answer answer =
          post(
              "Content-Type: application/json; charset=" + charset + "\r\nContent-Length: 2", "{}");
      assertThat(answer.status()).as(charset).isIn(400, 415);
    }
  }

  @Test
  void aDeepAddressLeadsNowhere() {
    for (String step : List.of("/a", "/a.b", "/-", "//", "/%61", "/.", "/..")) {
      for (int steps : List.of(400, 2_000, 3_900)) {
        String path = step.repeat(Math.min(steps, 7_900 / step.length()));
        Answer answer = RawRequest.ask(server, "GET " + path + " HTTP/1.1");
        assertThat(answer.status()).as(step + " " + steps).isIn(400, 404, 414);
        SafetyHeaders.check(answer);
        assertThat(answer.type()).isEqualTo("application/problem+json");
      }
    }
    RawRequest.ask(server, "GET /api" + "/a".repeat(2_000) + " HTTP/1.1").problem(404, "unknown");
  }

  /** It is no fault of the server that somebody speaks another HTTP. */
  @ParameterizedTest
  @ValueSource(strings = {"HTTP/8.1", "HTTPk1.1", "HTTP/1.1A", "BTTP/1.1", "HTTP/1.;", "HTTP/3"})
  void anUnknownVersionIsRefused(String version) {
    refused(RawRequest.ask(server, "GET /api/me " + version));
  }

  /** Whoever sends them must not be able to fill the log, either. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost:99999",
        "localhost:x",
        "[::1",
        "a@localhost",
        "{localhost",
        "/a/b",
        "",
        "a\r\nHost: b"
      })
  void aHostThatCannotBeIsRefused(String host) {
    byte[] request =
        ("GET /api/me HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
            .getBytes(StandardCharsets.ISO_8859_1);
    RawRequest.send(server, request).as(400);
    String connect = "CONNECT /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    byte[] tunnel = connect.getBytes(StandardCharsets.ISO_8859_1);
    RawRequest.send(server, tunnel).as(400);
  }

  @Test
  void longHeadersAreReadInTime() {
    for (String part : List.of("a", "a,", "de;q=0.1,", "x-", "a-b-", ";q=", "=", "*,", "\u00e4")) {
      String value = part.repeat(6_000 / part.length());
      for (String header :
          List.of("Accept-Language", "Accept-Encoding", "Cookie", "Content-Type", "Range")) {
        for (int length : List.of(999, value.length())) {
          String line = header + ": " + value.substring(0, length);
          assertThat(RawRequest.ask(server, "GET /api/me HTTP/1.1", line).status())
              .as(header + " " + part)
              .isIn(200, 400);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a1", "a1:", "a1x", "1", "/", "17/", " ", "-", "s", "=", "a=", ","})
  void longTextsAreReadInTime(String part) {
    String text = part.repeat(15_000 / part.length());
    for (String game : List.of("suffragetto", "fort-chitral", "votes-for-women")) {
      OpenRequest option = new OpenRequest(game, Map.of(), Map.of(text, "x"), Map.of());
      place.visitor().post("/api/tables", option.body()).as(422);
      OpenRequest ask = OpenRequest.suffragetto("me", "device").and("position", text);
      place.visitor().post("/api/tables", ask.and("game", game).body()).as(422);
    }
    OpenRequest ask = OpenRequest.suffragetto("me", "device").and("game", text);
    place.visitor().post("/api/tables", ask.body()).as(404);
    String path = "/api/tables/" + place.id() + "/";
    place.visitor().post(path + "moves", Map.of("after", 0, "move", text)).as(422);
    place.visitor().post(path + "acts", Map.of("after", 0, "act", text)).as(400);
    place.visitor().put("/api/me", Map.of("name", text)).as(422);
    place.visitor().post("/api/join", Map.of("token", text)).as(404);
    place.visitor().post(path + "join", Map.of("seat", text)).as(422);
  }
}
