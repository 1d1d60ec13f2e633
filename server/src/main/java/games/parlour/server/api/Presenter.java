package games.parlour.server.api;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.core.show.LessonGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import games.parlour.players.Players;
import games.parlour.server.api.lesson.LessonDocuments;
import games.parlour.server.api.lesson.LessonPresenter;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.TableSummary;
import games.parlour.server.tables.Guests;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.LiveTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells games and tables, to whom they are told and in their language. Thread-safe. */
public final class Presenter {
  private static final Logger LOG = LoggerFactory.getLogger(Presenter.class);

  private final List<Game<?, ?>> games;
  private final Catalogues words;
  private final Guests guests;
  private final Hub hub;

  public Presenter(List<Game<?, ?>> games, Catalogues words, Guests guests, Hub hub) {
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
        Players.FOR_NEWCOMERS);
  }

  private static GameDocuments.PlayerInfo player(String word, Catalogue said) {
    return new GameDocuments.PlayerInfo(
        word, said.tell(Players.name(word)), said.tell("strength." + word.replace(':', '.')));
  }

  /** One game with its rule book. */
  public GameDocuments.GamePage game(Game<?, ?> game, Language language) {
    return telling(game, language).page();
  }

  /** What can be learned of a game at a table. */
  public LessonDocuments.LessonList lessons(Game<?, ?> game, Language language) {
    return new LessonPresenter(words.of(game, language)).list(LessonGame.lessonsOf(game));
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
    return new TableDocuments.TableList(
        lines.stream().flatMap(line -> line(line, guest, language).stream()).toList());
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
        line.table().changed(),
        outcome);
  }

  /** How a table ended; one without a winner, drawn or not, was closed before it began. */
  private static String outcome(TableSummary line, Catalogue said) {
    return line.table()
        .winner()
        .map(
            side ->
                side.isEmpty()
                    ? said.tell("line.drawn")
                    : said.tell(Text.of("line.won", "side", Text.of("side." + side))))
        .orElseGet(() -> said.tell("line.closed"));
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
        unusual(table.game(), table.setup(), said));
  }

  private static List<TableDocuments.Chosen> unusual(Game<?, ?> game, Setup setup, Catalogue said) {
    return game.options().stream()
        .filter(option -> !setup.option(option.key()).equals(option.byDefault(Occasion.TABLE)))
        .map(option -> TablePresenter.chosen(said, option.key(), setup))
        .toList();
  }

  /** The record of a table. One that may hold secrets is told when the game is over. */
  public String record(LiveTable<?, ?> table) {
    return table.locked(
        () -> {
          boolean over = table.status() == TableStatus.OVER;
          if (!over && table.hasSecrets()) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.record"));
          }
          Map<String, String> tags = new TreeMap<>();
          for (SeatRow seat : table.seats()) {
            tags.put("player." + seat.name(), player(seat.holder()));
          }
          table.row().lesson().ifPresent(lesson -> tags.put("lesson", lesson));
          if (over) {
            tags.put("seed", table.row().seed());
          }
          GameRecord record = table.session().record();
          return RecordText.write(new GameRecord(record.setup(), tags, record.log()));
        });
  }

  private static String player(Holder holder) {
    return holder instanceof Holder.Computer computer ? computer.player() : "human";
  }
}
