package games.parlour.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.RawRequest;
import games.parlour.server.fixture.SafetyHeaders;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.http.Pages;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of the page. */
class PagesTest {
  private static final String HASHED = "assets/index-a1B2c3D4.js";

  private static final Map<String, String> FILES = new ConcurrentHashMap<>();
  private static TestServer server;
  private static Visitor visitor;

  @BeforeAll
  static void open(@TempDir Path folder) {
    FILES.putAll(
        Map.of(
            "index.html",
            "<p>page</p>",
            "style.css",
            "p {}",
            "style.css.br",
            "br of style",
            "style.css.gz",
            "gz of style",
            HASHED,
            "let x;",
            HASHED + ".gz",
            "gz of x",
            "favicon.svg",
            "<svg/>",
            "secret/../x",
            "never",
            "../x",
            "never"));
    FILES.put(
        "preloads.txt",
        """
        home </assets/Home.js>; rel=modulepreload
        table </assets/Table.css>; rel=preload, </assets/Table.js>; rel=modulepreload
        words.en </assets/en.js>; rel=modulepreload
        words.de </assets/de.js>; rel=modulepreload
        """);
    Pages pages =
        path -> Optional.ofNullable(FILES.get(path)).map(s -> s.getBytes(StandardCharsets.UTF_8));
    server = TestServer.in(folder, TestServer.GENEROUS, pages);
    visitor = server.visitor();
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @Test
  void everyAddressOfThePageGivesThePage() {
    for (String path :
        List.of("/", "/games/suffragetto", "/new", "/new/suffragetto", "/watch", "/g/ABC")) {
      Answer answer = visitor.get(path).as(200);
      assertThat(answer.text()).isEqualTo("<p>page</p>");
      assertThat(answer.header("Content-Type")).isEqualTo("text/html;charset=utf-8");
      assertThat(answer.header("Cache-Control")).isEqualTo("no-cache");
    }
  }

  @Test
  void aPageNamesWhatItNeedsNext() {
    assertThat(visitor.get("/").as(200).header("Link"))
        .isEqualTo("</assets/Home.js>; rel=modulepreload, </assets/en.js>; rel=modulepreload");
    Map<String, String> german = Map.of("Accept-Language", "fr, de-AT;q=0.8, en");
    assertThat(visitor.get("/table/a", german).header("Link"))
        .isEqualTo(
            "</assets/Table.css>; rel=preload, </assets/Table.js>; rel=modulepreload,"
                + " </assets/de.js>; rel=modulepreload");
    assertThat(visitor.get("/nowhere").headers().map()).doesNotContainKey("link");
    assertThat(visitor.get("/favicon.svg").headers().map()).doesNotContainKey("link");
  }

  @Test
  void anotherAddressIsNotFoundButShowsThePage() {
    Answer answer = visitor.get("/nowhere").as(404);
    assertThat(answer.text()).isEqualTo("<p>page</p>");
    visitor.get("/table/a/b").as(404);
    visitor.get("/games").as(404);
    visitor.get("/new/").as(404);
    visitor.get("/table/%7Bid%7D").as(404);
  }

  @Test
  void filesHaveTheirTypes() {
    assertThat(visitor.get("/favicon.svg").as(200).type()).isEqualTo("image/svg+xml");
    assertThat(visitor.get("/" + HASHED).as(200).type()).isEqualTo("text/javascript");
  }

  @Test
  void whatNeverChangesIsKeptForEver() {
    assertThat(visitor.get("/" + HASHED).header("Cache-Control")).contains("immutable");
    assertThat(visitor.get("/favicon.svg").header("Cache-Control")).isEqualTo("no-cache");
  }

  @Test
  void whatIsKnownIsNotSentAgain() {
    String tag = visitor.get("/").header("ETag");
    assertThat(tag).matches("\"[0-9a-f]{16}\"");
    Answer again = visitor.get("/", Map.of("If-None-Match", tag)).as(304);
    assertThat(again.text()).isEmpty();
    assertThat(again.header("ETag")).isEqualTo(tag);
    visitor.get("/", Map.of("If-None-Match", "\"other\"")).as(200);
  }

  @Test
  void theSmallestFormThatTheBrowserTakesIsSent() {
    for (var form : Map.of("br, gzip", "br", "gzip", "gz", "deflate", "", "", "").entrySet()) {
      Answer answer = visitor.get("/style.css", Map.of("Accept-Encoding", form.getKey())).as(200);
      String prefix = form.getValue();
      assertThat(answer.text()).isEqualTo(prefix.isEmpty() ? "p {}" : prefix + " of style");
      assertThat(answer.header("Content-Encoding"))
          .isEqualTo(prefix.equals("gz") ? "gzip" : prefix);
      assertThat(answer.header("Vary")).contains("Accept-Encoding");
    }
    assertThat(visitor.get("/", Map.of("Accept-Encoding", "br, gzip")).header("Content-Encoding"))
        .as("the page is filled for each address")
        .isEqualTo("gzip");
    Answer script = visitor.get("/" + HASHED, Map.of("Accept-Encoding", "br, gzip"));
    assertThat(script.text()).as("there is no br of it").isEqualTo("gz of x");
    String plain = visitor.get("/style.css").header("ETag");
    String small = visitor.get("/style.css", Map.of("Accept-Encoding", "br")).header("ETag");
    assertThat(small).isNotEqualTo(plain);
  }

  @Test
  void whatABrowserDoesNotTakeIsNotSent() {
    Answer answer = visitor.get("/", Map.of("Accept-Encoding", "br;q=0, gzip;q=0"));
    assertThat(answer.text()).isEqualTo("<p>page</p>");
  }

  @Test
  void nobodyLeavesTheFolder() {
    for (String path :
        List.of(
            "/../x",
            "/..%2fx",
            "/%2e%2e/x",
            "/%2e%2e%2fx",
            "/secret/../x",
            "/secret/%2e%2e/x",
            "/..\\x",
            "/..%5cx",
            "//x",
            "/./x",
            "/x%00",
            "/index.html%00.js",
            "/assets/..;/x",
            "/%c0%ae%c0%ae/x",
            "/assets//../x",
            "/.git/config",
            "/index.html/",
            "/%252e%252e/x")) {
      Answer answer = RawRequest.ask(server, "GET " + path + " HTTP/1.1");
      assertThat(answer.status()).as(path).isIn(400, 404);
      assertThat(answer.text()).as(path).doesNotContain("never");
      SafetyHeaders.check(answer);
    }
  }

  /** Whoever asks for many names must not fill the memory with them. */
  @Test
  void whatIsNotThereIsNotRemembered() {
    visitor.get("/later.txt").as(404);
    FILES.put("later.txt", "now");
    assertThat(visitor.get("/later.txt").as(200).text()).isEqualTo("now");
  }

  @Test
  void theHeadOfAPageIsAnswered() {
    Answer head = RawRequest.ask(server, "HEAD / HTTP/1.1");
    assertThat(head.status()).isEqualTo(200);
    assertThat(head.text()).isEmpty();
    SafetyHeaders.check(head);
  }

  @Test
  void aServerWithoutAPageSaysSo(@TempDir Path folder) {
    try (TestServer bare = TestServer.in(folder, TestServer.GENEROUS, Pages.none())) {
      assertThat(bare.visitor().get("/x.js").problem(404, "unknown")).contains("nothing");
    }
  }
}
