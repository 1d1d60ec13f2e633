package games.parlour.server.lobby;

import games.parlour.core.Game;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import games.parlour.server.store.OpenTable;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableLists;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import games.parlour.server.tables.opening.NewTable;
import java.time.Clock;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Finds an opponent: whoever waits longest for the same game is joined, be it because they asked
 * for any opponent or at a table of their own that everybody may join. Where nobody waits a table
 * is opened at which the next one sits down. The wait is a table like any other, so a restart loses
 * nothing. Thread-safe.
 */
public final class Pairing {
  /** Taken, not readable, or of somebody with whom one does not sit down. */
  private static final Set<ProblemKind> PASSED_OVER =
      EnumSet.of(ProblemKind.CONFLICT, ProblemKind.REFUSED, ProblemKind.NOT_YOURS);

  private final Tables tables;
  private final TableLists lists;
  private final HostPresence hosts;
  private final SecretGenerator secrets;
  private final PairingStore store;
  private final Database database;

  /** Of two who ask at the same moment, the second must see that the first waits. */
  private final ReentrantLock lock = new ReentrantLock();

  public Pairing(
      Tables tables,
      TableLists lists,
      Hub hub,
      SecretGenerator secrets,
      Clock clock,
      Database database) {
    this.tables = tables;
    this.lists = lists;
    this.hosts = new HostPresence(hub, clock);
    this.secrets = secrets;
    this.database = database;
    this.store = new PairingStore(database);
  }

  /**
   * A table for a guest and any opponent: one that waits already, or a new one that waits.
   *
   * @param nonce what they add to the seed there, where chance speaks
   */
  public LiveTable<?, ?> pair(
      Game<?, ?> game,
      Setup setup,
      Optional<TimeControl> clock,
      Optional<String> nonce,
      String guest,
      String address) {
    List<Seat> seats = game.seats(setup);
    if (seats.size() != 2 || seats.getFirst().side().equals(seats.getLast().side())) {
      throw new Refusal(Text.of("problem.pairing.seats"));
    }
    lock.lock();
    try {
      Optional<String> added = nonce.filter(given -> game.hasChance(setup));
      return database.exclusively("pairing", () -> pair(setup, clock, added, guest, address));
    } finally {
      lock.unlock();
    }
  }

  private LiveTable<?, ?> pair(
      Setup setup,
      Optional<TimeControl> clock,
      Optional<String> nonce,
      String guest,
      String address) {
    List<OpenTable> waiting = lists.waiting(setup, clock.map(TimeControl::text));
    List<OpenTable> own =
        waiting.stream().filter(one -> one.quick() && one.creator().equals(guest)).toList();
    for (OpenTable other : waiting) {
      if (!other.creator().equals(guest) && hosts.isPlayable(other)) {
        Optional<LiveTable<?, ?>> joined = join(other, guest, nonce);
        if (joined.isPresent()) {
          own.forEach(mine -> tables.close(mine.id(), guest)); // two games were not asked for
          return joined.get();
        }
      }
    }
    if (!own.isEmpty()) {
      return tables.find(own.getFirst().id());
    }
    store.tidy();
    LiveTable<?, ?> table = tables.open(wanted(setup, guest, clock, nonce), guest, address);
    store.add(table.id(), wish(setup, clock));
    return table;
  }

  /** What is wanted, for whoever reads the store. */
  private static String wish(Setup setup, Optional<TimeControl> clock) {
    String played = setup.game() + " " + setup.rules() + " " + setup.options();
    return clock.map(time -> played + " " + time.text()).orElse(played);
  }

  /** Sits down at the free seat, unless somebody else was quicker. */
  private Optional<LiveTable<?, ?>> join(OpenTable waiting, String guest, Optional<String> nonce) {
    try {
      LiveTable<?, ?> table = tables.find(waiting.id());
      Optional<SeatRow> free =
          table.locked(() -> table.seats().stream().filter(SeatRow::open).findFirst());
      free.ifPresent(seat -> tables.sit(table, seat.number(), guest, nonce));
      return free.map(sat -> table);
    } catch (ProblemException taken) {
      if (PASSED_OVER.contains(taken.kind())) {
        return Optional.empty();
      }
      throw taken;
    }
  }

  /** Which side the first one plays is left to chance. */
  private NewTable wanted(
      Setup setup, String guest, Optional<TimeControl> clock, Optional<String> nonce) {
    Holder me = new Holder.Guest(guest, false);
    Holder anybody = new Holder.Open();
    boolean first = (secrets.number() & 1) == 0;
    return new NewTable(
        setup,
        first ? List.of(me, anybody) : List.of(anybody, me),
        true,
        Optional.empty(),
        clock,
        Optional.empty(),
        nonce);
  }
}
