package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ParallelCalls;
import games.parlour.server.fixture.RawRequest;
import games.parlour.server.fixture.SafetyHeaders;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.network.AddressBlock;
import games.parlour.server.network.NetworkSettings;
import games.parlour.server.network.NetworkSettings.Connections;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may speak to a server, under which name, and how slowly. */
class NetworkTest {
  private static final Connections USUAL = NetworkSettings.USUAL.connections();

  /**
   * At one each 20 ms they take far longer than a request may, and fewer than one of them needs.
   */
  private static final int DRIPS = 900;

  @TempDir private Path folder;

  private TestServer server(List<String> proxies, List<String> hosts, Connections connections) {
    List<AddressBlock> trusted =
        proxies.stream().map(text -> AddressBlock.of(text).orElseThrow()).toList();
    return TestServer.in(folder, new NetworkSettings(trusted, hosts, connections));
  }

  private static Answer open(TestServer server, Map<String, String> headers) {
    String body = Answer.MAPPER.writeValueAsString(OpenRequest.suffragetto("me", "open").body());
    return server.visitor().text("POST", "/api/tables", body, headers);
  }

  @Test
  void aTrustedProxySaysThatTheBrowserSpeaksHttps() {
    Map<String, String> tls =
        Map.of("X-Forwarded-Proto", "https", "X-Forwarded-Host", "play.example");
    try (TestServer server = server(List.of("127.0.0.0/8"), List.of("play.example"), USUAL)) {
      assertThat(open(server, tls).as(201).header("Set-Cookie")).contains("; Secure");
      assertThat(open(server, Map.of()).as(201).header("Set-Cookie")).doesNotContain("Secure");
      origins(server, tls, "https://play.example", 201);
      origins(server, tls, "https://PLAY.example", 201);
      origins(server, tls, "http://play.example", 403);
      origins(server, tls, "https://play.example:8443", 403);
      origins(server, tls, "https://elsewhere.example", 403);
    }
    try (TestServer server = server(List.of("10.0.0.0/8"), List.of("play.example"), USUAL)) {
      assertThat(open(server, tls).as(201).header("Set-Cookie"))
          .as("anybody can write such a header")
          .doesNotContain("Secure");
    }
  }

  private static void origins(
      TestServer server, Map<String, String> headers, String origin, int status) {
    Map<String, String> all = new TreeMap<>(headers);
    all.put("Origin", origin);
    open(server, all).as(status);
  }

  /** Without HTTPS browsers do not send Sec-Fetch-Site. */
  @Test
  void theOriginIsComparedWhereBrowsersSayNoMore() {
    try (TestServer server = server(List.of(), List.of(), USUAL)) {
      String own = "http://127.0.0.1:" + server.port();
      origins(server, Map.of(), own, 201);
      for (String foreign :
          List.of(
              "http://127.0.0.1",
              "https://127.0.0.1:" + server.port(),
              "http://localhost:" + server.port(),
              "http://elsewhere.example",
              own + ".elsewhere.example",
              "null",
              "")) {
        origins(server, Map.of(), foreign, 403);
      }
      Visitor visitor = server.visitor();
      visitor.get("/api/me", Map.of("Origin", "http://elsewhere.example")).as(200);
    }
  }

  private static Answer under(TestServer server, String host) {
    String request = "GET /api/me HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
    return RawRequest.send(server, request.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void aForeignNameIsNotAnswered() {
    try (TestServer server = server(List.of(), List.of("Play.example"), USUAL)) {
      for (String host :
          List.of(
              "localhost",
              "LOCALHOST:80",
              "127.0.0.1:8080",
              "[::1]:8080",
              "192.168.7.7",
              "a.localhost",
              "localhost.",
              "play.example",
              "PLAY.example:443")) {
        assertThat(under(server, host).status()).as(host).isEqualTo(200);
      }
      for (String host :
          List.of("elsewhere.example", "localhost.elsewhere.example:80", "parlour", "x.local")) {
        Answer answer = under(server, host);
        String name = host.replace(":80", "");
        assertThat(answer.problem(421, "invalid")).contains(name, "hosts = " + name);
        SafetyHeaders.check(answer);
      }
      Answer page =
          RawRequest.send(
              server,
              "GET / HTTP/1.1\r\nHost: x.y\r\nConnection: close\r\n\r\n"
                  .getBytes(StandardCharsets.ISO_8859_1));
      page.problem(421, "invalid");
    }
  }

  private static Connections quick(int inAll, int each) {
    // On a busy machine an honest request takes a while to be read, too.
    Duration soon = Duration.ofSeconds(2);
    return new Connections(inAll, each, soon, soon.multipliedBy(2), Duration.ofSeconds(20));
  }

  /** Sends a byte now and then; whether the server hangs up before it has this many. */
  private static boolean isCutOff(TestServer server, String first, String each) {
    try (Socket socket = RawRequest.connect(server)) {
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(20);
      socket.getOutputStream().write(first.getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < DRIPS; i++) {
        try {
          if (socket.getInputStream().read() < 0) {
            return true;
          }
        } catch (SocketTimeoutException waiting) {
          socket.getOutputStream().write(each.charAt(i % each.length()));
        }
      }
    } catch (IOException closed) {
      return true;
    }
    return false;
  }

  @Test
  void aRequestThatDripsIsCutOff() throws Exception {
    try (TestServer server = server(List.of(), List.of(), quick(100, 100))) {
      TableClient place =
          TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
      String post =
          "POST /api/tables/"
              + place.id()
              + "/moves HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
      try (StreamClient line = StreamClient.of(place.visitor(), place.id() + ":0")) {
        List<List<String>> drips =
            List.of(
                List.of("G", "E"),
                List.of("GET /", "x"),
                List.of("GET / HTTP/1.1\r\nHost: localhost\r\nX: ", "y"),
                List.of("\r\n", "\r\n"),
                List.of(post + "Content-Length: 1000\r\n\r\n", " "),
                List.of(post + "Transfer-Encoding: chunked\r\n\r\n", "1\r\n \r\n"));
        List<Boolean> cutOff =
            ParallelCalls.of(
                drips.size(), at -> isCutOff(server, drips.get(at).get(0), drips.get(at).get(1)));
        assertThat(cutOff).as("cut off, in the order of the requests").doesNotContain(false);
        place.moves("c6-c7");
        line.awaitEntry(place.id(), 1);
      }
    }
  }

  @Test
  void connectionsAreCounted() throws Exception {
    try (TestServer server = server(List.of(), List.of(), quick(100, 3))) {
      List<Socket> open = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        open.add(RawRequest.connect(server));
      }
      try (Socket fourth = RawRequest.connect(server)) {
        assertThat(hungUp(fourth)).as("the server hangs up on the fourth connection").isTrue();
      }
      for (Socket socket : open) {
        socket.close();
      }
      Await.until(() -> isAnswered(server));
    }
  }

  private static boolean hungUp(Socket socket) {
    try {
      return socket.getInputStream().read() < 0;
    } catch (IOException reset) {
      return true;
    }
  }

  private static boolean isAnswered(TestServer server) {
    try {
      return RawRequest.ask(server, "GET /healthz HTTP/1.1").status() == 200;
    } catch (RuntimeException hungUp) {
      return false;
    }
  }
}
