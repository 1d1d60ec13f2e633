package games.parlour.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.Server;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.KillableServer;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.host.HostDesk;
import games.parlour.server.node.NodeRegistry.Node;
import games.parlour.server.node.PresenceCache.Presence;
import games.parlour.server.store.Database;
import games.parlour.server.store.job.JobKind;
import games.parlour.server.store.job.JobRows;
import games.parlour.suffragetto.Suffragetto;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a node leaves behind: when it dies, when it knows less than others, when time goes back. */
class LostNodeTest {
  private final String database = TestPostgres.fresh();

  private String ask(String question) {
    return TestPostgres.askIn(database, question);
  }

  private static boolean isConnected(TableClient place, int seat) {
    return place.state().path("seats").path(seat).path("here").asBoolean();
  }

  private static void play(List<TableClient> pair, int moves) {
    for (int move = 0; move < moves; move++) {
      TableClient mover = pair.get(move % 2);
      mover.moves(mover.offers().getFirst());
    }
  }

  /** The node that finds out is not told of its own change, so it has to take note by itself. */
  @Test
  void whoWasConnectedToANodeThatDiedIsGone() throws Exception {
    try (TestServer other = TestServer.at(database);
        KillableServer process = KillableServer.start(database)) {
      List<TableClient> pair = TableClient.pair(other);
      try (StreamClient there =
          StreamClient.of(
              pair.getLast().visitor().at(process::port), pair.getFirst().id() + ":0")) {
        there.await(events -> !events.isEmpty());
        Await.until(() -> isConnected(pair.getFirst(), 1));
        process.kill();
        other.clock().advance(Duration.ofMinutes(1));
        Await.until(() -> !isConnected(pair.getFirst(), 1));
      }
      assertThat(ask("select count(*) from presence where left_at is null")).isEqualTo("0");
    }
  }

  /** A node that stops while the database fails may not get to say who has left with it. */
  @Test
  void whoWasLeftBehindByANodeThatIsNotThereIsGone(@TempDir Path folder) {
    try (Database here = Database.open(database, folder.resolve("parlour.key"))) {
      PresenceStore presence = new PresenceStore(here);
      NodeRegistry registry = new NodeRegistry(here, "test", 1);
      registry.beat(1_000);
      presence.arrived("table", "ann");
      presence.flush();
      ask("insert into presence (node, table_id, guest) values ('nowhere', 'table', 'bob')");
      assertThat(presence.leaveAbandoned(2_000))
          .containsExactly(new Presence("table", "bob", "nowhere", OptionalLong.of(2_000)));
      assertThat(presence.leaveAbandoned(3_000)).isEmpty();
      assertThat(registry.leave(4_000)).as("it was the last one").isTrue();
      assertThat(ask("select left_at from presence where guest = 'ann'")).isEqualTo("4000");
    }
  }

  /** It stays in the database until another node misses it, or for ever if there is none. */
  @Test
  void aNodeThatDiedIsNotListedAsRunning(@TempDir Path folder) {
    Path key = folder.resolve("parlour.key");
    try (Database here = Database.open(database, key)) {
      new NodeRegistry(here, "test", 1).beat(100_000);
      ask(
          "insert into node (id, name, program, started, seen)"
              + " values ('dead', 'here:1', 'test', 0, 84999), ('late', 'here:2', 'test', 2, 85000)");
      Clock clock = Clock.fixed(Instant.ofEpochMilli(100_000), ZoneOffset.UTC);
      try (HostDesk desk = HostDesk.open(database, key, clock)) {
        assertThat(desk.nodes()).extracting(Node::id).containsExactly(here.node(), "late");
      }
    }
  }

  /**
   * Who reached it would see nothing of what others do: the load balancer is told, no page begins
   * to follow a table there, and those that do are sent elsewhere.
   */
  @Test
  void aNodeThatHearsNothingOfOthersIsNotReadyAndKeepsNobody() {
    try (TestServer server = TestServer.at(database)) {
      TableClient place = TableClient.pair(server).getFirst();
      Visitor visitor = place.visitor();
      Await.until(() -> visitor.get("/readyz").status() == 200);
      try (StreamClient stream = StreamClient.of(visitor, place.id() + ":0")) {
        stream.await(events -> !events.isEmpty());
        String name = ask("select current_database()");
        TestPostgres.ask("alter database " + name + " allow_connections false");
        TestPostgres.ask(
            "select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = '"
                + name
                + "' and (query = 'select 1' or query like '%|echo|%')");
        Await.until(() -> visitor.get("/readyz").status() == 503);
        assertThat(visitor.get("/readyz").json().path("checks").path("nodes").asString())
            .isEqualTo("down");
        Answer refused = visitor.get("/api/events?follow=" + place.id() + ":0").as(503);
        assertThat(refused.header("Retry-After")).isNotEmpty();
        assertThat(place.after()).as("all else is answered").isZero();
        Await.until(stream::ended);
        TestPostgres.ask("alter database " + name + " allow_connections true");
      }
      Await.until(() -> visitor.get("/readyz").status() == 200);
      try (StreamClient again = StreamClient.of(visitor, place.id() + ":0")) {
        again.await(events -> !events.isEmpty());
      }
    }
  }

  /** A slow node must not take a job that was noted anew for the one that it had. */
  @Test
  void aJobThatIsNotedAnewDoesNotBeginLikeTheOneBefore(@TempDir Path folder) {
    try (Database here = Database.open(database, folder.resolve("parlour.key"))) {
      List<String> versions = new ArrayList<>();
      for (int round = 0; round < 2; round++) {
        here.write(
            handle -> {
              JobRows.note(handle, JobKind.COMPUTER, "table", 0);
              return 0;
            });
        versions.add(ask("select version from computer_job"));
        ask("select pg_sleep(0.01)");
        ask("delete from computer_job");
      }
      assertThat(versions).doesNotHaveDuplicates();
    }
  }

  /** While nodes are replaced one by one, the newer ones may know games that the others do not. */
  @Test
  void aNodeLeavesToOthersWhatItCannotPlay() {
    TestServer newer = TestServer.at(database);
    TableClient place =
        TableClient.open(newer.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    newer.close();
    ask("update game_table set game = 'newer' where id = '" + place.id() + "'");
    ask(
        "insert into computer_job (task_name, task_instance, execution_time, picked,"
            + " consecutive_failures, version) values ('computer', '"
            + place.id()
            + "', now(), false, 0, 1)");
    try (Server _ = Server.start(TestServer.config(database), List.of(new Suffragetto()))) {
      Await.until(
          () ->
              ask("select count(*) from computer_job where not picked"
                      + " and execution_time > now() + interval '1 second'")
                  .equals("1"));
    }
  }

  /** Nodes look for what is due by a clock that may be set back, and go on looking then. */
  @Test
  void flagsFallAlthoughTheClockWasSetBack() {
    try (TestServer server = TestServer.at(database)) {
      OpenRequest timed = OpenRequest.suffragetto("me", "open").timed(1, 0);
      server.clock().advance(Duration.ofHours(-1));
      List<TableClient> pair = TableClient.pair(server, timed);
      play(pair, 4);
      server.clock().advance(Duration.ofMinutes(2));
      Await.until(() -> Sql.log(server, pair.getFirst().id()).getLast().contains("!flag"));
    }
  }

  /** A job that is due by a time to come was noted by a clock that was set back since. */
  @Test
  void jobsOfATimeToComeAreDoneNow() {
    TestServer first = TestServer.at(database);
    TestServer slow = first.beside(Duration.ofHours(1));
    first.close();
    TableClient place =
        TableClient.open(slow.visitor(), OpenRequest.suffragetto("me", "computer:random"));
    place.move(0, place.offers().getFirst()).as(200);
    slow.close();
    ask("update computer_job set execution_time = now() + interval '1 hour', picked = false");
    assertThat(ask("select count(*) from computer_job")).isEqualTo("1");
    try (TestServer server = TestServer.at(database)) {
      Await.until(() -> Sql.log(server, place.id()).size() == 2);
    }
  }
}
