package games.parlour.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The words are those that were asked for. */
public abstract class LanguageTests extends ServerTests {
  @Test
  void theAddressOrTheBrowserNamesTheLanguage() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    place.moves("c6-c7");
    String path = "/api/tables/" + place.id();
    JsonNode english = place.table();
    JsonNode german = place.visitor().get(path + "?lang=de").as(200).json();
    assertThat(german).isNotEqualTo(english);
    assertThat(german.path("state").path("turn").path("ask").asString()).contains("Figur");
    List<String> wantGerman =
        List.of(
            "de",
            "de-CH",
            "DE-de",
            "de-AT,de;q=0.9,en;q=0.5",
            "fr, de;q=0.5, en;q=0.1",
            "en;q=0.5, de;q=0.8",
            "en ; q=0.2 , de",
            "*;q=0.1, de");
    for (String header : wantGerman) {
      assertThat(place.visitor().get(path, Map.of("Accept-Language", header)).json())
          .isEqualTo(german);
    }
    List<String> wantEnglish =
        List.of(
            "en",
            "fr",
            "",
            "*",
            "de;q=0.3, en;q=0.4",
            "de;q=0, en;q=0.1",
            "de;q=0, *",
            "de;q=2",
            ";;;,,,",
            "x-y-z;q=z",
            "x".repeat(4_096),
            "x,".repeat(2_048));
    for (String header : wantEnglish) {
      assertThat(place.visitor().get(path, Map.of("Accept-Language", header)).json())
          .isEqualTo(english);
    }
    assertThat(place.visitor().get(path + "?lang=en", Map.of("Accept-Language", "de")).json())
        .isEqualTo(english);
  }

  @Test
  void refusalsSpeakGermanToo() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    Answer answer =
        place
            .visitor()
            .post(
                "/api/tables/" + place.id() + "/moves?lang=de",
                Map.of("after", 0, "move", "c6-c9"));
    assertThat(answer.problem(422, "refused")).contains("c6-c9");
    assertThat(answer.json().path("title").asString()).isEqualTo("Abgelehnt");
    Answer nowhere = place.visitor().get("/api/nowhere?lang=de");
    assertThat(nowhere.problem(404, "unknown")).isEqualTo("Unter dieser Adresse ist nichts.");
  }

  @Test
  void aNewGuestIsToldInTheReadersLanguage() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    String german = place.visitor().get("/api/me?lang=de").json().path("name").asString();
    assertThat(german).matches("Gast [0-9]{4}");
    String english = german.replace("Gast", "Guest");
    assertThat(place.visitor().get("/api/me").json().path("name").asString()).isEqualTo(english);
    Visitor other = server.visitor();
    assertThat(other.get("/api/tables/" + place.id() + "?lang=de").json().toString())
        .contains(german)
        .doesNotContain(english);
    assertThat(other.get("/api/tables/" + place.id()).json().toString()).contains(english);
    String invitation = "/api/join/" + place.token();
    assertThat(other.get(invitation).json().path("host").asString()).isEqualTo(english);
    assertThat(other.get(invitation + "?lang=de").json().path("host").asString()).isEqualTo(german);
    place.visitor().put("/api/me", Map.of("name", german)).as(200);
    assertThat(place.visitor().get("/api/me").json().path("name").asString()).isEqualTo(english);
  }

  @Test
  void gamesAndInvitationsAreTranslated() {
    JsonNode games = server.visitor().get("/api/games?lang=de").as(200).json();
    assertThat(games.toString()).contains("Polizei", "Münze");
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    JsonNode invitation = server.visitor().get("/api/join/" + place.token() + "?lang=de").json();
    assertThat(invitation.path("seatTitle").asString()).isEqualTo("Polizei");
  }

  @Test
  void theLineSpeaksGerman() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    try (StreamClient line = StreamClient.of(place.visitor(), place.id() + ":0&lang=de")) {
      place.moves("c6-c7");
      line.awaitEntry(place.id(), 1);
      assertThat(line.events().getLast().data().toString()).contains("Polizei");
    }
  }

  @Test
  void anotherLanguageIsRefusedInEnglish() {
    Visitor visitor = server.visitor();
    for (String lang : new String[] {"fr", "DE", "", "de-DE", "%00"}) {
      assertThat(visitor.get("/api/games?lang=" + lang).problem(400, "invalid"))
          .contains("the languages are: en and de");
    }
  }
}
