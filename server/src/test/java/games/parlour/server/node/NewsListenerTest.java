package games.parlour.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.LogCapture;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.log.PlainLogLayout;
import games.parlour.server.store.Database;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a node hears of changes, and what it says when it hears nothing. */
class NewsListenerTest {
  @TempDir Path folder;

  private final String address = TestPostgres.fresh();
  private final List<String> heard = new CopyOnWriteArrayList<>();
  private Database database;
  private NewsListener listener;

  @BeforeEach
  void open() {
    database = Database.open(address, folder.resolve("parlour.key"));
    listener = new NewsListener(database, new Notes(), Duration.ofSeconds(1));
  }

  @AfterEach
  void close() {
    listener.close();
    database.close();
  }

  /** Writes down what it is told. */
  private final class Notes implements NewsHandler {
    @Override
    public void table(String id, long version) {
      heard.add("table " + id + " " + version);
    }

    @Override
    public void thought(String table, int entry, String written) {
      heard.add("thought " + table + " " + entry + " " + written);
    }

    @Override
    public void chat(String table, int line) {
      heard.add("chat " + table + " " + line);
    }

    @Override
    public void presence(String table, String guest, String node, OptionalLong left) {
      heard.add("presence " + table + " " + guest);
    }

    @Override
    public void name(String guest) {
      heard.add("name " + guest);
    }

    @Override
    public void signedOut(String guest) {
      heard.add("out " + guest);
    }

    @Override
    public void host() {
      heard.add("host");
    }

    @Override
    public void record(String id) {
      heard.add("record " + id);
    }

    @Override
    public void catchUp() {
      heard.add("catch up");
    }
  }

  private void tell(String sender, String message) {
    TestPostgres.askIn(address, "select pg_notify('parlour', '" + sender + "|" + message + "')");
  }

  /** Somebody may have stored a change whose answer was lost, so a node hears its own as well. */
  @Test
  void changesOfThisNodeAreHeardButNotWhatItSaysToOthers() {
    listener.start();
    Await.until(listener::isConnected);
    for (String sender : List.of(database.node(), "parlour-other")) {
      tell(sender, "presence|t|ann|node|");
      tell(sender, "thought|t|3|a|b");
      tell(sender, "host");
      tell(sender, "record|r");
      tell(sender, "name|ann");
      tell(sender, "something new");
      tell(sender, "table|t|7");
      tell(sender, "chat|t|2");
      tell(sender, "out|ann");
    }
    tell("parlour-other", "table|end|1");
    Await.until(() -> heard.contains("table end 1"));
    List<String> changes = List.of("table t 7", "chat t 2", "out ann");
    assertThat(heard.subList(0, 4))
        .containsExactly("catch up", changes.get(0), changes.get(1), changes.get(2));
    assertThat(heard.subList(4, heard.size()))
        .containsExactly(
            "presence t ann",
            "thought t 3 a|b",
            "host",
            "record r",
            "name ann",
            changes.get(0),
            changes.get(1),
            changes.get(2),
            "table end 1");
  }

  @Test
  void whoeverHearsNothingForLongSaysSoOnceAndWhenItIsOver() {
    String name = TestPostgres.askIn(address, "select current_database()");
    listener.start();
    Await.until(listener::isConnected);
    try (LogCapture log = new LogCapture(NewsListener.class.getName())) {
      TestPostgres.ask("alter database " + name + " allow_connections false");
      cutOff(name);
      Await.until(() -> !listener.isConnected());
      assertThat(listener.isAliveWithin(Duration.ofHours(1))).as("only just lost").isTrue();
      Await.until(() -> !listener.isAliveWithin(Duration.ofSeconds(2)));
      TestPostgres.ask("alter database " + name + " allow_connections true");
      Await.until(listener::isConnected);
      assertThat(log.lines(new PlainLogLayout()).stream().filter(line -> line.contains("WARN")))
          .hasSize(2)
          .satisfiesExactly(
              lost -> assertThat(lost).contains("have not been heard for 1 s"),
              found -> assertThat(found).contains("heard again"));
    }
    assertThat(heard).containsExactly("catch up", "catch up");
  }

  private static void cutOff(String name) {
    TestPostgres.ask(
        "select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = '"
            + name
            + "'");
  }
}
