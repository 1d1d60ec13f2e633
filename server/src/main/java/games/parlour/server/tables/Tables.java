package games.parlour.server.tables;

import games.parlour.core.Game;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import games.parlour.players.search.Budget;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.LostRaceException;
import games.parlour.server.store.OpenTable;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableStore;
import games.parlour.server.store.TableSummary;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** All tables. A change is stored before anybody is told of it. Safe for many threads. */
public final class Tables implements AutoCloseable {
  /** A table whose host has left is still shown for so long. */
  private static final Duration SHOWN = Duration.ofMinutes(10);

  /** Nobody plays that long; it bounds what one table can fill. */
  private static final int LONGEST = 10_000;

  /** Long enough for good advice, short enough to wait for. */
  private static final Budget HINT = Budget.time(300);

  /** Where cards are hidden, more time brings little; a bound on work gives the same hint again. */
  private static final Budget HIDDEN_HINT = Budget.nodes(4_000);

  private final TableOpener opener;
  private final TableStore store;
  private final TableLists lists;
  private final Hub hub;
  private final SecretGenerator secrets;
  private final Clock clock;
  private final Computers computers;
  private final HintQueue hints;
  private final Lobby lobby = new Lobby();
  private final TableLimits limits;
  private final TableCache cache;
  private final TableSaver saver;

  /**
   * Makes ready.
   *
   * @param thinkers how many computers think at once
   * @param pace how long a computer takes for a move at least
   * @param memory how many bytes the tables in memory may take
   */
  public Tables(
      Map<String, Game<?, ?>> games,
      TableStore store,
      TableLists lists,
      Hub hub,
      SecretGenerator secrets,
      Clock clock,
      int thinkers,
      Duration pace,
      TableLimits limits,
      long memory) {
    this.opener = new TableOpener(games, store, secrets, clock);
    this.cache = new TableCache(memory);
    this.limits = limits;
    this.saver = new TableSaver(store, cache, clock);
    this.store = store;
    this.lists = lists;
    this.hub = hub;
    this.secrets = secrets;
    this.clock = clock;
    this.computers = new Computers(thinkers, pace, new Answers());
    this.hints = new HintQueue((thinkers + 1) / 2);
  }

  /** The table with this id. */
  public LiveTable<?, ?> find(String id) {
    return cache
        .find(id, opener::stored)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.table", "table", id)));
  }

  /** About how many tables are in memory. */
  public long inMemory() {
    return cache.size();
  }

  /** How many tables wait until a computer has time for them. */
  public int waitingForComputers() {
    return computers.waiting();
  }

  /** How many guests wait for a hint. */
  public int waitingForHints() {
    return hints.waiting();
  }

  /** Goes on wherever dice or a computer are due: a server may stop at any moment. */
  public void resume() {
    computers.resume(lists::due);
  }

  /** Looks at a table; once more, if the one in memory was given up meanwhile. */
  public <T> T look(String id, Function<LiveTable<?, ?>, T> look) {
    try {
      return look.apply(find(id));
    } catch (DiscardedTableException givenUp) {
      return look.apply(find(id));
    }
  }

  /** The game with this id. */
  public Game<?, ?> game(String id) {
    return opener.game(id);
  }

  /** Opens a table for a guest who comes from an address. */
  public LiveTable<?, ?> open(NewTable wanted, String creator, String address) {
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

  private static ProblemException full(String why, int most) {
    return new ProblemException(ProblemKind.FULL, Text.of(why, "most", most));
  }

  private LiveTable<?, ?> open(NewTable wanted, String creator, Optional<String> rematchOf) {
    LiveTable<?, ?> table = opener.open(wanted, creator, rematchOf);
    cache.put(table);
    computers.wake(table);
    return table;
  }

  private static void locked(LiveTable<?, ?> table, Runnable work) {
    table.locked(
        () -> {
          work.run();
          return true;
        });
  }

  /** The table and seat that an invitation leads to. */
  public Invited invited(String token) {
    Optional<String> known =
        SecretGenerator.isToken(token) ? store.tableOfToken(token) : Optional.empty();
    LiveTable<?, ?> table =
        find(
            known.orElseThrow(
                () -> new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.invitation"))));
    SeatRow seat =
        table.locked(
            () ->
                table.seats().stream()
                    .filter(free -> free.token().equals(Optional.of(token)))
                    .findFirst()
                    .orElseThrow());
    return new Invited(table, seat);
  }

  /** Where an invitation leads. */
  public record Invited(LiveTable<?, ?> table, SeatRow seat) {}

  /** A guest sits down. Sitting down on one's own seat again changes nothing. */
  public void sit(LiveTable<?, ?> table, int seat, String guest) {
    table.locked(
        () -> {
          SeatRow wanted = table.seats().get(seat);
          if (wanted.isOf(guest)) {
            return false;
          }
          if (!table.seatsOf(Optional.of(guest)).isEmpty()) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.seated"));
          }
          if (!wanted.open()) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.seat.taken"));
          }
          if (table.status() == TableStatus.OVER) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.closed"));
          }
          saver.sit(table, seat, guest);
          return true;
        });
    told(table);
  }

  /** A guest moves, in answer to the entry that they saw last. */
  public <P extends Position<P, M>, M extends Move> void move(
      LiveTable<P, M> table, String guest, int after, String text) {
    table.locked(
        () -> {
          List<Seat> mine = mine(table, guest);
          if (!RepeatedMove.is(table, mine, after, text)) {
            current(table, after);
            playing(table);
            Seat seat = table.session().decider().orElseThrow();
            if (!mine.contains(seat)) {
              Text whose = Text.of("seat." + seat.name());
              throw new ProblemException(
                  ProblemKind.CONFLICT, Text.of("problem.turn", "seat", whose));
            }
            M move = table.session().read(text);
            play(table, seat, move);
          }
          return true;
        });
    told(table);
  }

  private <P extends Position<P, M>, M extends Move> void play(
      LiveTable<P, M> table, Seat seat, M move) {
    saver.change(
        table,
        () -> {
          table.session().move(seat, move);
          return PendingRequests.NONE;
        });
  }

  /**
   * A guest closes a table. One that cannot be read is ended as it lies, whatever its log says;
   * then there is nothing to tell of it.
   */
  public Optional<LiveTable<?, ?>> close(String id, String guest) {
    Optional<LiveTable<?, ?>> table = readable(id, guest);
    table.ifPresent(open -> close(open, guest));
    hub.changed(id);
    return table;
  }

  private Optional<LiveTable<?, ?>> readable(String id, String guest) {
    try {
      return Optional.of(find(id));
    } catch (ProblemException problem) {
      if (problem.kind() == ProblemKind.REFUSED && store.end(id, guest, clock.millis())) {
        return Optional.empty();
      }
      throw problem;
    }
  }

  /** A guest does something else at the table. */
  public void act(
      LiveTable<?, ?> table, String guest, int after, TableAct act, Optional<String> seat) {
    Optional<NewTable> rematch =
        table.locked(
            () -> {
              List<Seat> mine = mine(table, guest);
              if (act != TableAct.RESIGN && act != TableAct.REMATCH) {
                current(table, after);
              }
              return actNow(table, mine, act, seat);
            });
    rematch.ifPresent(wanted -> again(table, wanted, guest));
    told(table);
  }

  private void close(LiveTable<?, ?> table, String guest) {
    locked(
        table,
        () -> {
          if (!ActRules.mayClose(table, Optional.of(guest))) {
            String word = TableAct.CLOSE.word();
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.act", "act", word));
          }
          saver.change(
              table,
              () -> {
                table.close();
                return PendingRequests.NONE;
              });
        });
  }

  private <P extends Position<P, M>, M extends Move> Optional<NewTable> actNow(
      LiveTable<P, M> table, List<Seat> mine, TableAct act, Optional<String> wanted) {
    ActHandler<P, M> acting = new ActHandler<>(table, secrets);
    Seat seat = acting.seat(mine, act, wanted);
    saver.change(table, () -> acting.act(seat, act));
    return acting.rematch();
  }

  private void again(LiveTable<?, ?> table, NewTable wanted, String guest) {
    try {
      LiveTable<?, ?> next = open(wanted, guest, Optional.of(table.id()));
      locked(table, () -> table.followedBy(next.id()));
    } catch (LostRaceException quicker) {
      locked(table, () -> cache.discard(table));
    }
  }

  /** The guest's seats; refuses one who has none. */
  private static List<Seat> mine(LiveTable<?, ?> table, String guest) {
    List<Seat> mine = table.seatsOf(Optional.of(guest));
    if (mine.isEmpty()) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.watching"));
    }
    return mine;
  }

  private static void current(LiveTable<?, ?> table, int after) {
    if (after != table.session().size()) {
      throw new ProblemException(
          ProblemKind.CONFLICT,
          Text.of("problem.stale", "after", after, "last", table.session().size()));
    }
    if (after >= LONGEST) {
      throw new ProblemException(ProblemKind.FULL, Text.of("problem.long", "most", LONGEST));
    }
  }

  private static void playing(LiveTable<?, ?> table) {
    if (table.status() == TableStatus.OPEN) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.waiting"));
    }
    if (table.status() == TableStatus.OVER) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("refused.over"));
    }
  }

  /** What the engine would play for a guest whose turn it is, in answer to the last entry. */
  public <P extends Position<P, M>, M extends Move> Advice<M> hint(
      LiveTable<P, M> table, String guest, int after) {
    Knowledge<P, M> knowledge =
        table.locked(
            () -> {
              mine(table, guest);
              current(table, after);
              playing(table);
              if (!ActRules.mayAskHint(table, Optional.of(guest))) {
                throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.hint"));
              }
              Seat seat = table.session().decider().orElseThrow();
              return table.knowledge(seat);
            });
    // The same question gets the same answer.
    long seed = SecretGenerator.number(table.row().seed() + " hint " + after);
    return hints.ask(
        guest,
        () ->
            Advice.best(
                table.game(),
                table.row().setup(),
                knowledge,
                seed,
                table.hasSecrets() ? HIDDEN_HINT : HINT));
  }

  /** Tells everybody at a table to look again, although its log is the same. */
  public void changed(String id) {
    hub.changed(id);
  }

  private void told(LiveTable<?, ?> table) {
    hub.changed(table.id());
    computers.wake(table);
  }

  /** Tables where anybody may sit down, and whose host is there or was just now. */
  public List<TableSummary> openTables() {
    long since = clock.millis() - SHOWN.toMillis();
    List<OpenTable> now =
        lists.openTables().stream()
            .filter(table -> table.changed() > since || hub.here(table.id(), table.creator()))
            .toList();
    List<String> chosen = lobby.fair(now).stream().map(OpenTable::id).toList();
    List<String> shown = chosen.subList(0, Math.min(chosen.size(), 2 * TableLists.LISTED));
    Map<String, Integer> order = new HashMap<>();
    shown.forEach(id -> order.put(id, order.size()));
    return lists.tables(shown).stream()
        .filter(line -> line.table().status() == TableStatus.OPEN)
        .filter(line -> opener.plays(line.table().setup()))
        .sorted(Comparator.comparingInt(line -> order.getOrDefault(line.table().id(), 0)))
        .limit(TableLists.LISTED)
        .sorted(Comparator.comparingLong(line -> -line.table().changed()))
        .toList();
  }

  /** The tables of a guest. */
  public List<TableSummary> tablesOf(String guest) {
    return lists.tablesOf(guest);
  }

  @Override
  public void close() {
    hints.close();
    computers.close();
  }

  /** How a computer's move gets to its table. */
  private final class Answers implements Computers.TableAccess {
    @Override
    public LiveTable<?, ?> ready(String id) {
      LiveTable<?, ?> table = find(id);
      boolean due = table.locked(table::chanceIsDue);
      if (due) {
        locked(table, () -> saver.change(table, () -> PendingRequests.NONE));
        hub.changed(id);
      }
      return table;
    }

    @Override
    public <P extends Position<P, M>, M extends Move> void answer(
        LiveTable<P, M> table, int after, Seat seat, Advice<M> chosen) {
      table.locked(
          () -> {
            if (table.session().size() == after && table.status() == TableStatus.PLAYING) {
              play(table, seat, chosen.move());
              chosen.thought().ifPresent(thought -> table.thought(after + 1, thought));
            }
            return true;
          });
      hub.changed(table.id());
    }
  }
}
