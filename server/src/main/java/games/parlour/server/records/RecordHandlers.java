package games.parlour.server.records;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.record.RecordText;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.records.ImportedRecordStore.ImportedRecord;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** Where records are brought in and removed, and positions of games are taken out. */
public final class RecordHandlers implements ApiPart {
  /** A whole game of the longest kind in JSON, with room to spare. */
  private static final int LARGEST = 512 * 1024;

  private final RecordImporter importer;
  private final ImportedRecordStore store;
  private final Tables tables;

  public RecordHandlers(RecordImporter importer, ImportedRecordStore store, Tables tables) {
    this.importer = importer;
    this.store = store;
    this.tables = tables;
  }

  @Override
  public void register(Api api) {
    api.get("/api/records", context -> list(context, api));
    api.post("/api/records", context -> bring(context, api));
    api.delete("/api/records/{id}", context -> remove(context, api));
    api.get("/api/tables/{id}/positions/{entry}", context -> position(context, api));
  }

  private void list(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    List<RecordDocuments.Imported> records =
        api.visitors().id(context).map(store::of).orElse(List.of()).stream()
            .flatMap(imported -> told(imported, api, language).stream())
            .toList();
    api.json().tell(context, new RecordDocuments.ImportedList(records, RecordImporter.MOST));
  }

  /** A record of a game that is no longer here has nothing to be called by. */
  private Optional<RecordDocuments.Imported> told(
      ImportedRecord imported, Api api, Language language) {
    try {
      return Optional.of(told(imported, tables.game(imported.game()), api, language));
    } catch (ProblemException unknown) {
      return Optional.empty();
    }
  }

  private static RecordDocuments.Imported told(
      ImportedRecord imported, Game<?, ?> game, Api api, Language language) {
    String name = api.words().of(game, language).tell("game.name");
    return new RecordDocuments.Imported(imported.id(), game.id(), name, imported.at());
  }

  private void bring(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    api.visitors().opens(context);
    String form = "{\"record\": \"parlour-record 1 …\"}";
    RequestBody body = RequestBody.large(context, api.json(), LARGEST, form, "record");
    RecordText.Parsed parsed = RecordImporter.parsed(body.text("record"));
    Game<?, ?> game = importer.game(parsed);
    RequestLanguage.about(context, api.words().of(game, language));
    String guest = api.visitors().welcome(context).id();
    ImportedRecord imported = importer.add(game, parsed, guest);
    context.status(201).header("Location", "/api/tables/" + imported.id());
    api.json().tell(context, told(imported, game, api, language));
  }

  private void remove(Context context, Api api) {
    RequestLanguage.language(context);
    String id = context.pathParam("id");
    if (!store.remove(id, api.visitors().known(context))) {
      throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.imports.none"));
    }
    tables.finder().reload(id);
    context.status(204);
  }

  private void position(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    LiveTable<?, ?> table = tables.find(context.pathParam("id"));
    RequestLanguage.about(context, api.words().of(table.game(), language));
    api.json().tell(context, position(table, context.pathParam("entry")));
  }

  private static <P extends Position<P, M>, M extends Move>
      RecordDocuments.WrittenPosition position(LiveTable<P, M> table, String entry) {
    return table.locked(
        () -> {
          if (table.hasSecrets() && table.status() != TableStatus.OVER) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.record"));
          }
          int last = table.session().size();
          int number = entry.matches("[0-9]{1,6}") ? Integer.parseInt(entry) : -1;
          if (number < 0 || number > last) {
            throw new ProblemException(
                ProblemKind.UNKNOWN, Text.of("problem.entry", "entry", entry, "last", last));
          }
          P position = table.session().positionAfter(number);
          return new RecordDocuments.WrittenPosition(
              table.game().id(),
              table.setup().options(),
              number,
              table.game().notation().writePosition(position),
              position.turn() instanceof Turn.Over);
        });
  }
}
