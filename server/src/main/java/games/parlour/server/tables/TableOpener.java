package games.parlour.server.tables;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Session;
import games.parlour.core.show.Lesson;
import games.parlour.core.text.Text;
import games.parlour.server.clock.Attendance;
import games.parlour.server.clock.ClockText;
import games.parlour.server.clock.TableClock;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.problem.UnknownRulesException;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.EntryRow;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.StoreException;
import games.parlour.server.store.StoredTable;
import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.TableReader;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableStore;
import games.parlour.server.tables.opening.NewTable;
import games.parlour.server.tables.thought.ThoughtMemory;
import java.security.GeneralSecurityException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens new tables and stored ones. */
final class TableOpener {
  private static final Logger LOG = LoggerFactory.getLogger(TableOpener.class);

  /** No game deals that much before somebody decides. */
  private static final int MOST_DEALT = 1_000;

  private final Map<String, Game<?, ?>> games;
  private final TableStore store;
  private final TableReader reader;
  private final SecretGenerator secrets;
  private final Clock clock;
  private final Attendance attendance;
  private final ThoughtMemory thoughts;
  private volatile Function<String, Optional<StoredTable>> elsewhere = id -> Optional.empty();
  private volatile BooleanSupplier othersMayKnow = () -> false;

  /** Damaged tables that the log has told of; once is enough, however often they are asked for. */
  private final Cache<String, Boolean> reported = Caffeine.newBuilder().maximumSize(1_000).build();

  TableOpener(
      Map<String, Game<?, ?>> games,
      TableStore store,
      TableReader reader,
      SecretGenerator secrets,
      Clock clock,
      Attendance attendance,
      ThoughtMemory thoughts) {
    this.thoughts = thoughts;
    this.games = Map.copyOf(games);
    this.store = store;
    this.reader = reader;
    this.secrets = secrets;
    this.clock = clock;
    this.attendance = attendance;
  }

  /** From now on tables that the store does not know may come from here. */
  void setElsewhere(Function<String, Optional<StoredTable>> source) {
    elsewhere = source;
  }

  /** From now on servers may run that know rules which this one does not. */
  void setOthersMayKnow(BooleanSupplier whether) {
    othersMayKnow = whether;
  }

  /** The game with this id. */
  Game<?, ?> game(String id) {
    Game<?, ?> game = games.get(id);
    if (game == null) {
      List<String> known = games.keySet().stream().sorted().toList();
      throw new ProblemException(
          ProblemKind.UNKNOWN, Text.of("problem.game", "game", id, "games", known));
    }
    return game;
  }

  /**
   * A stored table, if there is one with this id. What is wrong with a damaged one goes to the log
   * alone: its entries may hold secrets.
   */
  @Nullable LiveTable<?, ?> stored(String id) {
    if (!SecretGenerator.isToken(id)) {
      return null;
    }
    try {
      return reader.table(id).or(() -> elsewhere.apply(id)).map(this::live).orElse(null);
    } catch (ProblemException | StoreException told) {
      throw told;
    } catch (RuntimeException | StackOverflowError damaged) {
      throw unreadable(id, damaged);
    }
  }

  /** What is wrong goes to the log without the entry itself: it may be somebody's secret. */
  private ProblemException unreadable(String id, Throwable damaged) {
    if (reported.asMap().putIfAbsent(id, true) == null) {
      LOG.error("table {} cannot be read: {}", id, cause(damaged));
    }
    return new ProblemException(ProblemKind.REFUSED, Text.of("problem.unreadable"));
  }

  private static String cause(Throwable damaged) {
    if (damaged instanceof Refusal refusal
        && refusal.reason().args().get("line") instanceof Integer entry
        && refusal.reason().args().get("why") instanceof Text why) {
      return "entry " + entry + ", " + why.key();
    }
    if (damaged instanceof Refusal refusal) {
      return refusal.reason().key();
    }
    return damaged.getCause() instanceof GeneralSecurityException
        ? "its seed or a link does not fit the server's key"
        : damaged.getClass().getSimpleName();
  }

  /**
   * Stores a new table, with what chance says first if all seats are taken; where it is the rematch
   * of another, that one points to it. A start that cannot be dealt is refused.
   *
   * @param along what else is stored with the table, which it is told
   */
  LiveTable<?, ?> open(
      NewTable wanted, String creator, Optional<String> rematchOf, TableStore.Companion along) {
    List<SeatRow> seats = new ArrayList<>();
    for (Seat seat : game(wanted.setup().game()).seats(wanted.setup())) {
      Holder holder = wanted.holders().get(seat.index());
      Optional<String> token =
          holder instanceof Holder.Open ? Optional.of(secrets.token()) : Optional.empty();
      boolean adds = wanted.nonce().isPresent() && holder instanceof Holder.Guest;
      boolean first = seats.stream().allMatch(before -> before.nonce().isEmpty());
      Optional<String> nonce = adds && first ? wanted.nonce() : Optional.empty();
      seats.add(new SeatRow(seat.index(), seat.name(), holder, token, nonce));
    }
    long now = clock.millis();
    TableRow row =
        new TableRow(
            secrets.token(),
            wanted.setup(),
            wanted
                .lesson()
                .map(lesson -> lesson.dealer().seed())
                .or(wanted::seed)
                .orElseGet(secrets::seed),
            creator,
            wanted.listed(),
            wanted.lesson().map(Lesson::id),
            TableStatus.OPEN,
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            Optional.empty(),
            now,
            now,
            0);
    Optional<ClockRow> stopped =
        wanted.clock().map(control -> ClockText.write(TableClock.of(control, sides(wanted))));
    LiveTable<?, ?> table = live(new StoredTable(row, seats, List.of(), stopped));
    deal(table);
    List<EntryRow> dealt = table.fresh(now);
    TableRow standing = table.standing(PendingRequests.NONE, now);
    StoredTable stored = new StoredTable(standing, seats, dealt, table.tick(now));
    store.add(stored, table.computerToMove().isPresent(), rematchOf, along);
    table.stored(standing, dealt);
    return table;
  }

  private List<String> sides(NewTable wanted) {
    return game(wanted.setup().game()).seats(wanted.setup()).stream()
        .map(seat -> seat.side().name())
        .distinct()
        .toList();
  }

  private static void deal(LiveTable<?, ?> table) {
    try {
      rehearse(table.game(), table.setup(), table.dealer());
      table.deal();
    } catch (Refusal told) {
      throw told;
    } catch (RuntimeException | StackOverflowError fault) {
      LOG.warn("a start of {} cannot be dealt", table.game().id(), fault);
      throw new ProblemException(ProblemKind.REFUSED, Text.of("problem.start"));
    }
  }

  /**
   * Plays a new table in memory up to its first decision, and looks at it from everywhere. What
   * fails then would fail later, at a table that is stored and that people wait at.
   */
  private static <P extends Position<P, M>, M extends Move> void rehearse(
      Game<P, M> game, Setup setup, Dealer dealer) {
    Session<P, M> session = new Session<>(game, setup, Map.of());
    lookAt(session);
    while (session.turn() instanceof Turn.Chance) {
      if (session.size() == MOST_DEALT) {
        throw new IllegalStateException("nobody decides after " + MOST_DEALT + " outcomes");
      }
      session.deal(dealer);
    }
    lookAt(session);
  }

  private static <P extends Position<P, M>, M extends Move> void lookAt(Session<P, M> session) {
    session.position().view(new Viewer.Spectator());
    for (Seat seat : session.seats()) {
      session.position().view(new Viewer.At(seat));
    }
  }

  /** The table that these rows tell of. */
  LiveTable<?, ?> live(StoredTable file) {
    Setup setup = file.table().setup();
    Game<?, ?> game = games.get(setup.game());
    if (game == null) {
      throw unknown(Text.of("problem.table.game", "game", setup.game()));
    }
    if (!game.replays(setup)) {
      throw unknown(
          Text.of(
              "problem.rules",
              "game",
              game.id(),
              "rules",
              setup.rules(),
              "current",
              game.rulesVersion()));
    }
    return live(game, file);
  }

  private UnknownRulesException unknown(Text detail) {
    return new UnknownRulesException(detail, othersMayKnow.getAsBoolean());
  }

  /** Whether the game of a stored table is here and still plays by that table's rules. */
  boolean plays(Setup setup) {
    Game<?, ?> game = games.get(setup.game());
    return game != null && game.replays(setup);
  }

  private <P extends Position<P, M>, M extends Move> LiveTable<P, M> live(
      Game<P, M> game, StoredTable file) {
    LiveTable<P, M> table = new LiveTable<>(game, file, attendance);
    table.recall(thoughts.of(table.id()));
    return table;
  }
}
