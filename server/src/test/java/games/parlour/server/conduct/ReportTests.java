package games.parlour.server.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Players tell the host of the server about others. */
public abstract class ReportTests extends ServerTests {
  private static Answer report(ChatClient place, Map<String, ?> body) {
    return place.visitor().post(place.path("reports"), body);
  }

  private static String me(Visitor visitor) {
    return visitor.get("/api/me").json().path("id").asString();
  }

  private static String stored(TestServer server, String column, ChatClient place) {
    String question = "select " + column + " from report where table_id = '" + place.id() + "'";
    return Sql.ask(server, question).getFirst();
  }

  @Test
  void aReportIsKeptWithWhatWasSaid() {
    List<ChatClient> pair = ChatClient.pair(server);
    pair.get(1).visitor().put("/api/me", Map.of("name", "Rosa")).as(200);
    pair.get(1).types("something rude");
    pair.get(1).send("phrase", "again").as(201);
    Map<String, String> body =
        Map.of("seat", "police", "reason", "insults", "about", " It was\nrude. ");
    Answer answer = report(pair.get(0), body).as(200);
    assertThat(answer.json().path("said").asString())
        .isEqualTo("Thank you. The host of this server will look at it.");
    pair.get(1).types("something later");
    assertThat(stored(server, "reporter", pair.get(0))).isEqualTo(me(pair.get(0).visitor()));
    assertThat(stored(server, "accused", pair.get(0))).isEqualTo(me(pair.get(1).visitor()));
    assertThat(stored(server, "reason", pair.get(0))).isEqualTo("insults");
    assertThat(stored(server, "about", pair.get(0))).isEqualTo("It was rude.");
    assertThat(stored(server, "context", pair.get(0))).isEqualTo("/table/" + pair.get(0).id());
    String quoted =
        "select l.line from report_line l join report r on r.id = l.report_id where r.table_id = '"
            + pair.get(0).id()
            + "' order by l.number";
    assertThat(Sql.ask(server, quoted))
        .satisfiesExactly(
            rude -> assertThat(rude).matches("\\S+Z Rosa \\(police\\): something rude"),
            again -> assertThat(again).endsWith("Rosa (police): Another game?"));
  }

  @Test
  void whatIsNoReportIsRefused() {
    List<ChatClient> pair = ChatClient.pair(server);
    ChatClient ada = pair.getFirst();
    assertThat(report(ada, Map.of("seat", "police", "reason", "boring")).problem(400, "invalid"))
        .contains("insults", "spam", "cheating", "name", "other");
    report(ada, Map.of("seat", "suffragettes", "reason", "other")).problem(400, "invalid");
    Map<String, String> much =
        Map.of("seat", "police", "reason", "other", "about", "x".repeat(301));
    assertThat(report(ada, much).problem(400, "invalid"))
        .isEqualTo("A report has at most 300 characters.");
    ChatClient outside = new ChatClient(ada.place().to(server.visitor()));
    report(outside, Map.of("seat", "police", "reason", "other")).problem(403, "not-yours");
    assertThat(Sql.ask(server, "select id from report where table_id = '" + ada.id() + "'"))
        .isEmpty();
  }

  @Test
  void tenADayAreEnough() {
    try (TestServer own = server.beside()) {
      ChatClient ada = ChatClient.pair(own).getFirst();
      Map<String, String> body = Map.of("seat", "police", "reason", "spam");
      for (int i = 0; i < 10; i++) {
        report(ada, body).as(200);
      }
      assertThat(report(ada, body).problem(409, "too-many")).startsWith("You can send 10 reports");
      own.clock().advance(Duration.ofDays(1));
      assertThat(
              ada.visitor()
                  .post(ada.path("reports") + "?lang=de", body)
                  .as(200)
                  .json()
                  .path("said")
                  .asString())
          .startsWith("Danke.");
    }
  }
}
