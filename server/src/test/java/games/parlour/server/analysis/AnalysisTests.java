package games.parlour.server.analysis;

import static games.parlour.server.fixture.json.JsonAssert.assertJson;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Games that are judged in the background, and positions that somebody studies. */
public abstract class AnalysisTests extends ServerTests {
  /** The Suffragettes win with g13-h13; if they do not, the Police win with g5-h5. */
  private static final String WON =
      "17/17/17/7sss7/6s1ss7/17/17/17/17/5s11/17/17/6p1pp7/7ppp7/17/17/17 s S0+0/P0+0 1908 0 0 -";

  private static Answer look(TableClient place) {
    return place.visitor().get(address(place) + "?lang=en");
  }

  private static Answer begin(TableClient place) {
    return place.visitor().post(address(place) + "?lang=en", Map.of());
  }

  private static String address(TableClient place) {
    return "/api/tables/" + place.id() + "/analysis";
  }

  private static JsonNode done(TableClient place) {
    Await.until(() -> look(place).as(200).json().path("status").asString().equals("done"));
    return look(place).as(200).json();
  }

  private static Answer lines(Visitor visitor, Map<String, ?> about) {
    Map<String, Object> body = new TreeMap<>(about);
    body.putIfAbsent("game", "suffragetto");
    return visitor.post("/api/analysis/lines?lang=en", body);
  }

  private static Answer explore(Visitor visitor, Map<String, ?> about) {
    Map<String, Object> body = new TreeMap<>(about);
    body.putIfAbsent("game", "suffragetto");
    return visitor.post("/api/analysis/positions?lang=en", body);
  }

  private static Answer arrange(Visitor visitor, Map<String, ?> about) {
    Map<String, Object> body = new TreeMap<>(about);
    body.putIfAbsent("game", "suffragetto");
    return visitor.post("/api/analysis/boards?lang=en", body);
  }

  private TableClient missedWin() {
    TableClient place =
        TableClient.open(
            server.visitor(), OpenRequest.suffragetto("me", "device").and("position", WON));
    place.moves("f8-f7");
    place.acts("resign");
    return place;
  }

  @Test
  void aFinishedGameIsJudgedOnceForEverybody() {
    TableClient place = missedWin();
    assertThat(look(place).as(200).json().path("status").asString()).isEqualTo("none");
    assertThat(begin(place).as(200).json().path("of").asInt()).isEqualTo(1);
    JsonNode found = done(place);
    assertThat(found.path("side").asString()).isEqualTo("suffragettes");
    assertJson(found).isNull("/seat");
    assertThat(found.path("position").asString()).isEqualTo(WON);
    JsonNode move = found.path("moves").path(0);
    assertThat(move.path("mark").asString()).isEqualTo("blunder");
    assertThat(move.path("before").asDouble()).isEqualTo(1);
    assertThat(move.path("after").asDouble()).isLessThan(0.8);
    assertThat(move.path("better").path("move").asString()).isEqualTo("g13-h13");
    assertThat(move.path("better").path("winIn").asInt()).isEqualTo(1);
    assertThat(found.path("seats").path(0).path("blunders").asInt()).isEqualTo(1);
    server.restart();
    TableClient other = place.to(server.visitor());
    assertThat(look(other).as(200).json()).isEqualTo(found);
    assertThat(begin(other).as(200).json()).as("nothing is judged again").isEqualTo(found);
  }

  @Test
  void theSameGameIsJudgedAlike() {
    assertThat(judged(missedWin())).isEqualTo(judged(missedWin()));
  }

  private static JsonNode judged(TableClient place) {
    begin(place).as(200);
    return done(place).path("moves");
  }

  @Test
  void aRecordThatWasBroughtInIsJudgedToo() {
    String record =
        """
        parlour-record 1
        game: suffragetto
        rules: 1
        option.first: suffragettes

        1 suffragettes d6-d7
        2 police d12-d11
        """;
    Visitor visitor = server.visitor();
    String id =
        visitor.post("/api/records", Map.of("record", record)).as(201).json().path("id").asString();
    JsonNode moves = judged(new TableClient(visitor, id));
    assertThat(moves).hasSize(2);
    assertThat(moves.path(1).path("position").asString()).contains(" s S0+0/P0+0 1908");
  }

  @Test
  void nobodyAnalysesAGameThatOthersPlay() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    assertThat(begin(pair.get(0)).problem(409, "conflict")).contains("against other people");
    assertThat(look(pair.get(1)).problem(409, "conflict")).contains("against other people");
    TableClient watcher = pair.get(0).to(server.visitor());
    assertThat(begin(watcher).problem(409, "conflict")).contains("still being played");
    pair.get(0).acts("resign");
    begin(pair.get(0)).as(200);
    assertThat(done(watcher).path("moves")).hasSize(1);
  }

  @Test
  void whoPlaysAloneMayAnalyseAtOnce() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    assertThat(begin(place).problem(409, "conflict")).contains("no moves");
    place.moves("c6-c7");
    assertThat(judged(place)).hasSize(1);
    place.moves("d12-d11");
    assertThat(look(place).as(200).json().path("status").asString())
        .as("the game has gone on")
        .isEqualTo("none");
    assertThat(judged(place)).hasSize(2);
    begin(place.to(server.visitor())).problem(409, "conflict");
  }

  @Test
  void allWhoPlayCanAllowHelp() {
    List<TableClient> pair = TableClient.pair(server);
    TableClient first = pair.get(0);
    first.moves("c6-c7");
    Map<String, ?> now = Map.of("moves", List.of("c6-c7"));
    assertThat(lines(first.visitor(), now).problem(409, "conflict")).contains("are playing");
    assertThat(first.acts()).contains("allow-help");
    first.acts("allow-help");
    assertThat(first.acts()).doesNotContain("allow-help");
    lines(first.visitor(), now).problem(409, "conflict");
    pair.get(1).acts("allow-help");
    assertThat(first.table().path("entries").path(2).path("told").path(0).asString())
        .contains("allowed hints and analysis");
    lines(first.visitor(), now).as(200);
    begin(first).as(200);
    assertJson(pair.get(1).state()).isTrue("/hints");
    begin(first.to(server.visitor())).problem(409, "conflict");
  }

  @Test
  void positionsOfARunningGameAreNotAnalysed() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    Visitor player = pair.get(0).visitor();
    lines(player, Map.of()).as(200);
    lines(player, Map.of("moves", List.of("d6-d7"))).as(200);
    lines(player, Map.of("moves", List.of("c6-c7"))).problem(409, "conflict");
    String line =
        explore(player, Map.of("moves", List.of("c6-c7")))
            .as(200)
            .json()
            .path("position")
            .asString();
    lines(player, Map.of("position", line)).problem(409, "conflict");
    lines(player, Map.of("position", line, "moves", List.of("d12-d11"))).problem(409, "conflict");
    lines(server.visitor(), Map.of("position", line)).as(200);
  }

  /** Neither a tried move nor another table leads around that. */
  @Test
  void positionsNearARunningGameAreNotAnalysedEither() {
    List<TableClient> pair = TableClient.pair(server);
    pair.get(0).moves("c6-c7");
    Visitor player = pair.get(0).visitor();
    for (List<String> tried : List.of(List.of("d12-d11"), List.of("d12-d11", "d6-d7"))) {
      List<String> moves = Stream.concat(Stream.of("c6-c7"), tried.stream()).toList();
      String near = position(player, Map.of("moves", moves));
      lines(player, Map.of("position", near)).problem(409, "conflict");
      lines(server.visitor(), Map.of("position", near)).as(200);
    }
    List<String> far = List.of("c6-c7", "d12-d11", "d6-d7", "d11-d12", "d7-d6");
    assertThat(lines(player, Map.of("moves", far)).problem(409, "conflict"))
        .as("a line that comes through the game")
        .contains("are playing");
    String now = position(player, Map.of("moves", List.of("c6-c7")));
    OpenRequest computer = OpenRequest.suffragetto("computer:level:1", "me").and("position", now);
    assertThat(player.post("/api/tables?lang=en", computer.body()).problem(409, "conflict"))
        .contains("are playing");
    OpenRequest alone = OpenRequest.suffragetto("me", "device").and("position", now);
    TableClient beside = TableClient.open(player, alone);
    assertThat(hint(beside).problem(409, "conflict")).contains("are playing");
    beside.moves("d12-d11");
    begin(beside).problem(409, "conflict");
    beside.acts("resign");
    begin(beside).problem(409, "conflict");
    look(beside).problem(409, "conflict");
    pair.get(1).moves("d12-d11");
    pair.get(0).acts("resign");
    begin(beside).as(200);
    lines(player, Map.of("position", now)).as(200);
    TableClient.open(player, computer);
  }

  private static Answer hint(TableClient place) {
    int after = place.state().path("after").asInt();
    return place
        .visitor()
        .post("/api/tables/" + place.id() + "/hint?lang=en", Map.of("after", after));
  }

  private static String position(Visitor visitor, Map<String, ?> about) {
    return explore(visitor, about).as(200).json().path("position").asString();
  }

  @Test
  void theBestLinesOfAPosition() {
    Visitor visitor = server.visitor();
    JsonNode found = lines(visitor, Map.of("position", WON, "effort", 2)).as(200).json();
    assertThat(found.path("seat").asString()).isEqualTo("suffragettes");
    assertThat(found.path("lines")).hasSize(3);
    JsonNode best = found.path("lines").path(0);
    assertThat(best.path("moves").path(0).asString()).isEqualTo("g13-h13");
    assertThat(best.path("chance").asDouble()).isEqualTo(1);
    assertThat(best.path("offer").path("path")).hasSize(2);
    Map<String, ?> over = Map.of("position", WON, "moves", List.of("g13-h13"));
    assertThat(lines(visitor, over).problem(409, "conflict")).contains("over");
    lines(visitor, Map.of("effort", 9)).problem(400, "invalid");
    Map<String, ?> coin = Map.of("options", Map.of("first", "coin"));
    assertThat(lines(visitor, coin).problem(409, "conflict")).contains("chance");
  }

  @Test
  void movesAreTriedOnAnyPosition() {
    Visitor visitor = server.visitor();
    JsonNode there = explore(visitor, Map.of("moves", List.of("c6-c7", "d12-d11"))).as(200).json();
    assertThat(there.path("tried")).hasSize(2);
    assertThat(there.path("tried").path(0).path("told")).isNotEmpty();
    assertThat(there.path("turn").path("seat").asString()).isEqualTo("suffragettes");
    assertThat(there.path("offers")).isNotEmpty();
    JsonNode over =
        explore(visitor, Map.of("position", WON, "moves", List.of("g13-h13"))).as(200).json();
    assertThat(over.path("turn").path("winner").asString()).isEqualTo("suffragettes");
    assertThat(over.path("offers")).isEmpty();
  }

  @Test
  void aBoardIsSetUpByHand() {
    Visitor visitor = server.visitor();
    Map<String, ?> pieces = Map.of("f8", "suffragette", "g9", "policeman");
    JsonNode placed =
        arrange(
                visitor,
                Map.of("pieces", pieces, "side", "police", "captured", Map.of("leader", 2)))
            .as(200)
            .json();
    assertThat(placed.path("position").asString()).contains(" p S0+2/P0+0 1908 0 0 -");
    assertThat(placed.path("captured")).hasSize(4);
    Map<String, ?> wrong = Map.of("pieces", Map.of("i5", "suffragette"), "side", "police");
    assertThat(arrange(visitor, wrong).problem(422, "refused"))
        .contains("Suffragette (s) cannot stand on i5");
    assertThat(
            arrange(visitor, Map.of("pieces", Map.of("z9", "leader"), "side", "police"))
                .problem(422, "refused"))
        .contains("no square z9");
    arrange(visitor, Map.of("pieces", Map.of("f8", "queen"), "side", "police"))
        .problem(422, "refused");
    arrange(visitor, Map.of("pieces", pieces, "side", "nobody")).problem(422, "refused");
    Map<String, ?> chitral =
        Map.of(
            "game",
            "fort-chitral",
            "pieces",
            Map.of("a1", "white", "c3", "black"),
            "side",
            "black");
    assertThat(arrange(visitor, chitral).as(200).json().path("captured")).isEmpty();
    Map<String, ?> cards = Map.of("game", "votes-for-women", "pieces", Map.of(), "side", "x");
    arrange(visitor, cards).problem(422, "refused");
  }

  @Test
  void garbageIsRefused() {
    Visitor visitor = server.visitor();
    explore(visitor, Map.of("game", "chess")).problem(404, "unknown");
    explore(visitor, Map.of("position", "17/17 s")).problem(422, "refused");
    explore(visitor, Map.of("moves", List.of("z1-z2"))).problem(422, "refused");
    explore(visitor, Map.of("moves", List.of("x".repeat(5000)))).problem(422, "refused");
    explore(visitor, Map.of("moves", Collections.nCopies(101, "c6-c7"))).problem(422, "refused");
    assertThat(explore(visitor, Map.of("game", "votes-for-women")).problem(422, "refused"))
        .contains("hidden");
    visitor
        .text("POST", "/api/analysis/positions", "{\"game\":\"suffragetto\",\"moves\":7}", Map.of())
        .problem(400, "invalid");
    visitor
        .text(
            "POST",
            "/api/analysis/boards",
            "{\"game\":\"suffragetto\",\"pieces\":{},\"captured\":{\"leader\":-1},\"side\":\"p\"}",
            Map.of())
        .problem(400, "invalid");
    visitor.get("/api/tables/nowhere/analysis").problem(404, "unknown");
    visitor.post("/api/tables/nowhere/analysis", Map.of()).problem(404, "unknown");
  }

  /** Where cards are hidden, a game is judged from what one seat knew. */
  @Test
  void aGameWithSecretsIsJudgedFromASeat() {
    TableClient place =
        TableClient.open(
            server.visitor(),
            OpenRequest.cards("me", "computer:level:1", "computer:level:1", "computer:level:1"));
    Await.until(() -> !place.offers().isEmpty());
    place.movesSomehow();
    assertThat(begin(place).problem(409, "conflict")).contains("still being played");
    Await.until(() -> place.status().equals("over") || !place.offers().isEmpty());
    if (!place.status().equals("over")) {
      place.acts("resign");
    }
    assertThat(begin(place).problem(400, "invalid")).contains("seats are");
    String seat = place.state().path("yours").path(0).asString();
    place.visitor().post(address(place), Map.of("seat", seat)).as(200);
    Await.until(
        () ->
            place
                .visitor()
                .get(address(place) + "?seat=" + seat)
                .as(200)
                .json()
                .path("status")
                .asString()
                .equals("done"));
    JsonNode found = place.visitor().get(address(place) + "?seat=" + seat).as(200).json();
    assertThat(found.path("seat").asString()).isEqualTo(seat);
    assertJson(found).isNull("/position");
    assertThat(found.path("moves").findValuesAsString("seat")).containsOnly(seat);
  }

  /** Two servers on one database find the same result stored. */
  @Test
  void anotherServerFindsWhatIsStored() {
    TableClient place = missedWin();
    JsonNode found = judged(place);
    try (TestServer beside = server.beside()) {
      TableClient there = place.to(place.visitor().at(beside));
      assertThat(look(there).as(200).json().path("moves")).isEqualTo(found);
    }
  }
}
