package games.parlour.server.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.server.clock.ClockStore;
import games.parlour.server.clock.TimeKeeper;
import games.parlour.server.device.DeviceLabel;
import games.parlour.server.device.DeviceSession;
import games.parlour.server.device.DeviceSessionStore;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.jobs.LocalJobQueue;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableReader;
import games.parlour.server.store.TableStore;
import games.parlour.server.tables.opening.Lobby;
import games.parlour.server.tables.opening.NewTable;
import games.parlour.server.tables.opening.TableLimits;
import games.parlour.suffragetto.Suffragetto;
import java.time.Clock;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Two servers on one database, where the test decides when one hears of the other: whoever follows
 * a table gets to see every change, however the news and requests come in between.
 */
class TableFinderTest {
  private static final Suffragetto GAME = new Suffragetto();
  private static final String GUEST = "ada";

  private Node here;
  private Node there;
  private String id;

  /** The tables of a server that hears nothing by itself. */
  private static final class Node implements AutoCloseable {
    private final Database database;
    private final Hub hub = new Hub(Clock.systemUTC());
    private final LocalJobQueue jobs = new LocalJobQueue(Clock.systemUTC());
    private final Tables tables;

    Node(String address) {
      this.database = Database.open(address, TestServer.KEY);
      Clock clock = Clock.systemUTC();
      ClockStore clocks = new ClockStore(database);
      this.tables =
          new Tables(
              Map.of(GAME.id(), GAME),
              new TableStore(database),
              new TableReader(database),
              new TableLists(database),
              clocks,
              new TimeKeeper(clock, database, clocks, () -> false, table -> {}),
              hub,
              new SecretGenerator(),
              clock,
              1,
              Duration.ZERO,
              Duration.ZERO,
              TableLimits.USUAL,
              new Lobby(Duration.ofMinutes(1)),
              1_000_000,
              jobs,
              true);
    }

    LiveTable<?, ?> open() {
      DeviceSession device = new DeviceSession("device", GUEST, 0, 0, DeviceLabel.UNKNOWN);
      new DeviceSessionStore(database).add(new GuestRow(GUEST, "Ada"), device, "hash");
      Holder both = new Holder.Guest(GUEST, true);
      return tables.open(
          new NewTable(GAME.setup(Occasion.TABLE), Collections.nCopies(2, both), false),
          GUEST,
          "127.0.0.1");
    }

    /** Makes the first or the last of the moves that a table offers. */
    <P extends Position<P, M>, M extends Move> void move(LiveTable<P, M> table, boolean first) {
      M move = first ? table.offered().getFirst() : table.offered().getLast();
      tables.move(table, GUEST, table.session().size(), table.game().notation().write(move));
    }

    @Override
    public void close() {
      tables.close();
      jobs.close();
      database.close();
    }
  }

  /** Follows a table as a stream does: looks when it is told to, and only then. */
  private static final class Reader implements Follower {
    private final Node node;
    private final String table;
    private final AtomicBoolean told = new AtomicBoolean();
    private int entries;

    Reader(Node node, String table) {
      this.node = node;
      this.table = table;
      node.hub.follow(table, this);
    }

    int seen() {
      if (told.getAndSet(false)) {
        entries =
            node.tables
                .finder()
                .lookWithoutRefresh(
                    table, guest(), found -> found.locked(() -> found.session().size()));
      }
      return entries;
    }

    @Override
    public Optional<String> guest() {
      return Optional.of(GUEST);
    }

    @Override
    public void changed(String changed) {
      told.set(true);
    }

    @Override
    public void chatted(String table, int line) {}
  }

  @BeforeEach
  void open() {
    String address = TestPostgres.fresh();
    here = new Node(address);
    there = new Node(address);
    id = here.open().id();
  }

  @AfterEach
  void close() {
    there.close();
    here.close();
  }

  private boolean hasSeenAll(Reader reader) {
    LiveTable<?, ?> latest = here.tables.find(id);
    return reader.seen() == latest.locked(() -> latest.session().size());
  }

  private Reader reader() {
    Reader reader = new Reader(there, id);
    assertThat(hasSeenAll(reader)).as("a new reader has seen all entries").isTrue();
    return reader;
  }

  private void newsArrives() {
    there.tables.finder().heard(id, here.tables.find(id).version());
  }

  @Test
  void theNewsComesFirst() {
    Reader reader = reader();
    here.move(here.tables.find(id), true);
    assertThat(hasSeenAll(reader))
        .as("the reader has not seen the new entry before the news of it")
        .isFalse();
    newsArrives();
    Await.until(() -> hasSeenAll(reader));
  }

  @Test
  void aRequestComesBeforeTheNews() {
    Reader reader = reader();
    here.move(here.tables.find(id), true);
    assertThat(there.tables.find(id).version()).isEqualTo(here.tables.find(id).version());
    newsArrives();
    Await.until(() -> hasSeenAll(reader));
  }

  /** A move that was made too late gives the table up, and a request reads it anew. */
  @Test
  void aLostRaceAndARequestComeBeforeTheNews() {
    Reader reader = reader();
    LiveTable<?, ?> old = there.tables.find(id);
    here.move(here.tables.find(id), true);
    assertThatThrownBy(() -> there.move(old, false)).isInstanceOf(ProblemException.class);
    assertThat(there.tables.find(id)).isNotSameAs(old);
    newsArrives();
    Await.until(() -> hasSeenAll(reader));
  }

  /** The same where the news never came, because nothing was heard for a while. */
  @Test
  void whatWasReadMeanwhileIsToldWhenItIsCaughtUpWith() {
    Reader reader = reader();
    LiveTable<?, ?> old = there.tables.find(id);
    here.move(here.tables.find(id), true);
    assertThatThrownBy(() -> there.move(old, false)).isInstanceOf(ProblemException.class);
    assertThat(there.tables.find(id)).isNotSameAs(old);
    there.tables.finder().catchUp();
    Await.until(() -> hasSeenAll(reader));
  }
}
