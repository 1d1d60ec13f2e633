package games.parlour.server.secrecy;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.random.Generator;
import games.parlour.core.text.Language;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.http.Pages;
import games.parlour.testkit.Seeds;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * What surrounds a game keeps its secrets, too: four people at Votes for Women and one who watches
 * move, talk, report, list, export and look back, also while a substitute is awaited, and nothing
 * sent to any of them names a card that they may not know, or the seed.
 */
public abstract class CompanySecrecyTests extends ServerTests {
  private static final int MOVES = 30;
  private static final int PAUSE = 6;

  private static final Duration HALF = Duration.ofHours(13);

  /** What a page is made of; its head says what the table is. */
  private static final Pages PAGES =
      path ->
          path.equals("index.html")
              ? Optional.of(
                  "<!doctype html><html><head><title>Parlour</title></head><body></body></html>"
                      .getBytes(StandardCharsets.UTF_8))
              : Optional.empty();

  @TempDir private Path folder;

  private final List<String> sent = new ArrayList<>();

  @Test
  void nothingSentAroundAGameTellsOfHands() {
    try (TestServer own = TestServer.in(folder, TestServer.GENEROUS, PAGES)) {
      Seeds.repeatably(random -> nothingTells(own, random));
    }
  }

  private void nothingTells(TestServer own, Generator random) {
    sent.clear();
    List<TableClient> group =
        TableClient.group(
            own,
            OpenRequest.votesIn("two-on-two", "me", "open", "open", "open")
                .with("hands", "hidden")
                .slow(1, 0));
    TableClient watching = group.getFirst().to(own.visitor());
    watching.visitor().put("/api/me", Map.of("name", "Onlooker")).as(200);
    LeakCheck heard = new LeakCheck();
    List<StreamClient> lines = new ArrayList<>();
    group.forEach(place -> lines.add(StreamClient.of(place.visitor(), place.id() + ":0")));
    lines.add(StreamClient.of(watching.visitor(), watching.id() + ":0"));
    play(group, watching, heard, random);
    if (watching.status().equals("playing")) {
      awaitSubstitute(own, group, lines, heard);
    }
    String seed = ended(group);
    for (StreamClient line : lines) {
      line.latest(watching.after());
      line.events().forEach(event -> hears(event.data(), heard));
      line.close();
    }
    String record =
        watching.visitor().get("/api/tables/" + watching.id() + "/record").as(200).text();
    heard.check(record, random);
    assertThat(sent).isNotEmpty().noneMatch(text -> text.contains(seed));
  }

  /** The seat of who is to move goes to nobody, and all look again, the former player too. */
  private void awaitSubstitute(
      TestServer own, List<TableClient> group, List<StreamClient> lines, LeakCheck heard) {
    TableClient absent =
        group.stream().filter(place -> !place.offers().isEmpty()).findFirst().orElseThrow();
    TableClient watching = absent.to(own.visitor());
    List<TableClient> others = group.stream().filter(place -> !place.equals(absent)).toList();
    StreamClient left = lines.remove(group.indexOf(absent));
    left.events().forEach(event -> hears(event.data(), heard));
    left.close();
    own.clock().advance(HALF);
    Await.until(() -> others.getFirst().acts().contains("propose-substitute"));
    acts(others.getFirst(), "propose-substitute", heard);
    others.stream().skip(1).forEach(place -> acts(place, "accept-substitute", heard));
    own.clock().advance(HALF);
    Await.until(() -> watching.status().equals("open"));
    int after = watching.after();
    others.forEach(place -> asks(place, seat(place), after, heard));
    asks(absent, null, after, heard);
    asks(watching, null, after, heard);
  }

  private void acts(TableClient place, String act, LeakCheck heard) {
    Answer answer = place.act(place.after(), act).as(200);
    sent.add(answer.text());
    heard.add(answer.json(), Language.EN);
  }

  private void play(
      List<TableClient> group, TableClient watching, LeakCheck heard, Generator random) {
    Map<String, TableClient> seated = new TreeMap<>();
    group.forEach(place -> seated.put(seat(place), place));
    for (int i = 0; i < MOVES && watching.status().equals("playing"); i++) {
      JsonNode turn = watching.state().path("turn");
      TableClient mover = requireNonNull(seated.get(turn.path("seat").asString()));
      List<String> offers = mover.offers();
      Answer answer = mover.move(mover.after(), offers.get(random.below(offers.size()))).as(200);
      if (!answer.json().path("state").path("status").asString().equals("over")) {
        sent.add(answer.text());
        heard.add(answer.json(), Language.EN);
      }
      if (i % PAUSE == 0 && watching.status().equals("playing")) {
        int after = watching.after();
        seated.forEach((seat, place) -> asks(place, seat, after, heard));
        asks(watching, null, after, heard);
      }
    }
  }

  /** What was said and who came is not of any moment: it may name no card at all. */
  private void hears(JsonNode news, LeakCheck heard) {
    if (!news.path("state").path("status").asString("").equals("over")) {
      sent.add(news.toString()); // the seed is told at the end
    }
    if (news.has("state")) {
      heard.add(news, Language.EN);
    } else {
      assertThat(KnownCards.in(news)).as("%s", news).isEmpty();
    }
  }

  private static String seat(TableClient place) {
    return place.state().path("yours").path(0).asString();
  }

  /** All that can be asked besides the game itself. */
  private void asks(TableClient place, @Nullable String seat, int after, LeakCheck heard) {
    String table = "/api/tables/" + place.id();
    if (seat != null) {
      String other = seat.equals("purple") ? "yellow" : "purple";
      told(place.visitor().post(table + "/chat", Map.of("phrase", "thanks")), seat, after, heard);
      told(place.visitor().get(table + "/visit"), seat, after, heard);
      Map<String, String> report = Map.of("seat", other, "reason", "other", "about", "see above");
      told(place.visitor().post(table + "/reports", report), seat, after, heard);
    } else {
      place.visitor().get(table + "/chat").problem(403, "not-yours");
    }
    for (String look :
        List.of(
            table + "/chat",
            table,
            table + "?lang=de",
            table + "?seat=purple",
            table + "?seat=second",
            table + "/record",
            table + "/record?format=json",
            table + "/positions/" + after,
            table + "/positions/0",
            table + "/fairness",
            table + "/why?after=" + after + "&from=a1&to=a2",
            table + "/analysis",
            table + "/group",
            table + "/picture.svg",
            table + "/picture.svg?entry=" + after,
            table + "/picture.png",
            table + "/preview.png",
            "/table/" + place.id(),
            "/table/" + place.id() + "/analysis",
            "/api/me/export",
            "/api/me/export?lang=de",
            "/api/tables?kind=mine",
            "/api/tables?kind=watch",
            "/api/tables?kind=open")) {
      Language language = look.endsWith("lang=de") ? Language.DE : Language.EN;
      told(place.visitor().get(look), language, seat, after, heard);
    }
  }

  /** Refusals count as well: they are sent. */
  private void told(Answer answer, @Nullable String seat, int after, LeakCheck heard) {
    told(answer, Language.EN, seat, after, heard);
  }

  private void told(
      Answer answer, Language language, @Nullable String seat, int after, LeakCheck heard) {
    sent.add(answer.text());
    if (answer.json().isMissingNode()) {
      heard.add(seat, after, Answer.MAPPER.createObjectNode().put("text", answer.text()));
    } else if (answer.json().has("state")) {
      heard.add(answer.json(), language);
    } else {
      heard.add(seat, after, answer.json());
    }
  }

  /** Ends the game, and with it the secret of the seed. */
  private static String ended(List<TableClient> group) {
    group.stream()
        .filter(place -> place.acts().contains("resign"))
        .findFirst()
        .ifPresent(place -> place.acts("resign"));
    return group.getFirst().state().path("seed").path("revealed").asString();
  }
}
