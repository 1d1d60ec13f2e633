package games.parlour.server.group;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.GroupClient;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NumericNode;

/** A round robin from its draw to its table of results. */
public abstract class TournamentTests extends ServerTests {
  private static Stream<JsonNode> games(JsonNode tournament, int round) {
    return tournament
        .path("games")
        .valueStream()
        .filter(game -> game.path("round").asInt() == round);
  }

  /** The member who is a player of a tournament. */
  private static GroupClient player(List<GroupClient> all, JsonNode tournament, int number) {
    String name = tournament.path("players").path(number).path("name").asString();
    int member = Integer.parseInt(name.substring("Pupil ".length()));
    return all.get(member - 1);
  }

  /** Whoever is named second in a game resigns, so that the first one wins. */
  private static void secondResigns(List<GroupClient> all, JsonNode tournament, JsonNode game) {
    GroupClient loser = player(all, tournament, game.path("second").asInt());
    new TableClient(loser.visitor(), game.path("table").asString()).acts("resign");
  }

  private static void playRound(List<GroupClient> all, JsonNode tournament, int round) {
    games(tournament, round)
        .filter(game -> game.path("decided").isNull())
        .forEach(game -> secondResigns(all, tournament, game));
  }

  private static JsonNode nextRound(GroupClient host) {
    return host.visitor().post(host.path("/tournaments/1/rounds")).as(200).json();
  }

  /** Whatever fails between opening a table and seating the players there leaves no table over. */
  @Test
  void noTableIsLeftOver() {
    List<GroupClient> all = GroupClient.of(server, 4);
    GroupClient host = all.getFirst();
    Sql.run(
        server,
        "create unique index only_one on tournament_game (group_id) where table_id is not null"
            + " and group_id = '%s'".formatted(host.id()));
    Map<String, ?> wish = Map.of("game", "suffragetto", "members", List.of(2, 3, 4, 5));
    host.post("/tournaments", wish);
    String open = "select count(*) from group_table where group_id = '" + host.id() + "'";
    String seated =
        "select count(distinct s.table_id) from seat s join group_member m on m.guest = s.guest"
            + " where m.group_id = '%s'".formatted(host.id());
    assertThat(Sql.ask(server, open)).containsExactly("1");
    assertThat(Sql.ask(server, seated)).containsExactly("1");
    Sql.run(server, "drop index only_one");
    server.clock().advance(Duration.ofSeconds(31));
    Await.until(() -> Sql.ask(server, open).equals(List.of("2")));
    assertThat(Sql.ask(server, seated)).containsExactly("2");
  }

  @Test
  void allGamesAreShownHoweverManyThereAre() {
    List<GroupClient> all = GroupClient.of(server, 12);
    GroupClient host = all.getFirst();
    JsonNode begun = host.starts(12, Map.of("pace", "all"));
    // Opening so many takes long enough for the server to look for missing tables meanwhile.
    assertThat(begun.path("games").valueStream())
        .hasSize(66)
        .allMatch(game -> game.path("table").isString());
    assertThat(host.group().path("tables")).hasSize(66);
  }

  @Test
  void fivePlayRoundByRoundWithByesAndARestartBetween() {
    List<GroupClient> all = GroupClient.of(server, 5);
    GroupClient host = all.getFirst();
    JsonNode begun = host.starts(5, Map.of());
    assertThat(begun.path("rounds").asInt()).isEqualTo(5);
    assertThat(begun.path("games")).hasSize(10);
    assertThat(games(begun, 1)).hasSize(2).allMatch(game -> game.path("table").isString());
    assertThat(games(begun, 2)).hasSize(2).allMatch(game -> game.path("table").isNull());
    assertThat(host.visitor().post(host.path("/tournaments/1/rounds")).problem(409, "conflict"))
        .contains("2 games are");
    secondResigns(all, begun, games(begun, 1).findFirst().orElseThrow());
    server.restart();
    JsonNode after = host.tournament(1);
    assertThat(games(after, 1).filter(game -> game.path("result").isString())).hasSize(1);
    secondResigns(all, begun, games(begun, 1).skip(1).findFirst().orElseThrow());
    for (int round = 2; round <= 5; round++) {
      assertJson(host.tournament(1)).isTrue("/ready");
      JsonNode started = nextRound(host);
      assertThat(started.path("round").asInt()).isEqualTo(round);
      playRound(all, started, round);
    }
    JsonNode over = all.get(1).tournament(1);
    assertJson(over).isTrue("/over");
    assertJson(over).isFalse("/host");
    assertThat(over.path("standings")).hasSize(5);
    // Everybody was first as often as second, and the second always resigned: all are equal.
    assertThat(over.path("standings").valueStream())
        .allMatch(line -> line.path("points").asDouble() == 2 && line.path("played").asInt() == 4);
    assertJson(host.group()).isTrue("/tournaments/0/over");
    assertThat(host.visitor().post(host.path("/tournaments/1/rounds")).problem(409, "conflict"))
        .contains("All rounds");
    assertThat(over.path("you")).isInstanceOf(NumericNode.class);
    assertJson(host.tournament(1)).isNull("/you");
  }

  @Test
  void theServerStartsTheNextRoundByItself() {
    List<GroupClient> all = GroupClient.of(server, 3);
    GroupClient host = all.getFirst();
    JsonNode begun = host.starts(3, Map.of("pace", "auto", "laps", 2));
    assertThat(begun.path("games")).hasSize(6);
    playRound(all, begun, 1);
    Await.until(() -> host.tournament(1).path("round").asInt() == 2);
    Await.until(() -> games(host.tournament(1), 2).allMatch(game -> game.path("table").isString()));
    assertThat(games(host.tournament(1), 3)).allMatch(game -> game.path("table").isNull());
  }

  @Test
  void allGamesCanBeginAtOnce() {
    List<GroupClient> all = GroupClient.of(server, 4);
    GroupClient host = all.getFirst();
    Map<String, ?> clock = Map.of("kind", "game", "seconds", 300, "increment", 3);
    JsonNode begun = host.starts(4, Map.of("pace", "all", "clock", clock));
    JsonNode line = host.group().path("tables").path(0);
    assertThat(line.path("clock").path("seconds").asInt()).isEqualTo(300);
    assertThat(begun.path("games").valueStream()).allMatch(game -> game.path("table").isString());
    for (int round = 1; round <= 3; round++) {
      playRound(all, begun, round);
    }
    assertJson(host.tournament(1)).isTrue("/over");
  }

  @Test
  void theHostDecidesAGameThatIsNotOver() {
    List<GroupClient> all = GroupClient.of(server, 2);
    GroupClient host = all.getFirst();
    JsonNode begun = host.starts(2, Map.of());
    String game = "/tournaments/1/games/1";
    all.get(1).put(game, Map.of("result", "first")).problem(403, "not-yours");
    host.put(game, Map.of("result", "win")).problem(400, "invalid");
    host.put("/tournaments/1/games/7", Map.of("result", "draw")).problem(404, "unknown");
    JsonNode drawn = host.put(game, Map.of("result", "draw")).as(200).json();
    assertJson(drawn).isTrue("/over");
    assertThat(drawn.path("games").path(0).path("decided").asString()).isEqualTo("host");
    assertThat(drawn.path("standings").path(0).path("points").asDouble()).isEqualTo(0.5);
    assertThat(host.group().path("tables")).as("nobody waits for it any more").isEmpty();
    JsonNode undone = host.put(game, Map.of()).as(200).json();
    assertJson(undone).isFalse("/over");
    secondResigns(all, begun, begun.path("games").path(0));
    assertThat(host.tournament(1).path("games").path(0).path("result").asString())
        .isEqualTo("first");
    host.put(game, Map.of("result", "draw")).problem(409, "conflict");
  }

  @Test
  void whoeverLeavesEarlyIsAnnulled() {
    List<GroupClient> all = GroupClient.of(server, 4);
    GroupClient host = all.getFirst();
    JsonNode begun = host.starts(4, Map.of());
    JsonNode running = games(begun, 1).findFirst().orElseThrow();
    int leaving = running.path("first").asInt();
    int staying = running.path("second").asInt();
    GroupClient leaver = player(all, begun, leaving);
    GroupClient other = player(all, begun, staying);
    other
        .visitor()
        .delete(host.path("/tournaments/1/players/" + leaving))
        .problem(403, "not-yours");
    JsonNode after =
        leaver.visitor().delete(host.path("/tournaments/1/players/" + leaving)).as(200).json();
    assertThat(after.path("players").path(leaving).path("withdrawn").asString())
        .isEqualTo("annulled");
    assertThat(after.path("standings")).hasSize(3);
    assertThat(
            after
                .path("games")
                .valueStream()
                .filter(game -> game.path("decided").asString("").equals("annulled")))
        .hasSize(3);
    assertThat(new TableClient(other.visitor(), running.path("table").asString()).status())
        .isEqualTo("over");
    leaver
        .visitor()
        .delete(host.path("/tournaments/1/players/" + leaving))
        .problem(409, "conflict");
    games(after, 1)
        .filter(game -> game.path("decided").isNull())
        .forEach(game -> secondResigns(all, after, game));
    JsonNode next = nextRound(host);
    assertThat(games(next, 2).filter(game -> game.path("table").isString())).hasSize(1);
  }

  @Test
  void whoeverLeavesLateForfeitsWhatIsLeft() {
    List<GroupClient> all = GroupClient.of(server, 3);
    GroupClient host = all.getFirst();
    JsonNode begun = host.starts(3, Map.of("pace", "all", "laps", 2));
    int leaving = 0;
    List<JsonNode> theirs =
        begun
            .path("games")
            .valueStream()
            .filter(
                game ->
                    game.path("first").asInt() == leaving || game.path("second").asInt() == leaving)
            .toList();
    secondResigns(all, begun, theirs.get(0));
    secondResigns(all, begun, theirs.get(1));
    // Leaving the group is leaving its tournaments.
    GroupClient leaver = player(all, begun, leaving);
    int member = leaver.group().path("you").asInt();
    host.visitor().delete(host.path("/members/" + member)).as(204);
    JsonNode after = host.tournament(1);
    assertThat(after.path("players").path(leaving).path("withdrawn").asString())
        .isEqualTo("forfeited");
    assertThat(after.path("players").path(leaving).path("name").asString()).startsWith("Pupil");
    assertThat(after.path("standings")).hasSize(3);
    assertThat(
            after
                .path("games")
                .valueStream()
                .filter(game -> game.path("decided").asString("").equals("forfeit")))
        .hasSize(2);
  }

  @Test
  void aDeletedPersonStaysInTheResultsWithoutAName() {
    List<GroupClient> all = GroupClient.of(server, 2);
    GroupClient host = all.getFirst();
    JsonNode begun = host.starts(2, Map.of());
    secondResigns(all, begun, begun.path("games").path(0));
    all.get(1).visitor().post("/api/me/delete", Map.of("word", "delete")).as(204);
    JsonNode after = host.tournament(1);
    assertJson(after).isTrue("/over");
    assertThat(after.toString()).contains("Former player").doesNotContain("Pupil 2");
    assertThat(after.path("standings")).hasSize(2);
  }

  @Test
  void whatIsNoTournamentIsRefused() {
    List<GroupClient> all = GroupClient.of(server, 2);
    GroupClient host = all.getFirst();
    Map<String, Object> pair = Map.of("game", "suffragetto", "members", List.of(2, 3));
    all.get(1).post("/tournaments", pair).problem(403, "not-yours");
    host.post("/tournaments", Map.of("game", "suffragetto", "members", List.of(2)))
        .problem(422, "refused");
    Map<String, Object> four =
        Map.of(
            "game",
            "votes-for-women",
            "options",
            Map.of("mode", "two-on-two"),
            "members",
            List.of(2, 3));
    assertThat(host.post("/tournaments", four).problem(422, "refused")).contains("two players");
    host.post("/tournaments", Map.of("game", "suffragetto", "members", List.of(2, 3), "laps", 3))
        .problem(400, "invalid");
    host.post(
            "/tournaments", Map.of("game", "suffragetto", "members", List.of(2, 3), "pace", "soon"))
        .problem(400, "invalid");
    host.visitor().get(host.path("/tournaments/1")).problem(404, "unknown");
    host.post("/tournaments", pair).as(201);
    all.get(1).visitor().delete(host.path("/tournaments/1")).problem(403, "not-yours");
    host.visitor().delete(host.path("/tournaments/1")).as(204);
    assertThat(host.group().path("tournaments")).isEmpty();
    assertThat(host.group().path("tables")).as("its games stay").hasSize(1);
  }

  /**
   * A server that stopped between a round's start and its tables: whoever comes next opens them.
   */
  @Test
  void anotherServerOpensWhatIsMissing() {
    List<GroupClient> all = GroupClient.of(server, 4);
    GroupClient host = all.getFirst();
    JsonNode begun = host.starts(4, Map.of());
    playRound(all, begun, 1);
    Sql.run(
        server,
        "update tournament set round = 2 where group_id = '" + host.id() + "' and number = 1");
    try (TestServer other = server.beside()) {
      Await.until(
          () -> games(host.tournament(1), 2).allMatch(game -> game.path("table").isString()));
      assertThat(other.port()).isPositive();
    }
    assertThat(host.group().path("tables").valueStream())
        .filteredOn(line -> line.path("status").asString().equals("playing"))
        .as("no table was opened twice")
        .hasSize(2);
  }
}
