package games.parlour.server.lobby;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People without an account, their cookie and their name. */
public abstract class GuestTests extends ServerTests {
  @Test
  void whoOnlyLooksStaysUnknown() {
    Visitor visitor = server.visitor();
    visitor.get("/api/games").as(200);
    Answer me = visitor.get("/api/me").as(200);
    assertJson(me.json()).isNull("/id").isNull("/name");
    assertThat(visitor.cookie()).isEmpty();
  }

  @Test
  void theCookieIsKeptFromScriptsAndOtherSites() {
    Visitor visitor = server.visitor();
    Answer answer =
        visitor.post("/api/tables", OpenRequest.suffragetto("me", "open").body()).as(201);
    String cookie = answer.header("Set-Cookie");
    assertThat(cookie)
        .matches("parlour_guest=[A-Za-z0-9_-]{22};.*")
        .contains("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000")
        .doesNotContain("Domain");
    assertThat(visitor.get("/api/me").header("Set-Cookie")).isEmpty();
    String id = visitor.get("/api/me").json().path("id").asString();
    assertThat(cookie).as("the secret is not the id").doesNotContain(id);
    assertThat(visitor.put("/api/me", Map.of("name", "Ada")).header("Set-Cookie")).isEmpty();
  }

  /** A stolen database lets nobody in. */
  @Test
  void theStoreHoldsNoSecretOfACookie() {
    Visitor visitor = server.visitor();
    visitor.put("/api/me", Map.of("name", "Ada")).as(200);
    String secret = visitor.cookie().split("=", 2)[1];
    assertThat(Sql.ask(server, "select secret_hash from session"))
        .isNotEmpty()
        .doesNotContain(secret);
  }

  @Test
  void aNewGuestHasAName() {
    Visitor visitor = server.visitor();
    visitor.post("/api/tables", OpenRequest.suffragetto("me", "open").body()).as(201);
    assertThat(visitor.get("/api/me").json().path("name").asString()).matches("Guest [0-9]{4}");
  }

  @Test
  void anotherNameIsSeenByOthers() {
    List<TableClient> pair = TableClient.pair(server);
    JsonNode me =
        pair.get(0).visitor().put("/api/me", Map.of("name", "  Ada   L. ")).as(200).json();
    assertThat(me.path("name").asString()).isEqualTo("Ada L.");
    assertThat(pair.get(0).visitor().get("/api/me").json()).isEqualTo(me);
    assertThat(pair.get(1).state().path("seats").path(0).path("holder").asString())
        .isEqualTo("Ada L.");
  }

  @Test
  void manyNamesArePossible() {
    Visitor visitor = server.visitor();
    for (String name :
        List.of("A", "Zoë", "Μαρία", "李", "O'Brien-Smith (2)", "x".repeat(24), "🦊".repeat(24))) {
      assertThat(
              visitor.put("/api/me", Map.of("name", name)).as(200).json().path("name").asString())
          .isEqualTo(name);
    }
  }

  @Test
  void whatIsNoNameIsRefused() {
    Visitor visitor = server.visitor();
    visitor.put("/api/me", Map.of("name", "Ada")).as(200);
    for (String name :
        List.of(
            "", "   ", "x".repeat(25), "a\nb", "a\tb", "a\u0000b", "\u202egnihton", "a\u200bb")) {
      assertThat(visitor.put("/api/me", Map.of("name", name)).problem(422, "refused"))
          .contains("1 to 24");
    }
    String half = "{\"name\": \"\\ud800\"}";
    visitor.text("PUT", "/api/me", half, Map.of()).problem(422, "refused");
    assertThat(visitor.get("/api/me").json().path("name").asString()).isEqualTo("Ada");
  }

  @Test
  void aNameCanBeSeen() {
    Visitor visitor = server.visitor();
    for (String blank :
        List.of(
            "\u3164",
            "\u2800",
            "\u115f",
            "\u1160",
            "\uffa0",
            "\u034f",
            "\u17b4",
            "\ufe0f",
            "\u180b",
            "\u0301",
            "\ud834\udd59",
            "\udb40\udc41",
            "\udb40\udd00",
            "\u200d",
            "\u00ad",
            "\u00a0",
            "\ue000")) {
      for (String name : List.of(blank, "a" + blank + "b", blank.repeat(3), blank + " " + blank)) {
        if (!name.equals("a\u0301b") && !name.equals("a\u200db")) {
          assertThat(visitor.put("/api/me", Map.of("name", name)).problem(422, "refused"))
              .as(Integer.toHexString(blank.codePointAt(0)))
              .contains("1 to 24");
        }
      }
    }
    visitor.put("/api/me", Map.of("name", "Z" + "\u0301".repeat(5))).problem(422, "refused");
    for (String name : List.of("❤\ufe0f", "👩\u200d🚀", "1\ufe0f\u20e3", "e\u0301", "क्षि")) {
      visitor.put("/api/me", Map.of("name", name)).as(200);
    }
  }

  @Test
  void nobodyPassesForAComputerOrTheHouse() {
    Visitor visitor = server.visitor();
    for (String name :
        List.of(
            "Computer, level 8",
            "Computer (random)",
            "Computer, Stufe 8",
            "COMPUTER",
            "Ｃｏｍｐｕｔｅｒ",
            "Сomputеr 8",
            "C0mputer",
            "C o m p u t e r",
            "Còmpütér",
            "Cornputer",
            "ᴄᴏᴍᴘᴜᴛᴇʀ",
            "𝐂𝐨𝐦𝐩𝐮𝐭𝐞𝐫",
            "Level 8",
            "Stufe 3",
            "Leve1",
            "Guest 6375",
            "Gast 1",
            "Parlour",
            "Admin",
            "аdmin",
            "Server!",
            "Host")) {
      assertThat(visitor.put("/api/me", Map.of("name", name)).problem(422, "refused"))
          .as(name)
          .contains("computer");
    }
    for (String name : List.of("Adam Ingold", "Hostess", "Serverine", "Gastón", "Levelle", "007")) {
      visitor.put("/api/me", Map.of("name", name)).as(200);
    }
  }

  @Test
  void aNewGuestMayKeepTheNameTheyWereGiven() {
    Visitor visitor = server.visitor();
    visitor.post("/api/tables", OpenRequest.suffragetto("me", "open").body()).as(201);
    String given = visitor.get("/api/me").json().path("name").asString();
    visitor.put("/api/me", Map.of("name", given)).as(200);
    server.visitor().put("/api/me", Map.of("name", given)).problem(422, "refused");
  }

  @Test
  void aNameDoesNotBreakOutOfTheAnswer() {
    Visitor visitor = server.visitor();
    String name = "</script>\"\\{seat}";
    visitor.put("/api/me", Map.of("name", name)).as(200);
    TableClient place = TableClient.open(visitor, OpenRequest.suffragetto("me", "device"));
    JsonNode seats = place.state().path("seats");
    assertThat(seats.path(0).path("holder").asString()).isEqualTo(name);
    assertThat(seats.path(1).path("holder").asString()).isEqualTo("beside " + name);
  }
}
