package games.parlour.server.tables;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import games.parlour.server.clock.ClockStore;
import games.parlour.server.clock.TimeKeeper;
import games.parlour.server.jobs.JobQueue;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.LostRaceException;
import games.parlour.server.store.StoredTable;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableReader;
import games.parlour.server.store.TableStore;
import games.parlour.server.tables.opening.Lobby;
import games.parlour.server.tables.opening.NewTable;
import games.parlour.server.tables.opening.SeatRule;
import games.parlour.server.tables.opening.TableLimits;
import games.parlour.server.tables.thought.ThoughtMemory;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** All tables. A change is stored before anybody is told of it. Safe for many threads. */
public final class Tables implements AutoCloseable {
  private final TableOpener opener;
  private final TableStore store;
  private final TableReader reader;
  private final TableLists lists;
  private final Hub hub;
  private final SecretGenerator secrets;
  private final TableJobs jobs;
  private final TableHints hints;
  private final Lobby lobby;
  private final TableLimits limits;
  private final TableCache cache;
  private final TableSaver saver;
  private final DelayedTables delayed;
  private final FlagKeeper flags;
  private final TableSeating seating;
  private final TableEndings endings;
  private final TableFinder finder;
  private volatile SeatRule seatRule = SeatRule.NONE;
  private volatile HelpRule helpRule = HelpRule.NONE;
  private volatile BiConsumer<String, String> rematches = (before, next) -> {};

  /**
   * Makes ready.
   *
   * @param thinkers how many computers think at once
   * @param pace how long a computer takes for a move at least
   * @param watchDelay how long those who only watch wait for news of a game with secrets
   * @param lobby remembers where a table was opened from
   * @param memory how many bytes the tables in memory may take
   * @param shared whether other servers may change tables, too
   */
  public Tables(
      Map<String, Game<?, ?>> games,
      TableStore store,
      TableReader reader,
      TableLists lists,
      ClockStore clocks,
      TimeKeeper time,
      Hub hub,
      SecretGenerator secrets,
      Clock clock,
      int thinkers,
      Duration pace,
      Duration watchDelay,
      TableLimits limits,
      Lobby lobby,
      long memory,
      JobQueue jobs,
      boolean shared) {
    ThoughtMemory thoughts = new ThoughtMemory();
    this.opener = new TableOpener(games, store, reader, secrets, clock, hub, thoughts);
    this.cache = new TableCache(memory);
    this.limits = limits;
    this.lobby = lobby;
    this.delayed = new DelayedTables(watchDelay, clock, hub);
    this.flags = new FlagKeeper(clocks, hub, secrets, clock, jobs, time);
    this.finder = new TableFinder(opener, reader, cache, flags, thoughts, delayed, hub, shared);
    this.saver = new TableSaver(store, cache, clock, time, thoughts, flags::watch);
    this.seating = new TableSeating(saver, () -> seatRule);
    this.endings = new TableEndings(finder::find, store, saver, clock);
    this.store = store;
    this.reader = reader;
    this.lists = lists;
    this.hub = hub;
    this.secrets = secrets;
    this.jobs =
        new TableJobs(
            jobs, finder, flags, saver, hub, lists, clocks, clock, thinkers, pace, shared);
    this.hints = new TableHints((thinkers + 1) / 2, () -> helpRule);
  }

  /** Where tables are found. */
  public TableFinder finder() {
    return finder;
  }

  /** The table with this id, in its latest state. */
  public LiveTable<?, ?> find(String id) {
    return finder.find(id);
  }

  /** Looks at a table as somebody may see it. */
  public <T> T look(String id, Optional<String> guest, Function<LiveTable<?, ?>, T> look) {
    return finder.look(id, guest, look);
  }

  /** A table that is only looked at: it is not stored, and nobody finds it. */
  public LiveTable<?, ?> imagined(StoredTable file) {
    return opener.live(file);
  }

  /** About how many tables are in memory. */
  public long inMemory() {
    return cache.size();
  }

  /** How many tables wait until a computer has time for them. */
  public int waitingForComputers() {
    return jobs.waitingForComputers();
  }

  /** How many guests wait for a hint. */
  public int waitingForHints() {
    return hints.waiting();
  }

  /** Goes on wherever dice, a computer or a flag are due: a server may stop at any moment. */
  public void resume() {
    jobs.resume();
  }

  /** Tells those who watch from behind, or wait for somebody absent, that it is time to look. */
  public void tellWatchers() {
    delayed.tellDue(hub::changed);
    hub.tellDue();
  }

  /** Somebody has seen a table up to an entry and leaves it. */
  public void seen(String id, String guest, int entry) {
    if (SecretGenerator.isToken(id)) {
      store.seen(id, guest, entry);
    }
  }

  /** The last entry of a table that somebody who sits there saw when they left it. */
  public Optional<Integer> seenBy(String id, String guest) {
    return reader.seenBy(id, guest);
  }

  /** The game with this id. */
  public Game<?, ?> game(String id) {
    return opener.game(id);
  }

  /** Opens a table for a guest who comes from an address. */
  public LiveTable<?, ?> open(NewTable wanted, String creator, String address) {
    seatRule.checkOpening(creator);
    helpRule.checkOpening(wanted, creator);
    if (lists.unfinished(creator) >= limits.unfinished()) {
      throw full("problem.tables.many", limits.unfinished());
    }
    if (wanted.listed() && lists.listed(creator) >= limits.listed()) {
      throw full("problem.tables.listed", limits.listed());
    }
    LiveTable<?, ?> table = open(wanted, creator, Optional.empty());
    if (wanted.listed()) {
      lobby.opened(table.id(), address);
    }
    return table;
  }

  /**
   * Opens a table that the host of a group asked for, who is bound by the group's limits.
   *
   * @param along stores in the same change what the table is for
   */
  public LiveTable<?, ?> openForGroup(NewTable wanted, String creator, TableStore.Companion along) {
    return open(wanted, creator, Optional.empty(), along);
  }

  private static ProblemException full(String why, int most) {
    return new ProblemException(ProblemKind.FULL, Text.of(why, "most", most));
  }

  private LiveTable<?, ?> open(NewTable wanted, String creator, Optional<String> rematchOf) {
    return open(wanted, creator, rematchOf, TableStore.Companion.NONE);
  }

  private LiveTable<?, ?> open(
      NewTable wanted, String creator, Optional<String> rematchOf, TableStore.Companion along) {
    LiveTable<?, ?> table = opener.open(wanted, creator, rematchOf, along);
    cache.put(table);
    locked(table, () -> flags.watch(table));
    jobs.wake(table);
    return table;
  }

  private static void locked(LiveTable<?, ?> table, Runnable work) {
    table.locked(
        () -> {
          work.run();
          return true;
        });
  }

  /** From now on no computer helps where this rule refuses it. */
  public void setHelpRule(HelpRule rule) {
    helpRule = rule;
  }

  /** From now on nobody sits down whom this rule refuses. */
  public void setSeatRule(SeatRule rule) {
    seatRule = rule;
  }

  /** From now on somebody hears of every rematch: the table before, and the new one. */
  public void listenToRematches(BiConsumer<String, String> listener) {
    rematches = listener;
  }

  /** From now on tables that the store does not know may come from here. */
  public void setElsewhere(Function<String, Optional<StoredTable>> source) {
    opener.setElsewhere(source);
  }

  /** From now on servers may run that know rules which this one does not. */
  public void setOthersMayKnow(BooleanSupplier whether) {
    opener.setOthersMayKnow(whether);
  }

  /** A guest sits down. Sitting down on one's own seat again changes nothing. */
  public void sit(LiveTable<?, ?> table, int seat, String guest) {
    sit(table, seat, guest, Optional.empty());
  }

  /** A guest sits down and adds something to the seed, whose hash they know. */
  public void sit(LiveTable<?, ?> table, int seat, String guest, Optional<String> nonce) {
    seating.sit(table, seat, guest, nonce);
    told(table);
  }

  /** A guest adds something to the seed, or something else, for one of their seats. */
  public void addNonce(LiveTable<?, ?> table, String guest, Optional<String> seat, String nonce) {
    seating.addNonce(table, guest, seat, nonce);
    hub.changed(table.id());
  }

  /** A guest moves, in answer to the entry that they saw last. */
  public <P extends Position<P, M>, M extends Move> void move(
      LiveTable<P, M> table, String guest, int after, String text) {
    table.locked(
        () -> {
          List<Seat> mine = TableChecks.seatsOf(table, guest);
          if (!TableChecks.isRepeated(table, mine, after, text)) {
            inTime(table);
            TableChecks.checkCurrent(table, after);
            TableChecks.checkPlaying(table);
            Seat seat = table.session().decider().orElseThrow();
            if (!mine.contains(seat)) {
              Text whose = Text.of("seat." + seat.name());
              throw new ProblemException(
                  ProblemKind.CONFLICT, Text.of("problem.turn", "seat", whose));
            }
            M move = table.session().read(text);
            saver.play(table, seat, move);
          }
          return true;
        });
    told(table);
  }

  /** What comes too late is refused; the flag falls first. */
  private void inTime(LiveTable<?, ?> table) {
    if (flags.fall(table, saver)) {
      told(table);
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.time"));
    }
  }

  /** A guest closes a table; nothing is told of one that cannot be read. */
  public Optional<LiveTable<?, ?>> close(String id, String guest) {
    Optional<LiveTable<?, ?>> table = endings.close(id, guest);
    hub.changed(id);
    return table;
  }

  /** A guest leaves a table for good: a game under way is lost, and their open table closed. */
  public void leave(String id, String guest) {
    endings.leave(id, guest).ifPresent(this::told);
  }

  /** Whoever hosts the server calls a game off, which nobody wins. */
  public void callOff(String id) {
    endings.callOff(id);
    hub.changed(id);
  }

  /** A guest does something else at the table. */
  public void act(
      LiveTable<?, ?> table,
      String guest,
      int after,
      TableAct act,
      Optional<String> seat,
      Optional<String> player) {
    if (act == TableAct.REMATCH) {
      seatRule.checkOpening(guest);
    }
    Optional<NewTable> rematch =
        table.locked(
            () -> {
              List<Seat> mine = TableChecks.seatsOf(table, guest);
              inTime(table);
              if (act != TableAct.RESIGN && act != TableAct.REMATCH) {
                TableChecks.checkCurrent(table, after);
              }
              return actNow(table, mine, act, seat, player);
            });
    rematch.ifPresent(wanted -> again(table, wanted, guest));
    told(table);
  }

  private <P extends Position<P, M>, M extends Move> Optional<NewTable> actNow(
      LiveTable<P, M> table,
      List<Seat> mine,
      TableAct act,
      Optional<String> wanted,
      Optional<String> player) {
    ActHandler<P, M> acting = new ActHandler<>(table, secrets, player);
    Seat seat = acting.seat(mine, act, wanted);
    saver.changeAndPassOn(
        table,
        () -> acting.act(seat, act),
        // Nobody's time has to run out where a seat is free.
        () -> table.awaitsSubstitute() ? flags.agreedOn(table) : List.of());
    return acting.rematch();
  }

  private void again(LiveTable<?, ?> table, NewTable wanted, String guest) {
    try {
      LiveTable<?, ?> next = open(wanted, guest, Optional.of(table.id()));
      rematches.accept(table.id(), next.id());
      locked(table, () -> table.followedBy(next.id()));
    } catch (LostRaceException quicker) {
      finder.discard(table);
    }
  }

  /** What the engine would play for a guest whose turn it is, in answer to the last entry. */
  public <P extends Position<P, M>, M extends Move> Advice<M> hint(
      LiveTable<P, M> table, String guest, int after) {
    return hints.hint(table, guest, after);
  }

  /** Tells everybody at a table to look again, although its log is the same. */
  public void changed(String id) {
    hub.changed(id);
  }

  /** Tells everybody at the tables of a guest to look again: they are called something else. */
  public void renamed(String guest) {
    lists.idsOf(guest).forEach(hub::changed);
  }

  private void told(LiveTable<?, ?> table) {
    hub.changed(table.id());
    jobs.wake(table);
  }

  /** Whether a set-up can be played here, by the rules that it was made for. */
  public boolean plays(Setup setup) {
    return opener.plays(setup);
  }

  @Override
  public void close() {
    hints.close();
    jobs.close();
  }
}
