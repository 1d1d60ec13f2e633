package games.parlour.server.records;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.Nonces;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import games.parlour.server.api.record.RecordJson;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.records.ImportedRecordStore.ImportedRecord;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.request.PlainText;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.EntryRow;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.StoredTable;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Brings records in: checks them move by move under the rules, keeps them as text, and makes tables
 * of them that everybody with the link may look at. Thread-safe.
 */
public final class RecordImporter {
  /** How many records somebody may keep here. */
  static final int MOST = 50;

  private static final int MOST_ENTRIES = 10_000;
  private static final int MOST_TAGS = 100;
  private static final int LONGEST_TAG = 300;

  /** A record that people or computers played is checked in a fraction of this. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Tables tables;
  private final ImportedRecordStore store;
  private final SecretGenerator secrets;
  private final Clock clock;
  private final BoundedWork work = new BoundedWork("records");

  public RecordImporter(
      Tables tables, ImportedRecordStore store, SecretGenerator secrets, Clock clock) {
    this.tables = tables;
    this.store = store;
    store.whenGone(tables.finder()::reload);
    this.secrets = secrets;
    this.clock = clock;
  }

  /** The game that a record is of; refuses one that is no record or of no game here. */
  Game<?, ?> game(RecordText.Parsed parsed) {
    try {
      return tables.game(parsed.record().setup().game());
    } catch (ProblemException unknown) {
      throw new Refusal(unknown.detail());
    }
  }

  /** A record in either form; refuses what is none, or too long. */
  static RecordText.Parsed parsed(String text) {
    RecordText.Parsed parsed = RecordJson.readAny(text);
    if (parsed.record().log().size() > MOST_ENTRIES) {
      throw new Refusal(Text.of("problem.long", "most", MOST_ENTRIES));
    }
    return parsed;
  }

  /** Checks a record and keeps it for a guest; its id. */
  ImportedRecord add(Game<?, ?> game, RecordText.Parsed parsed, String guest) {
    String text = work.look(() -> checked(game, parsed));
    ImportedRecord imported =
        new ImportedRecord(secrets.token(), guest, clock.millis(), game.id(), text);
    if (!store.add(imported, MOST)) {
      throw new ProblemException(ProblemKind.FULL, Text.of("problem.imports.many", "most", MOST));
    }
    return imported;
  }

  /** The record as it is kept, once every entry of it was played again. */
  private static <P extends Position<P, M>, M extends Move> String checked(
      Game<P, M> game, RecordText.Parsed parsed) {
    long begun = System.nanoTime();
    GameRecord told = parsed.record();
    RecordText.Parsed tidy =
        new RecordText.Parsed(
            new GameRecord(told.setup(), tidy(told.tags()), told.log()), parsed.lines());
    try {
      Session<P, M> session =
          Session.replay(
              game,
              tidy,
              () -> {
                if (System.nanoTime() - begun > PATIENCE.toNanos()) {
                  throw new ProblemException(ProblemKind.FULL, Text.of("problem.import.slow"));
                }
              });
      return RecordText.write(session.record());
    } catch (Refusal | ProblemException refused) {
      throw refused;
    } catch (RuntimeException | StackOverflowError fault) {
      throw new ProblemException(ProblemKind.REFUSED, Text.of("problem.start"));
    }
  }

  /** What else is told, as others can read it; a nonce stays as it was given or is refused. */
  private static Map<String, String> tidy(Map<String, String> tags) {
    if (tags.size() > MOST_TAGS) {
      throw new Refusal(Text.of("problem.import.tags", "most", MOST_TAGS));
    }
    Map<String, String> tidy = new TreeMap<>();
    tags.forEach(
        (tag, value) -> {
          String line = tag.startsWith(Nonces.TAG) ? Nonces.checked(value) : PlainText.tidy(value);
          tidy.put(tag, line.substring(0, Math.min(line.length(), LONGEST_TAG)));
        });
    return tidy;
  }

  /** The table at which a record that was brought in is looked at. */
  public Optional<StoredTable> table(String id) {
    return store.find(id).map(this::table);
  }

  private StoredTable table(ImportedRecord imported) {
    GameRecord record = RecordText.read(imported.record()).record();
    Game<?, ?> game = tables.game(imported.game());
    Setup setup =
        game.setup(Occasion.STUDY, record.setup().options(), record.setup().position())
            .underRules(record.setup().rules());
    Map<String, String> nonces = Nonces.of(record.tags());
    List<SeatRow> seats = new ArrayList<>();
    for (Seat seat : game.seats(setup)) {
      String player = record.tags().getOrDefault("player." + seat.name(), "");
      seats.add(
          new SeatRow(
              seat.index(),
              seat.name(),
              new Holder.Recorded(player),
              Optional.empty(),
              Optional.ofNullable(nonces.get(seat.name()))));
    }
    List<EntryRow> entries = new ArrayList<>();
    for (Entry entry : record.log()) {
      entries.add(new EntryRow(entry.number(), imported.at(), RecordText.write(entry)));
    }
    return new StoredTable(row(imported, record), seats, entries, Optional.empty(), record.tags());
  }

  private static TableRow row(ImportedRecord imported, GameRecord record) {
    String seed = record.tags().getOrDefault(Nonces.SEED_TAG, "");
    return new TableRow(
        imported.id(),
        record.setup(),
        seed.matches("[0-9a-f]{64}") ? seed : "",
        imported.guest(),
        false,
        Optional.empty(),
        TableStatus.OVER,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        Optional.empty(),
        imported.at(),
        imported.at(),
        0);
  }
}
