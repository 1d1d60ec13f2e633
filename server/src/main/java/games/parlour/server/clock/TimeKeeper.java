package games.parlour.server.clock;

import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sees to it that players lose no time which they could not use: because the machine's clock was
 * set, the server was frozen, or no server could reach the database. It notes every second that all
 * is well; time between two notes that are too far apart is given back. Servers that share a
 * database go by the database's clock. Thread-safe.
 */
public final class TimeKeeper {
  private static final Logger LOG = LoggerFactory.getLogger(TimeKeeper.class);

  /** How often {@link #beat} is to be called. */
  public static final Duration BEAT = Duration.ofSeconds(1);

  /** A busy machine makes its notes late, but not that late. */
  static final long GAP = 4_000;

  /** However many servers share a database, they make no more than two notes a second. */
  private static final long FRESH = BEAT.toMillis() / 2;

  /**
   * A server that is alone stores its note for its next start, and otherwise only to find out
   * whether anything can be stored.
   */
  private static final long STORED = 5_000;

  /** Smaller differences are those of two clocks, or of a busy machine. */
  private static final long JUMP = 1_000;

  private final Clock clock;
  private final Optional<SteadyClock> steady;
  private final ClockStore store;
  private final boolean shared;
  private final LongSupplier machine;
  private final BooleanSupplier clocksRun;
  private final Consumer<String> reload;

  /** Changes of tables go on beside each other, but none while time is put right. */
  private final ReentrantReadWriteLock gate = new ReentrantReadWriteLock();

  /** When the last check began after which all was well. */
  private volatile long noted;

  private long stored;

  /** How far the machine's clock was ahead at the last check. */
  private volatile long noticed;

  /**
   * Makes ready.
   *
   * @param clocksRun whether anybody's time is counted by this server, if it is alone
   * @param reload told of each table whose clock was put right, before anybody changes it again
   */
  public TimeKeeper(
      Clock clock,
      Database database,
      ClockStore store,
      BooleanSupplier clocksRun,
      Consumer<String> reload) {
    this(clock, database.isShared(), store, System::currentTimeMillis, clocksRun, reload);
  }

  TimeKeeper(
      Clock clock,
      boolean shared,
      ClockStore store,
      LongSupplier machine,
      BooleanSupplier clocksRun,
      Consumer<String> reload) {
    this.clock = clock;
    this.steady = clock instanceof SteadyClock own ? Optional.of(own) : Optional.empty();
    this.shared = shared;
    this.store = store;
    this.machine = machine;
    this.clocksRun = clocksRun;
    this.reload = reload;
    this.noted = clock.millis();
    this.noticed = machine.getAsLong() - noted;
  }

  /**
   * The clock that a server goes by: the machine's or the database's, made steady. Any other one,
   * such as that of a test, is used as it is.
   */
  public static Clock serverClock(Clock wanted, Database database) {
    if (!wanted.equals(Clock.systemUTC())) {
      return wanted;
    }
    return new SteadyClock(
        database.isShared() ? new ClockStore(database).databaseTime() : System.currentTimeMillis());
  }

  /** The server starts, and has no table in memory yet: no time is taken while no server ran. */
  public synchronized void start() {
    if (shared && steady.isPresent()) {
      steady.get().follow(store.markShared(false).time());
    } else {
      store.goOn(clock.millis());
    }
    noted = clock.millis();
    noticed = ahead();
  }

  /** Notes that all is well, and puts right what was not. */
  public synchronized void beat() {
    if (steady.isEmpty()) {
      markIfNeeded();
    } else if (shared) {
      beatTogether(steady.get());
    } else {
      beatAlone(steady.get());
    }
  }

  /** Called before a change: what has to be given back is given back first. */
  public void settle() {
    if (steady.isPresent() && (clock.millis() - noted > GAP || mayHaveSlept())) {
      lookSince(clock.millis());
    }
  }

  /**
   * The steady clock stands still while the machine sleeps, and then is behind the database's, by
   * which other servers go on; the machine's clock tells.
   */
  private boolean mayHaveSlept() {
    return shared && Math.abs(ahead() - noticed) > JUMP;
  }

  /** How far the machine's clock is ahead of the steady one. */
  private long ahead() {
    return machine.getAsLong() - clock.millis();
  }

  /**
   * Called before a flag falls. A database that did not answer for a while may have been asked by
   * nobody else since.
   */
  public void settleFlag() {
    if (steady.isPresent() && shared) {
      lookSince(clock.millis());
    } else {
      settle();
    }
  }

  /** Of many who wait here the first one looks for all. */
  private synchronized void lookSince(long asked) {
    if (noted < asked) {
      beat();
    }
  }

  /** Changes a table, while the server's clock neither jumps nor is anything given back. */
  public void withSteadyTime(Runnable change) {
    gate.readLock().lock();
    try {
      change.run();
    } finally {
      gate.readLock().unlock();
    }
  }

  private void beatAlone(SteadyClock own) {
    long begun = System.nanoTime();
    long stood = own.at(begun) - noted;
    long jump = machine.getAsLong() - own.millis();
    if (stood > GAP || Math.abs(jump) > JUMP) {
      begun = exclusively(() -> putRight(own));
      if (Math.abs(jump) > JUMP) {
        LOG.warn("the machine's clock jumped by {} s; nobody loses time by it", jump / 1_000);
      }
    } else {
      own.set(own.millis() + jump);
    }
    markIfNeeded();
    noted = own.at(begun);
  }

  /** A change under way would be counted by the old time and stored after the new one. */
  private <T> T exclusively(Supplier<T> change) {
    gate.writeLock().lock();
    try {
      return change.get();
    } finally {
      gate.writeLock().unlock();
    }
  }

  /** Gives lost time back; returns up to when all is well, by the machine's steady clock. */
  private long putRight(SteadyClock own) {
    long begun = System.nanoTime();
    long stood = own.at(begun) - noted;
    if (stood > GAP) {
      List<String> changed = store.giveBack(noted, own.at(begun));
      noted = own.at(begun); // whatever fails from here on, this is not given back again
      if (reloadAll(changed)) {
        LOG.warn(
            "the server stood still or could store nothing for {} s; nobody loses time by it",
            stood / 1_000);
      }
    }
    long shown = own.millis();
    long jump = machine.getAsLong() - shown;
    if (Math.abs(jump) > JUMP) {
      List<String> changed = store.giveBack(shown, shown + jump);
      own.set(own.millis() + jump);
      noted = own.at(begun);
      boolean _ = reloadAll(changed);
    } else {
      own.set(own.millis() + jump);
    }
    return begun;
  }

  /**
   * The last note of all servers in the database tells how long none of them could make one. The
   * clocks are read before it asks: if the machine sleeps meanwhile, the answer is old, and the
   * next look at the clocks tells.
   */
  private void beatTogether(SteadyClock own) {
    long begun = System.nanoTime();
    long shown = machine.getAsLong();
    ClockStore.ClockStatus status = store.status();
    DatabaseTime seen = status.time();
    boolean isOff = Math.abs(seen.millis() - own.at(seen.answered())) > JUMP;
    boolean isLate = status.stopped() || status.counts() && status.age() > GAP;
    boolean isDue = isLate || status.counts() && (status.age() > FRESH || status.age() < 0);
    DatabaseTime time =
        isOff || isLate ? exclusively(() -> goOn(own, status, isDue)) : goOn(own, status, isDue);
    noted = own.at(time.asked());
    noticed = shown - own.at(begun);
  }

  /** Makes a note if one is due; returns what time it was then. */
  private DatabaseTime goOn(SteadyClock own, ClockStore.ClockStatus status, boolean isDue) {
    DatabaseTime time = status.time();
    if (isDue) {
      ClockStore.MarkResult marked = store.markShared(false);
      if (reloadAll(marked.tables()) && marked.lost() > GAP) {
        LOG.warn(
            "no server could reach the database for {} s; players lose no time",
            marked.lost() / 1_000);
      }
      time = marked.time();
    }
    own.follow(time);
    return time;
  }

  /** Has tables whose clocks were put right read again; whether there are any. */
  private boolean reloadAll(List<String> tables) {
    tables.forEach(reload);
    return !tables.isEmpty();
  }

  private void markIfNeeded() {
    long now = clock.millis();
    boolean isDue = shared || store.isFailing() || Math.abs(now - stored) >= STORED;
    if (clocksRun.getAsBoolean() && isDue) {
      store.mark(now, false);
      stored = now;
    }
  }

  /** The server stops; until one starts again no time is taken. */
  public synchronized void stop() {
    try {
      settle();
      if (shared && steady.isPresent()) {
        store.markShared(true);
      } else {
        store.mark(clock.millis(), true);
      }
    } catch (StoreException failed) {
      LOG.warn(
          "the stop could not be noted, so clocks go on from the last note: {}",
          failed.getMessage());
    }
  }
}
