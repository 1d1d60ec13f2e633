package games.parlour.server.tables;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Text;
import games.parlour.server.store.EntryRow;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.Status;
import games.parlour.server.store.TableFile;
import games.parlour.server.store.TableLine;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStore;
import games.parlour.server.store.Taken;
import games.parlour.server.tables.Denied.Why;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All tables. A change is stored before anybody is told of it. Safe for many threads. */
public final class Tables implements AutoCloseable {
  /** A table whose host has left is still shown for so long. */
  private static final Duration SHOWN = Duration.ofMinutes(10);

  private static final int UNFINISHED = 100;

  /** Nobody plays that long; it bounds what one table can fill. */
  private static final int LONGEST = 10_000;

  private final Map<String, Game<?, ?>> games;
  private final TableStore store;
  private final TableLists lists;
  private final Hub hub;
  private final Secrets secrets;
  private final Clock clock;
  private final Computers computers;
  private final Shelf shelf = new Shelf();

  public Tables(
      Map<String, Game<?, ?>> games,
      TableStore store,
      TableLists lists,
      Hub hub,
      Secrets secrets,
      Clock clock,
      int thinkers) {
    this.games = Map.copyOf(games);
    this.store = store;
    this.lists = lists;
    this.hub = hub;
    this.secrets = secrets;
    this.clock = clock;
    this.computers = new Computers(thinkers, secrets, new Answers());
  }

  /** The table with this id. */
  public LiveTable<?, ?> find(String id) {
    LiveTable<?, ?> table =
        shelf
            .find(id, this::load)
            .orElseThrow(() -> new Denied(Why.UNKNOWN, Text.of("problem.table", "table", id)));
    if (table.locked(table::chanceIsDue)) {
      begin(table); // the server was stopped between a change and its dice
    }
    computers.wake(table);
    return table;
  }

  /** Looks at a table; once more, if the one in memory was given up meanwhile. */
  public <T> T look(String id, Function<LiveTable<?, ?>, T> look) {
    try {
      return look.apply(find(id));
    } catch (Spoiled givenUp) {
      return look.apply(find(id));
    }
  }

  private @Nullable LiveTable<?, ?> load(String id) {
    Optional<TableFile> file = Secrets.isToken(id) ? store.table(id) : Optional.empty();
    return file.map(stored -> load(game(stored.table().setup().game()), stored)).orElse(null);
  }

  private static <P extends Position<P, M>, M extends Move> LiveTable<P, M> load(
      Game<P, M> game, TableFile file) {
    return new LiveTable<>(game, file);
  }

  /** The game with this id. */
  public Game<?, ?> game(String id) {
    Game<?, ?> game = games.get(id);
    if (game == null) {
      List<String> known = games.keySet().stream().sorted().toList();
      throw new Denied(Why.UNKNOWN, Text.of("problem.game", "game", id, "games", known));
    }
    return game;
  }

  /** Opens a table. */
  public LiveTable<?, ?> open(Wanted wanted, String creator) {
    if (lists.unfinished(creator) >= UNFINISHED) {
      throw new Denied(Why.TOO_MANY, Text.of("problem.tables.many", "most", UNFINISHED));
    }
    return open(wanted, creator, Optional.empty());
  }

  private LiveTable<?, ?> open(Wanted wanted, String creator, Optional<String> rematchOf) {
    Game<?, ?> game = game(wanted.setup().game());
    List<Seat> names = game.seats(wanted.setup());
    List<SeatRow> seats = new ArrayList<>();
    for (Seat seat : names) {
      Holder holder = wanted.holders().get(seat.index());
      Optional<String> token =
          holder instanceof Holder.Open ? Optional.of(secrets.token()) : Optional.empty();
      seats.add(new SeatRow(seat.index(), seat.name(), holder, token));
    }
    long now = clock.millis();
    TableRow row =
        new TableRow(
            secrets.token(),
            wanted.setup(),
            secrets.seed(),
            creator,
            wanted.listed(),
            Status.OPEN,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            now,
            now);
    store.add(row, seats, rematchOf);
    LiveTable<?, ?> table = load(game, new TableFile(row, seats, List.of()));
    shelf.put(table);
    begin(table);
    computers.wake(table);
    return table;
  }

  /** A table whose seats are all taken begins; chance may speak first. */
  private void begin(LiveTable<?, ?> table) {
    table.locked(
        () -> {
          guarded(
              table,
              () -> {
                table.deal();
                keep(table, Optional.empty(), List.of());
              });
          return true;
        });
  }

  /** The table and seat that an invitation leads to. */
  public Invited invited(String token) {
    Optional<String> known = Secrets.isToken(token) ? store.tableOfToken(token) : Optional.empty();
    LiveTable<?, ?> table =
        find(known.orElseThrow(() -> new Denied(Why.UNKNOWN, Text.of("problem.invitation"))));
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
            throw new Denied(Why.CONFLICT, Text.of("problem.seated"));
          }
          if (!wanted.open()) {
            throw new Denied(Why.CONFLICT, Text.of("problem.seat.taken"));
          }
          if (table.status() == Status.OVER) {
            throw new Denied(Why.CONFLICT, Text.of("problem.closed"));
          }
          guarded(
              table,
              () -> {
                table.sat(seat, guest);
                table.deal();
                long now = clock.millis();
                List<EntryRow> fresh = table.fresh(now);
                TableRow standing = table.standing(Optional.empty(), List.of(), now);
                store.sit(standing, fresh, seat, guest);
                table.stored(standing, fresh);
              });
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
          if (!Repeats.is(table, mine, after, text)) {
            current(table, after);
            playing(table);
            Seat seat = table.session().decider().orElseThrow();
            if (!mine.contains(seat)) {
              Text whose = Text.of("seat." + seat.name());
              throw new Denied(Why.CONFLICT, Text.of("problem.turn", "seat", whose));
            }
            M move = table.game().notation().read(table.session().position(), text);
            guarded(
                table,
                () -> {
                  table.session().move(seat, move);
                  table.deal();
                  keep(table, Optional.empty(), List.of());
                });
          }
          return true;
        });
    told(table);
  }

  /** A guest does something else at the table. */
  public void act(
      LiveTable<?, ?> table, String guest, int after, TableAct act, Optional<String> seat) {
    if (act == TableAct.CLOSE) {
      close(table, guest);
      return;
    }
    Optional<Wanted> rematch =
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
    table.locked(
        () -> {
          if (!Etiquette.mayClose(table, Optional.of(guest))) {
            String word = TableAct.CLOSE.word();
            throw new Denied(Why.CONFLICT, Text.of("problem.act", "act", word));
          }
          guarded(
              table,
              () -> {
                table.close();
                keep(table, Optional.empty(), List.of());
              });
          return true;
        });
    told(table);
  }

  private <P extends Position<P, M>, M extends Move> Optional<Wanted> actNow(
      LiveTable<P, M> table, List<Seat> mine, TableAct act, Optional<String> wanted) {
    Acting<P, M> acting = new Acting<>(table, secrets);
    Seat seat = acting.seat(mine, act, wanted);
    guarded(
        table,
        () -> {
          Acting.Wishes wishes = acting.act(seat, act);
          table.deal();
          keep(table, wishes.takeback(), wishes.rematch());
        });
    return acting.rematch();
  }

  private void again(LiveTable<?, ?> table, Wanted wanted, String guest) {
    try {
      LiveTable<?, ?> next = open(wanted, guest, Optional.of(table.id()));
      table.locked(
          () -> {
            table.followedBy(next.id());
            return true;
          });
    } catch (Taken quicker) {
      table.locked(
          () -> {
            shelf.spoil(table);
            return true;
          });
    }
  }

  /** The guest's seats; refuses one who has none. */
  private static List<Seat> mine(LiveTable<?, ?> table, String guest) {
    List<Seat> mine = table.seatsOf(Optional.of(guest));
    if (mine.isEmpty()) {
      throw new Denied(Why.NOT_YOURS, Text.of("problem.watching"));
    }
    return mine;
  }

  private static void current(LiveTable<?, ?> table, int after) {
    if (after != table.session().size()) {
      throw new Denied(
          Why.CONFLICT, Text.of("problem.stale", "after", after, "last", table.session().size()));
    }
    if (after >= LONGEST) {
      throw new Denied(Why.TOO_MANY, Text.of("problem.long", "most", LONGEST));
    }
  }

  private static void playing(LiveTable<?, ?> table) {
    if (table.status() == Status.OPEN) {
      throw new Denied(Why.CONFLICT, Text.of("problem.waiting"));
    }
    if (table.status() == Status.OVER) {
      throw new Denied(Why.CONFLICT, Text.of("refused.over"));
    }
  }

  /** Stores what happened at a table. Whoever calls holds the lock. */
  private void keep(LiveTable<?, ?> table, Optional<String> takeback, List<String> rematch) {
    long now = clock.millis();
    List<EntryRow> fresh = table.fresh(now);
    TableRow standing = table.standing(takeback, rematch, now);
    store.append(standing, fresh);
    table.stored(standing, fresh);
  }

  /**
   * Makes a change. If it could not be stored, the table in memory is ahead of the truth and is
   * given up, before anybody who waits for its lock can see it; who asks next gets it from the
   * store.
   */
  private void guarded(LiveTable<?, ?> table, Runnable change) {
    try {
      change.run();
    } catch (Taken quicker) {
      shelf.spoil(table);
      throw new Denied(Why.CONFLICT, Text.of("problem.quicker"));
    } catch (RuntimeException | Error failed) {
      shelf.spoil(table);
      throw failed;
    }
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
  public List<TableLine> openTables() {
    long since = clock.millis() - SHOWN.toMillis();
    return lists.openTables().stream()
        .filter(
            line ->
                line.table().changed() > since
                    || hub.here(line.table().id(), line.table().creator()))
        .limit(TableLists.LISTED)
        .toList();
  }

  /** The tables of a guest. */
  public List<TableLine> tablesOf(String guest) {
    return lists.tablesOf(guest);
  }

  @Override
  public void close() {
    computers.close();
  }

  /** How a computer's move gets to its table. */
  private final class Answers implements Computers.Table {
    @Override
    public <P extends Position<P, M>, M extends Move> void answer(
        LiveTable<P, M> table, int after, Seat seat, M move) {
      table.locked(
          () -> {
            if (table.session().size() == after && table.status() == Status.PLAYING) {
              guarded(
                  table,
                  () -> {
                    table.session().move(seat, move);
                    table.deal();
                    keep(table, Optional.empty(), List.of());
                  });
            }
            return true;
          });
      hub.changed(table.id());
    }
  }
}
