package games.parlour.server.share;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.http.Pages;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What pages say about themselves, and which of them are not there. */
class PageHeadTest {
  private static final String NOBODY = "AAAAAAAAAAAAAAAAAAAAAA";
  private static final Map<String, String> FILES =
      Map.of(
          "index.html",
          """
          <!doctype html>
          <html lang="en">
            <head>
              <meta name="description" content="Usual." />
              <title>Parlour</title>
            </head>
            <body></body>
          </html>
          """,
          "docs.json",
          "{\"hosting\":{\"title\":\"Hosting\",\"lead\":\"On one machine.\"}}");

  private static TestServer server;

  @BeforeAll
  static void open(@TempDir Path folder) {
    Pages pages =
        path -> Optional.ofNullable(FILES.get(path)).map(s -> s.getBytes(StandardCharsets.UTF_8));
    server = TestServer.in(folder, TestServer.GENEROUS, pages);
  }

  @AfterAll
  static void close() {
    server.close();
  }

  private static String page(String path) {
    return server.visitor().get(path).as(200).text();
  }

  private static String meta(String html, String name) {
    int at = html.indexOf("=\"" + name + "\" content=\"");
    assertThat(at).as("%s in %s", name, html).isPositive();
    int begin = at + name.length() + "=\"\" content=\"".length();
    return html.substring(begin, html.indexOf('"', begin));
  }

  @Test
  void aGamesPageSaysWhatItIsAbout() {
    String html = page("/games/suffragetto");
    assertThat(html).contains("<title>Suffragetto – Parlour</title>").doesNotContain("Usual.");
    assertThat(meta(html, "description")).contains("House of Commons");
    assertThat(meta(html, "og:title")).isEqualTo("Suffragetto");
    String origin = "http://127.0.0.1:" + server.port();
    assertThat(meta(html, "og:image"))
        .isEqualTo(origin + "/api/games/suffragetto/preview.png?lang=en");
    assertThat(html).contains("rel=\"canonical\" href=\"" + origin + "/games/suffragetto\"");
    assertThat(html).doesNotContain("noindex");
  }

  @Test
  void aPositionThatIsStudiedHasAnAddressAndAPictureOfItsOwn() {
    String line = "17/17 s S0+0/P0+0 1908 0 0 -";
    String written = URLEncoder.encode(line, StandardCharsets.UTF_8);
    String html = page("/analysis/suffragetto?position=" + written);
    String own = "/analysis/suffragetto?position=" + written;
    assertThat(meta(html, "og:url")).endsWith(own);
    assertThat(html).contains(own + "\" />").contains("noindex");
    assertThat(meta(html, "og:image"))
        .endsWith("/api/games/suffragetto/preview.png?lang=en&amp;position=" + written);
    assertThat(meta(page("/analysis/suffragetto"), "og:url")).endsWith("/analysis/suffragetto");
    assertThat(meta(page("/analysis/suffragetto"), "description")).contains("Set up a position");
    String cards = page("/analysis/votes-for-women?position=x");
    assertThat(meta(cards, "description")).contains("finished game").doesNotContain("Set up");
    assertThat(meta(cards, "og:image")).doesNotContain("position");
  }

  @Test
  void pagesSpeakTheVisitorsLanguage() {
    Answer german = server.visitor().get("/my-games", Map.of("Accept-Language", "de"));
    assertThat(german.text())
        .contains("<html lang=\"de\"", "<title>Deine Partien – Parlour</title>");
    assertThat(german.header("Vary")).contains("Accept-Language");
  }

  @Test
  void everyPageHasATitleAndADescriptionOfItsOwn() {
    for (String path :
        List.of("/docs", "/new", "/my-games", "/pair", "/watch", "/finished", "/privacy")) {
      String html = page(path);
      assertThat(meta(html, "og:title")).as(path).isNotEqualTo("Parlour").doesNotContain("page.");
      assertThat(meta(html, "description")).as(path).doesNotContain("page.").hasSizeGreaterThan(15);
    }
    assertThat(page("/docs/hosting"))
        .contains("<title>Hosting – Parlour</title>", "On one machine.");
    assertThat(page("/new/fort-chitral")).contains("Play Fort Chitral");
    assertThat(page("/learn/suffragetto/hop")).contains("<title>The hop: learn Suffragetto");
  }

  @Test
  void whatIsNotThereIsNotFoundAndStillShowsThePage() {
    for (String path :
        List.of(
            "/table/" + NOBODY,
            "/table/x",
            "/join/" + NOBODY,
            "/games/chess",
            "/games/suffragetto/cards",
            "/new/chess",
            "/learn/suffragetto/nothing",
            "/docs/nothing",
            "/group/" + NOBODY,
            "/nowhere")) {
      Answer answer = server.visitor().get(path).as(404);
      assertThat(answer.text())
          .as(path)
          .contains("<title>Page not found – Parlour</title>", "noindex")
          .doesNotContain("canonical", "og:image");
      assertThat(answer.type()).isEqualTo("text/html");
    }
  }

  @Test
  void aTableSaysWhoPlaysAndHowItEnded() {
    Visitor host = named("Ada");
    TableClient place = TableClient.open(host, OpenRequest.suffragetto("me", "computer:level:1"));
    String running = page("/table/" + place.id());
    assertThat(meta(running, "og:title")).startsWith("Suffragetto: Ada – ");
    assertThat(meta(running, "description")).contains("Game in progress");
    assertThat(running).contains("noindex");
    place.act(place.after(), "resign");
    String over = page("/table/" + place.id() + "?entry=0");
    assertThat(meta(over, "og:description"))
        .isEqualTo("Suffragetto. Police won before the first turn by resignation.");
    assertThat(meta(over, "og:image")).endsWith("/preview.png?lang=en&amp;entry=0");
    assertThat(meta(over, "og:url")).endsWith("/table/" + place.id() + "?entry=0");
  }

  private static Visitor named(String name) {
    Visitor visitor = server.visitor();
    visitor.put("/api/me", Map.of("name", name)).as(200);
    return visitor;
  }

  @Test
  void namesCannotBecomeMarks() {
    String evil = "\"'><script>x</script>&";
    TableClient place = TableClient.open(named(evil), OpenRequest.suffragetto("me", "open"));
    for (String path : List.of("/table/" + place.id(), "/join/" + place.token())) {
      String html = page(path);
      assertThat(html).as(path).doesNotContain("<script", "\"'>").contains("&lt;script&gt;");
    }
    String card = "/api/tables/" + place.id() + "/preview.png";
    server.visitor().get(card).as(200);
  }

  @Test
  void anInvitationSaysNoMoreThanItsPage() {
    TableClient place = TableClient.open(named("Ada"), OpenRequest.votes("me", "open"));
    String html = page("/join/" + place.token());
    assertThat(meta(html, "og:title")).isEqualTo("Invitation to Votes for Women");
    assertThat(meta(html, "description")).startsWith("Ada invites you");
    assertThat(html).doesNotContain(place.id()).contains("noindex");
  }

  @Test
  void aGroupIsThereForItsMembersOnlyAndIsNotNamed() {
    Visitor host = named("Ada");
    String id =
        host.post("/api/groups", Map.of("name", "Class 7b", "as", "Ada"))
            .as(201)
            .json()
            .path("id")
            .asString();
    String mine = host.get("/group/" + id).as(200).text();
    assertThat(mine).contains("<title>Group – Parlour</title>").doesNotContain("Class 7b");
    Answer other = server.visitor().get("/group/" + id).as(404);
    assertThat(other.text()).doesNotContain("Class 7b");
  }
}
