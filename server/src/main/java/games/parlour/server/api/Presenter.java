package games.parlour.server.api;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.record.GameRecord;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import games.parlour.players.Players;
import games.parlour.server.api.clock.ClockPresenter;
import games.parlour.server.api.record.TableTags;
import games.parlour.server.api.summary.EndingText;
import games.parlour.server.clock.TableClock;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.guest.Guests;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.StoredTable.ClockRow;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableSummary;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.LiveTable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells games and tables, to whom they are told and in their language. Thread-safe. */
public final class Presenter {
  private static final Logger LOG = LoggerFactory.getLogger(Presenter.class);

  private final List<Game<?, ?>> games;
  private final Catalogues words;
  private final Guests guests;
  private final Hub hub;
  private final DelayedLines delayed;
  private final boolean nonces;

  /**
   * Makes ready.
   *
   * @param delayed what lists tell of games that are watched with a delay
   * @param nonces whether players are asked to add something to the seeds
   */
  public Presenter(
      List<Game<?, ?>> games,
      Catalogues words,
      Guests guests,
      Hub hub,
      DelayedLines delayed,
      boolean nonces) {
    this.delayed = delayed;
    this.nonces = nonces;
    this.games = List.copyOf(games);
    this.words = words;
    this.guests = guests;
    this.hub = hub;
  }

  /** What there is to play. */
  public GameDocuments.Catalogue games(Language language) {
    List<GameDocuments.PlayerInfo> players =
        Players.words().stream().map(word -> player(word, words.of(language))).toList();
    return new GameDocuments.Catalogue(
        games.stream().map(game -> telling(game, language).info()).toList(),
        players,
        Players.FOR_NEWCOMERS,
        nonces);
  }

  private static GameDocuments.PlayerInfo player(String word, Catalogue said) {
    return new GameDocuments.PlayerInfo(
        word, said.tell(Players.name(word)), said.tell("strength." + word.replace(':', '.')));
  }

  /** One game with its rule book. */
  public GameDocuments.GamePage game(Game<?, ?> game, Language language) {
    return telling(game, language).page();
  }

  /** What can be learned of a game. */
  public GameDocuments.LessonList lessons(Game<?, ?> game, Language language) {
    return telling(game, language).lessons();
  }

  private GamePresenter telling(Game<?, ?> game, Language language) {
    return new GamePresenter(game, words.of(game, language));
  }

  /** A whole table. */
  public TableDocuments.Table table(
      LiveTable<?, ?> table, Optional<String> guest, Language language) {
    return table.locked(() -> telling(table, guest, language).table());
  }

  /** A whole table as a guest sees it, or once the game is over as any seat of it saw it. */
  public TableDocuments.Table table(
      LiveTable<?, ?> table, Optional<String> seat, Optional<String> guest, Language language) {
    return table.locked(
        () -> {
          TablePresenter<?, ?> own = telling(table, guest, language);
          return (seat.isPresent() ? own.from(seat(table, seat.get())) : own).table();
        });
  }

  /** As long as a game is played, nobody sees it from the seats of others. */
  private static Seat seat(LiveTable<?, ?> table, String name) {
    List<Seat> seats = table.session().seats();
    Seat wanted =
        seats.stream()
            .filter(seat -> seat.name().equals(name))
            .findFirst()
            .orElseThrow(
                () -> {
                  List<String> names = seats.stream().map(Seat::name).toList();
                  Text known = Text.of("refused.seat", "seat", name, "seats", names);
                  return new ProblemException(ProblemKind.UNKNOWN, known);
                });
    if (table.status() != TableStatus.OVER) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.seat.view"));
    }
    return wanted;
  }

  /** Who sits at a table, told to everybody; by whoever holds its lock. */
  public List<TableDocuments.SeatHolder> seats(LiveTable<?, ?> table, Language language) {
    Catalogue said = words.of(table.game(), language);
    return new SeatPresenter(said, guests, hub)
        .tell(table.id(), table.session().seats(), table.seats(), Optional.empty());
  }

  /** What the engine would play after an entry, for a guest. */
  public <P extends Position<P, M>, M extends Move> TableDocuments.Hint hint(
      LiveTable<P, M> table,
      int after,
      Advice<M> advice,
      Optional<String> guest,
      Language language) {
    return table.locked(() -> telling(table, guest, language).hint(after, advice));
  }

  private <P extends Position<P, M>, M extends Move> TablePresenter<P, M> telling(
      LiveTable<P, M> table, Optional<String> guest, Language language) {
    Catalogue said = words.of(table.game(), language);
    return new TablePresenter<>(
        table, said, new SeatPresenter(said, guests, hub), guest, SharedDocuments.Sharing.NOTHING);
  }

  /** Tables in a list; those of games that are not there, or not as stored, are left out. */
  public TableDocuments.TableList lines(
      List<TableSummary> lines, Optional<String> guest, Language language) {
    long now = hub.now();
    return new TableDocuments.TableList(
        now,
        delayed.told(lines, line -> isWatched(line, guest), now).stream()
            .flatMap(line -> line(line, guest, language).stream())
            .toList());
  }

  /** Whether somebody could only watch a game here, and that with secrets. */
  private boolean isWatched(TableSummary line, Optional<String> guest) {
    return line.table().status() != TableStatus.OVER
        && !seated(line, guest)
        && games.stream()
            .filter(game -> game.id().equals(line.table().setup().game()))
            .anyMatch(game -> setup(game, line).map(game::hasSecrets).orElse(false));
  }

  /** A stored table that cannot be told hides itself and no other. */
  private Optional<TableDocuments.TableLine> line(
      TableSummary line, Optional<String> guest, Language language) {
    try {
      return soundLine(line, guest, language);
    } catch (RuntimeException damaged) {
      LOG.warn("table {} is left out of a list", line.table().id(), damaged);
      return Optional.empty();
    }
  }

  private Optional<TableDocuments.TableLine> soundLine(
      TableSummary line, Optional<String> guest, Language language) {
    String played = line.table().setup().game();
    return games.stream()
        .filter(game -> game.id().equals(played))
        .findFirst()
        .flatMap(
            game ->
                setup(game, line)
                    .map(setup -> line(line, game, setup, words.of(game, language), guest)));
  }

  /** What is played at a table, if this game still knows everything that was chosen there. */
  private static Optional<Setup> setup(Game<?, ?> game, TableSummary line) {
    Setup stored = line.table().setup();
    try {
      Setup known = game.setup(Occasion.STUDY, stored.options(), stored.position());
      return Optional.of(known.underRules(stored.rules()));
    } catch (Refusal unknown) {
      return Optional.empty();
    }
  }

  private TableDocuments.TableLine line(
      TableSummary line, Game<?, ?> game, Setup setup, Catalogue said, Optional<String> guest) {
    String id = line.table().id();
    Optional<String> turn = line.table().turn();
    boolean yours =
        line.seats().stream()
            .anyMatch(
                seat ->
                    guest.map(seat::isOf).orElse(false) && turn.equals(Optional.of(seat.name())));
    String outcome = line.table().status() == TableStatus.OVER ? outcome(line, said) : null;
    return new TableDocuments.TableLine(
        id,
        setup.game(),
        said.tell("game.name"),
        unusual(game, setup, said),
        line.table().status().word(),
        new SeatPresenter(said, guests, hub).tell(id, game.seats(setup), line.seats(), guest),
        yours,
        line.entries(),
        seated(line, guest) ? Math.max(0, line.entries() - line.seen()) : 0,
        line.table().changed(),
        outcome,
        result(line, game, setup, guest),
        line.ending().map(ending -> EndingText.told(ending, said)).orElse(null),
        ClockPresenter.control(line.clock().flatMap(clock -> TimeControl.of(clock.control()))),
        deadline(line));
  }

  private static @Nullable Long deadline(TableSummary line) {
    OptionalLong deadline = line.clock().map(ClockRow::deadline).orElse(OptionalLong.empty());
    return deadline.isPresent() ? Long.valueOf(deadline.getAsLong()) : null;
  }

  private static boolean seated(TableSummary line, Optional<String> guest) {
    return line.seats().stream().anyMatch(seat -> guest.map(seat::isOf).orElse(false));
  }

  /** How it ended for somebody who sat on one side only: won, lost or drawn. */
  private static @Nullable String result(
      TableSummary line, Game<?, ?> game, Setup setup, Optional<String> guest) {
    List<Seat> seats = game.seats(setup);
    List<String> mine =
        line.seats().stream()
            .filter(seat -> guest.map(seat::isOf).orElse(false))
            .map(seat -> seats.get(seat.number()).side().name())
            .distinct()
            .toList();
    if (mine.size() != 1 || line.table().winner().isEmpty()) {
      return null;
    }
    String winner = line.table().winner().get();
    return winner.isEmpty() ? "drawn" : winner.equals(mine.getFirst()) ? "won" : "lost";
  }

  /** How a table ended; one without a result was called off, or closed before it began. */
  private static String outcome(TableSummary line, Catalogue said) {
    return line.table()
        .winner()
        .map(
            side ->
                side.isEmpty()
                    ? said.tell("line.drawn")
                    : said.tell(Text.of("line.won", "side", Text.of("side." + side))))
        .orElseGet(() -> said.tell(line.entries() == 0 ? "line.closed" : "line.called-off"));
  }

  /** Where an invitation leads. */
  public TableDocuments.Invitation invitation(
      LiveTable<?, ?> table, SeatRow seat, Optional<String> guest, Language language) {
    Catalogue said = words.of(table.game(), language);
    String host = guests.name(table.locked(() -> table.row().creator()), said);
    return new TableDocuments.Invitation(
        table.id(),
        table.game().id(),
        said.tell("game.name"),
        seat.name(),
        said.tell("seat." + seat.name()),
        seat.open() && table.locked(table::status) == TableStatus.OPEN,
        !table.locked(() -> table.seatsOf(guest)).isEmpty(),
        host,
        unusual(table.game(), table.setup(), said),
        ClockPresenter.control(table.locked(table::clock).map(TableClock::control)),
        table.locked(
            () -> nonces && table.takesNonces() ? SecretGenerator.hash(table.row().seed()) : null));
  }

  /** What is not as usual in a set-up. */
  public List<TableDocuments.Chosen> unusual(Setup setup, Language language) {
    return games.stream()
        .filter(game -> game.id().equals(setup.game()))
        .flatMap(game -> unusual(game, setup, words.of(game, language)).stream())
        .toList();
  }

  private static List<TableDocuments.Chosen> unusual(Game<?, ?> game, Setup setup, Catalogue said) {
    return game.options().stream()
        .filter(option -> !setup.option(option.key()).equals(option.byDefault(Occasion.TABLE)))
        .map(option -> TablePresenter.chosen(said, option.key(), setup))
        .toList();
  }

  /** The record of a table. One that may hold secrets is told when the game is over. */
  public GameRecord record(LiveTable<?, ?> table) {
    return table.locked(
        () -> {
          boolean over = table.status() == TableStatus.OVER;
          if (!over && table.hasSecrets()) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.record"));
          }
          GameRecord record = table.session().record();
          return table.isImported()
              ? record
              : new GameRecord(record.setup(), TableTags.of(table), record.log());
        });
  }
}
