package games.parlour.server.durability;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.Sql;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestServer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** What cannot be stored has not happened, whoever waited for the table meanwhile. */
@Tag("slow")
class FailedWriteTest {
  private static final int PATIENT_S = 60;

  @TempDir Path folder;

  @Test
  void aMoveThatWasNotStoredIsSeenByNobody() throws Exception {
    ThreadGroup own = new ThreadGroup("locked");
    try (TestServer server = startedIn(own, "jdbc:sqlite:" + folder.resolve("locked.db"))) {
      Thread writer = writerIn(own);
      TableClient place =
          TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
      List<CompletableFuture<Answer>> answers;
      try (Connection other = DriverManager.getConnection(server.database())) {
        other.createStatement().execute("begin immediate");
        CompletableFuture<Answer> move = later(() -> place.move(0, "c6-b7"));
        Await.until(() -> isAtTheDatabase(writer));
        CompletableFuture<Answer> look =
            later(() -> place.visitor().get("/api/tables/" + place.id()));
        CompletableFuture<Answer> resign = later(() -> place.act(0, "resign"));
        answers = List.of(move, look, resign);
        move.get(PATIENT_S, TimeUnit.SECONDS).as(503);
        other.createStatement().execute("rollback");
      }
      assertThat(answers.get(1).get(PATIENT_S, TimeUnit.SECONDS).as(200).json().path("entries"))
          .as("what waited for the lock sees the truth")
          .isEmpty();
      answers.get(2).get(PATIENT_S, TimeUnit.SECONDS).as(409);
      assertThat(Sql.log(server, place.id())).isEmpty();
      place.moves("c6-b7");
      assertThat(Sql.log(server, place.id())).containsExactly("suffragettes c6-b7");
    }
  }

  @Test
  void aRematchThatFailedCanBeHadLater() throws SQLException {
    try (TestServer server = TestServer.at("jdbc:sqlite:" + folder.resolve("full.db"))) {
      List<TableClient> pair = TableClient.pair(server);
      pair.get(0).acts("resign");
      pair.get(0).acts("rematch");
      Sql.run(
          server,
          "create trigger full before insert on game_table"
              + " begin select raise(abort, 'no room'); end");
      pair.get(1).act(1, "rematch").as(503);
      Sql.run(server, "drop trigger full");
      assertThat(pair.get(0).acts()).contains("rematch");
      String next =
          pair.get(1).acts("rematch").path("state").path("rematch").path("table").asString();
      assertThat(pair.get(0).to(pair.get(0).visitor()).state().path("rematch").path("table"))
          .hasToString("\"" + next + "\"");
    }
  }

  @Test
  void aComputerTriesAgainAlthoughNobodyVisits() throws SQLException {
    try (TestServer server = TestServer.at("jdbc:sqlite:" + folder.resolve("busy.db"))) {
      TableClient place =
          TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "computer:random"));
      Sql.run(
          server,
          "create trigger full before insert on entry when new.line like 'police%'"
              + " begin select raise(fail, 'no room'); end");
      ListAppender<ILoggingEvent> log = new ListAppender<>();
      log.list = new CopyOnWriteArrayList<>();
      log.start();
      Logger logger = (Logger) LoggerFactory.getLogger("games.parlour.server");
      logger.addAppender(log);
      place.move(0, "c6-c7").as(200);
      Await.until(
          () -> log.list.stream().anyMatch(e -> e.getFormattedMessage().contains(place.id())));
      logger.detachAppender(log);
      Sql.run(server, "drop trigger full");
      Await.until(() -> Sql.log(server, place.id()).size() == 2);
    }
  }

  @Test
  void aFlagThatWasNotStoredFallsLaterAndHoldsUpNoOther() throws SQLException {
    try (TestServer server = TestServer.at("jdbc:sqlite:" + folder.resolve("flags.db"))) {
      List<String> tables = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        List<TableClient> pair =
            TableClient.pair(server, OpenRequest.suffragetto("me", "open").slow(1, 0));
        pair.get(0).movesSomehow();
        tables.add(pair.get(0).id());
      }
      Sql.run(
          server,
          "create trigger full before insert on entry when new.table_id = '"
              + tables.getFirst()
              + "' begin select raise(abort, 'no room'); end");
      server.clock().advance(Duration.ofHours(25));
      Await.until(() -> Sql.log(server, tables.getLast()).size() == 2); // tried after the first
      assertThat(Sql.log(server, tables.getFirst())).hasSize(1);
      Sql.run(server, "drop trigger full");
      Await.until(() -> Sql.log(server, tables.getFirst()).size() == 2); // although nobody visits
      assertThat(Sql.log(server, tables.getFirst()).getLast()).isEqualTo("police !flag");
    }
  }

  /** A server whose threads are told from those of servers that other tests start meanwhile. */
  private static TestServer startedIn(ThreadGroup group, String database) throws Exception {
    FutureTask<TestServer> start = new FutureTask<>(() -> TestServer.at(database));
    new Thread(group, start).start();
    return start.get();
  }

  private static Thread writerIn(ThreadGroup group) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> group.equals(thread.getThreadGroup()))
        .filter(thread -> thread.getName().equals("parlour-writer"))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isAtTheDatabase(Thread writer) {
    return Arrays.stream(writer.getStackTrace())
        .anyMatch(frame -> frame.getClassName().startsWith("org.sqlite."));
  }

  private static CompletableFuture<Answer> later(Supplier<Answer> ask) {
    return CompletableFuture.supplyAsync(ask, Thread::startVirtualThread);
  }
}
