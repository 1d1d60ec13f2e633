package games.parlour.server.lobby;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.fairness.FairnessHandlers;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.request.TimeControlReader;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.TableSummary;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** Where somebody looks for a table, or asks for any opponent. */
public final class LobbyHandlers implements ApiPart {
  private final Pairing pairing;
  private final TableListing listing;
  private final Tables tables;
  private final Presenter presenter;

  public LobbyHandlers(Pairing pairing, TableListing listing, Tables tables, Presenter presenter) {
    this.pairing = pairing;
    this.listing = listing;
    this.tables = tables;
    this.presenter = presenter;
  }

  @Override
  public void register(Api api) {
    api.get("/api/tables", context -> list(context, api));
    api.post("/api/pairing", context -> pair(context, api));
  }

  private void list(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    Optional<String> guest = api.visitors().id(context);
    String kind = Optional.ofNullable(context.queryParam("kind")).orElse("");
    List<TableSummary> lines =
        switch (kind) {
          case "open" -> listing.open();
          case "mine" -> guest.map(listing::of).orElse(List.of());
          case "finished" -> finished(context, guest);
          case "watch" -> listing.watchable();
          default -> throw new ProblemException(ProblemKind.INVALID, Text.of("problem.kind"));
        };
    TableDocuments.TableList told = presenter.lines(lines, guest, language);
    api.json().tell(context, kind.equals("watch") ? told.newestFirst() : told);
  }

  /** A page of one's finished tables; the address says before which moment. */
  private List<TableSummary> finished(Context context, Optional<String> guest) {
    String before = Optional.ofNullable(context.queryParam("before")).orElse("");
    if (!before.matches("[0-9]{1,15}")) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.before"));
    }
    long moment = Long.parseLong(before);
    return guest.map(who -> listing.finishedBefore(who, moment)).orElse(List.of());
  }

  private void pair(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    RequestBody body =
        RequestBody.of(
            context,
            api.json(),
            "{\"game\": \"suffragetto\"}",
            "game",
            "options",
            "clock",
            "nonce");
    Game<?, ?> game = tables.game(body.text("game"));
    RequestLanguage.about(context, api.words().of(game, language));
    Setup setup = game.setup(Occasion.TABLE, body.texts("options"), Optional.empty());
    Optional<TimeControl> clock = TimeControlReader.of(body, game, setup);
    Optional<String> nonce = body.optional("nonce").map(FairnessHandlers::nonce);
    api.visitors().opens(context);
    GuestRow guest = api.visitors().welcome(context);
    String from = api.visitors().address(context).limitKey();
    LiveTable<?, ?> table = pairing.pair(game, setup, clock, nonce, guest.id(), from);
    api.json().tell(context, presenter.table(table, Optional.of(guest.id()), language));
  }
}
