package games.parlour.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.KillableServer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ParallelCalls;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Two servers on one PostgreSQL: it does not matter which of them somebody asks. */
class NodesTest {
  /** Each server looks every second for jobs that it was not told of. */
  private static final Duration SOME_LOOKS = Duration.ofMillis(2_500);

  private static final int ATTEMPTS = 5;

  private static TestServer one;
  private static TestServer two;

  @BeforeAll
  static void open() {
    one = TestServer.at(TestPostgres.fresh());
    two = one.beside();
  }

  @AfterAll
  static void close() {
    two.close();
    one.close();
  }

  @Test
  void whatOneStoresTheOtherShowsAtOnce() {
    List<TableClient> pair = TableClient.pair(one);
    for (int move = 0; move < 12; move++) {
      TableClient mover = pair.get(move % 2);
      TableClient reader = pair.get((move + 1) % 2);
      TableClient writes = move % 3 == 0 ? mover.to(mover.visitor().at(two)) : mover;
      writes.moves(writes.offers().getFirst());
      assertThat(reader.to(reader.visitor().at(two)).after()).isEqualTo(move + 1);
      assertThat(reader.after()).isEqualTo(move + 1);
    }
  }

  @Test
  void aStreamHearsOfMovesAtAnotherNode() {
    List<TableClient> pair = TableClient.pair(one);
    TableClient first = pair.getFirst();
    TableClient second = pair.getLast();
    String follow = first.id() + ":0";
    try (StreamClient here = StreamClient.of(first.visitor(), follow);
        StreamClient there = StreamClient.of(second.visitor().at(two), follow)) {
      here.await(events -> !events.isEmpty());
      there.await(events -> !events.isEmpty());
      for (int move = 0; move < 6; move++) {
        TableClient mover = move % 2 == 0 ? first : second.to(second.visitor().at(two));
        mover.moves(mover.offers().getFirst());
        here.awaitEntry(first.id(), move + 1);
        there.awaitEntry(first.id(), move + 1);
      }
      assertThat(here.numbers(first.id())).containsExactly(1, 2, 3, 4, 5, 6);
      assertThat(there.numbers(first.id())).containsExactly(1, 2, 3, 4, 5, 6);
    }
  }

  @Test
  void ofTwoMovesAtOnceOneIsMade() {
    for (int round = 0; round < 5; round++) {
      List<TableClient> pair = TableClient.pair(one);
      TableClient mover = pair.getFirst();
      List<String> offers = mover.offers();
      mover.to(mover.visitor().at(two)).after(); // both have it in memory
      List<Integer> statuses =
          ParallelCalls.of(
              2,
              which ->
                  which == 0
                      ? answered(() -> mover.move(0, offers.getFirst())).status()
                      : answered(() -> mover.to(mover.visitor().at(two)).move(0, offers.getLast()))
                          .status());
      assertThat(statuses).containsExactlyInAnyOrder(200, 409);
      assertThat(Sql.log(one, mover.id())).hasSize(1);
    }
  }

  /** Asks again where the machine stood still, so that one node waited too long for the other. */
  private static Answer answered(Supplier<Answer> request) {
    Answer answer = request.get();
    for (int more = 1; more < ATTEMPTS && answer.status() == 503; more++) {
      answer = request.get();
    }
    return answer;
  }

  @Test
  void theSameMoveSentToBothIsMadeOnce() {
    TableClient mover = TableClient.pair(one).getFirst();
    String move = mover.offers().getFirst();
    mover.move(0, move).as(200);
    mover.to(mover.visitor().at(two)).move(0, move).as(200);
    assertThat(Sql.log(one, mover.id())).hasSize(1);
  }

  @Test
  void whatIsSaidAndWhoIsThereCrossesNodes() {
    List<ChatClient> pair = ChatClient.pair(one);
    ChatClient ann = pair.getFirst();
    ChatClient bob = pair.getLast();
    String follow = ann.id() + ":0";
    try (StreamClient there = StreamClient.of(bob.visitor().at(two), follow)) {
      there.await(events -> !events.isEmpty());
      Await.until(() -> isConnected(ann.place(), 1));
      ann.types("good luck");
      there.await(events -> there.said().contains("good luck"));
      assertThat(there.said()).containsOnlyOnce("good luck");
      ann.visitor().put("/api/me", Map.of("name", "Adelaide")).as(200);
      there.await(
          events ->
              events.stream().anyMatch(event -> event.data().toString().contains("Adelaide")));
    }
    Await.until(() -> !isConnected(ann.place(), 1));
  }

  /** A node that was frozen is taken for dead by the others; when it wakes, people are there. */
  @Test
  void whoIsTakenForGoneAndIsThereIsToldOfAgain() {
    List<TableClient> pair = TableClient.pair(one);
    String id = pair.getFirst().id();
    try (StreamClient there = StreamClient.of(pair.getLast().visitor().at(two), id + ":0")) {
      there.await(events -> !events.isEmpty());
      Await.until(() -> isConnected(pair.getFirst(), 1));
      TestPostgres.askIn(
          one.database(),
          "with gone as (update presence set left_at = 1 where table_id = '%s' returning 1)"
                  .formatted(id)
              + " select count(*) from gone");
      Await.until(() -> presentRows(id).equals("1"));
      Await.until(() -> isConnected(pair.getFirst(), 1));
    }
    Await.until(() -> !isConnected(pair.getFirst(), 1));
  }

  private static String presentRows(String table) {
    return TestPostgres.askIn(
        one.database(),
        "select count(*) from presence where left_at is null and table_id = '" + table + "'");
  }

  private static boolean isConnected(TableClient place, int seat) {
    return place.state().path("seats").path(seat).path("here").asBoolean();
  }

  @Test
  void aDeviceSignedOutAtOneNodeIsUnknownAtTheOther() {
    Visitor ann = one.visitor();
    TableClient.open(ann, OpenRequest.suffragetto("me", "open"));
    ann.at(two).get("/api/me").as(200);
    Visitor thief = ann.at(two);
    assertThat(thief.get("/api/tables?kind=mine").json().path("tables")).hasSize(1);
    ann.post("/api/signout").as(204);
    Await.until(() -> thief.get("/api/tables?kind=mine").json().path("tables").isEmpty());
  }

  /**
   * Of those who ask at the same moment at different nodes nobody is left waiting beside another.
   */
  @Test
  void peopleAtDifferentNodesMeet() {
    Map<String, ?> wish =
        Map.of(
            "game", "suffragetto", "clock", Map.of("kind", "game", "seconds", 420, "increment", 7));
    List<Visitor> people = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      people.add(one.visitor().at(i % 2 == 0 ? one : two));
    }
    one.clock().hold(); // whoever has just come is met for a few seconds, which may pass here
    try {
      List<String> tables =
          ParallelCalls.of(
              people.size(),
              who ->
                  answered(() -> people.get(who).post("/api/pairing", wish))
                      .as(200)
                      .json()
                      .path("id")
                      .asString());
      Set<String> different = new HashSet<>(tables);
      assertThat(different).hasSize(3);
    } finally {
      one.clock().release();
    }
  }

  /**
   * A node whose computers take an hour takes the job and dies; another one moves, and not before.
   * The other one's clock stands still a second after the last sign of life, so that it does not
   * matter how quick this machine is.
   */
  @Test
  void aComputersMoveIsMadeByAnotherNodeWhenItsOwnDies() throws Exception {
    String database = TestPostgres.fresh();
    try (TestServer other = TestServer.at(database)) {
      other.clock().hold();
      try (KillableServer process = KillableServer.start(database)) {
        TableClient place =
            TableClient.open(
                new Visitor(process::port), OpenRequest.suffragetto("me", "computer:random"));
        place.move(0, "c6-c7").as(200);
        Await.until(() -> !taken(database).isEmpty());
        Instant alive = Instant.parse(lastSign(database)).plusSeconds(1);
        other.clock().advance(Duration.between(other.clock().instant(), alive));
        Thread.sleep(SOME_LOOKS);
        assertThat(Sql.log(other, place.id())).as("it is another's to answer").hasSize(1);
        process.kill();
        other.clock().advance(Duration.ofMinutes(1));
        other.clock().release();
        Await.until(() -> Sql.log(other, place.id()).size() == 2);
      }
    }
  }

  /** While nodes are replaced, an old one may not know the rules of what a new one opens. */
  @Test
  void whatAnotherVersionMayReadIsNotEndedAsItLies() {
    TableClient place = TableClient.open(one.visitor(), OpenRequest.suffragetto("me", "device"));
    place.moves(place.offers().getFirst());
    TableClient over = TableClient.open(one.visitor(), OpenRequest.suffragetto("me", "device"));
    over.moves(over.offers().getFirst());
    over.acts("resign");
    Sql.run(one, "update game_table set rules = 99");
    Sql.run(
        one,
        "insert into node (id, name, program, started, seen) values ('new', 'here', 'newer', 0, "
            + (one.clock().millis() + Duration.ofHours(1).toMillis())
            + ")");
    try (TestServer old = one.beside()) {
      TableClient here = place.to(place.visitor().at(old));
      assertThat(here.act(1, "close").problem(422, "refused")).contains("rules version 99");
      here.visitor().post("/api/me/delete", Map.of("word", "delete")).problem(422, "refused");
      over.visitor().at(old).post("/api/me/delete", Map.of("word", "delete")).as(204);
      Sql.run(one, "delete from node where id = 'new'");
      here.act(1, "close").as(204);
    }
  }

  /** It is in nobody's database, so nodes tell it each other. */
  @Test
  void whatAComputerThoughtIsKnownToBoth() {
    TableClient here =
        TableClient.open(one.visitor(), OpenRequest.suffragetto("me", "computer:level:2"));
    TableClient there = here.to(here.visitor().at(two));
    for (int round = 0; round < 2; round++) {
      int entries = 2 * round + 2;
      here.moves(here.offers().getFirst());
      Await.until(() -> here.after() == entries);
      JsonNode thought = thought(here, entries);
      assertThat(thought.path("line")).isNotEmpty();
      Await.until(() -> thought(there, entries).equals(thought));
    }
  }

  private static JsonNode thought(TableClient place, int entry) {
    JsonNode table = place.visitor().get("/api/tables/" + place.id()).as(200).json();
    return table.path("entries").path(entry - 1).path("thought");
  }

  /** A node that is stopped leaves to others what its computers have not done yet. */
  @Test
  void aComputersMoveIsMadeByAnotherNodeWhenItsOwnStops() {
    String database = TestPostgres.fresh();
    TestServer first = TestServer.at(database);
    TestServer stopping = first.beside(Duration.ofHours(1));
    first.close();
    stopping.clock().hold(); // nobody is taken for dead, however slow this machine is
    TableClient place =
        TableClient.open(stopping.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    place.move(0, "c6-c7").as(200);
    Await.until(() -> !taken(database).isEmpty());
    try (TestServer other = stopping.beside(Duration.ZERO)) {
      assertThat(Sql.log(other, place.id())).as("it is another's to answer").hasSize(1);
      stopping.clock().release();
      stopping.close();
      Await.until(() -> Sql.log(other, place.id()).size() == 2);
    }
  }

  private static String lastSign(String database) {
    return TestPostgres.askIn(
        database,
        "select to_char(last_heartbeat at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')"
            + " from computer_job where picked");
  }

  private static String taken(String database) {
    return TestPostgres.askIn(database, "select picked_by from computer_job where picked");
  }

  @Test
  void anAnalysisBegunAtOneNodeIsToldByTheOther() {
    List<TableClient> pair = TableClient.pair(one);
    for (int move = 0; move < 4; move++) {
      TableClient mover = pair.get(move % 2);
      mover.moves(mover.offers().getFirst());
    }
    pair.getFirst().acts("resign");
    Visitor there = pair.getLast().visitor().at(two);
    String path = "/api/tables/" + pair.getFirst().id() + "/analysis";
    pair.getFirst().visitor().post(path, Map.of()).as(200);
    Await.until(() -> there.get(path).as(200).json().path("status").asString().equals("done"));
    JsonNode here = pair.getFirst().visitor().get(path).as(200).json();
    assertThat(here.path("moves")).hasSize(4);
    assertThat(there.get(path).json().path("moves")).isEqualTo(here.path("moves"));
  }

  @Test
  void aFlagFallsThoughTheNodeOfTheLastMoveIsGone() {
    String database = TestPostgres.fresh();
    try (TestServer left = TestServer.at(database)) {
      TestServer gone = TestServer.at(database);
      List<TableClient> pair =
          TableClient.pair(gone, OpenRequest.suffragetto("me", "open").timed(1, 0));
      for (int move = 0; move < 4; move++) {
        TableClient mover = pair.get(move % 2);
        mover.moves(mover.offers().getFirst());
      }
      String table = pair.getFirst().id();
      gone.close();
      left.clock().advance(Duration.ofMinutes(2));
      Await.until(() -> Sql.log(left, table).getLast().contains("!flag"));
      assertThat(Sql.log(left, table)).hasSize(5);
      TableClient there = pair.getFirst().to(pair.getFirst().visitor().at(left));
      assertThat(there.status()).isEqualTo("over");
    }
  }

  /** What was told while a node heard nothing is caught up with. */
  @Test
  void aNodeThatWasNotHeardCatchesUp() {
    List<TableClient> pair = TableClient.pair(one);
    String id = pair.getFirst().id();
    try (StreamClient there = StreamClient.of(pair.getLast().visitor().at(two), id + ":0")) {
      there.await(events -> !events.isEmpty());
      for (int move = 0; move < 6; move++) {
        deafen(one.database());
        TableClient mover = pair.get(move % 2);
        mover.moves(mover.offers().getFirst());
      }
      there.awaitEntry(id, 6);
      assertThat(there.numbers(id)).containsExactly(1, 2, 3, 4, 5, 6);
    }
  }

  /** The same where the store did not answer at first, when it was asked what was missed. */
  @Test
  void aNodeThatCouldNotCatchUpTriesAgain() throws InterruptedException {
    String database = TestPostgres.fresh();
    try (TestServer here = TestServer.at(database);
        TestServer there = here.beside()) {
      TableClient mover = TableClient.pair(here).getFirst();
      String id = mover.id();
      try (StreamClient stream = StreamClient.of(mover.visitor().at(there), id + ":0")) {
        stream.await(events -> !events.isEmpty());
        rename(database, "presence", "away");
        deafen(database);
        mover.moves(mover.offers().getFirst());
        Thread.sleep(1_500); // for a first try, which has to fail
        rename(database, "away", "presence");
        stream.awaitEntry(id, 1);
      }
    }
  }

  private static void rename(String database, String from, String to) {
    TestPostgres.askIn(database, "alter table " + from + " rename to " + to);
  }

  private static void deafen(String database) {
    TestPostgres.askIn(
        database,
        "select count(pg_terminate_backend(pid)) from pg_stat_activity"
            + " where datname = current_database() and query like 'listen%'"
            + " or datname = current_database() and query = 'select 1'");
  }
}
