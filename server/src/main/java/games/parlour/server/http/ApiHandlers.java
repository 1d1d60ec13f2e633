package games.parlour.server.http;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.ServerDocuments;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.UpdateWriter;
import games.parlour.server.api.cards.CardIndexPresenter;
import games.parlour.server.api.cards.WrittenIndex;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.TableSummary;
import games.parlour.server.tables.GuestName;
import games.parlour.server.tables.Guests;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.TableAct;
import games.parlour.server.tables.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The handlers of the interface for programs. {@code openapi.json} describes them. */
final class ApiHandlers {
  /** No chain of hops is longer; the text of one is read with care, and said again when refused. */
  private static final int LONGEST_MOVE = 1_000;

  private final Tables tables;
  private final Guests guests;
  private final Presenter presenter;
  private final UpdateWriter updates;
  private final Catalogues words;
  private final EventStreams events;
  private final Visitors visitors;
  private final CardIndexPresenter cards;
  private final PositionChecks positions = new PositionChecks();
  private final JsonAnswers json;
  private final int followed;

  /**
   * Makes ready.
   *
   * @param followed how many tables one stream may follow
   */
  ApiHandlers(
      Tables tables,
      Guests guests,
      Presenter presenter,
      UpdateWriter updates,
      Catalogues words,
      EventStreams events,
      Visitors visitors,
      JsonAnswers json,
      int followed) {
    this.tables = tables;
    this.guests = guests;
    this.presenter = presenter;
    this.updates = updates;
    this.words = words;
    this.cards = new CardIndexPresenter(words);
    this.events = events;
    this.visitors = visitors;
    this.json = json;
    this.followed = followed;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/me", asked(this::me));
    routes.put("/api/me", changed(this::rename));
    routes.get("/api/games", asked(this::games));
    routes.get("/api/games/{id}", asked(this::game));
    routes.get("/api/games/{id}/cards", asked(this::cards));
    routes.get("/api/games/{id}/lessons", asked(this::lessons));
    routes.get("/api/tables", asked(this::list));
    routes.post("/api/tables", changed(this::open));
    routes.get("/api/tables/{id}", asked(this::table));
    routes.get("/api/tables/{id}/record", asked(this::record));
    routes.post("/api/tables/{id}/join", changed(this::sitDown));
    routes.post("/api/tables/{id}/moves", changed(this::move));
    routes.post("/api/tables/{id}/acts", changed(this::act));
    routes.post("/api/tables/{id}/hint", changed(this::hint));
    routes.get("/api/join/{token}", asked(this::invitation));
    routes.post("/api/join", changed(this::join));
    routes.get("/api/events", asked(this::follow));
  }

  private Handler asked(Handler handler) {
    return context -> {
      visitors.asks(context);
      ErrorGuard.told(handler, context);
    };
  }

  private Handler changed(Handler handler) {
    return context -> {
      visitors.changes(context);
      ErrorGuard.told(handler, context);
    };
  }

  private void me(Context context) {
    Optional<GuestRow> guest = visitors.guest(context);
    json.tell(
        context,
        new ServerDocuments.Me(
            guest.map(GuestRow::id).orElse(null),
            guest.map(row -> told(row, context)).orElse(null)));
  }

  /** What a guest is called, in the language of the request. */
  private String told(GuestRow guest, Context context) {
    return GuestName.told(guest.name(), words.of(RequestLanguage.languageOr(context)));
  }

  private void rename(Context context) {
    RequestBody body = RequestBody.of(context, json, "{\"name\": \"Ada\"}", "name");
    String name = body.text("name");
    Guests.check(visitors.guest(context), name);
    GuestRow guest = guests.rename(visitors.welcome(context).id(), name);
    tables.tablesOf(guest.id()).forEach(line -> tables.changed(line.table().id()));
    json.tell(context, new ServerDocuments.Me(guest.id(), told(guest, context)));
  }

  private void games(Context context) {
    json.tell(context, presenter.games(RequestLanguage.language(context)));
  }

  private void game(Context context) {
    Language language = RequestLanguage.language(context);
    Game<?, ?> game = tables.game(context.pathParam("id"));
    json.tell(context, presenter.game(game, language));
  }

  private void cards(Context context) {
    Language language = RequestLanguage.language(context);
    WrittenIndex index = cards.index(tables.game(context.pathParam("id")), language);
    json.sendUnlessKnown(context, index.json(), index.tag());
  }

  private void lessons(Context context) {
    Language language = RequestLanguage.language(context);
    Game<?, ?> game = tables.game(context.pathParam("id"));
    json.tell(context, presenter.lessons(game, language));
  }

  private void list(Context context) {
    Language language = RequestLanguage.language(context);
    Optional<String> guest = visitors.id(context);
    String kind = Optional.ofNullable(context.queryParam("kind")).orElse("");
    List<TableSummary> lines =
        switch (kind) {
          case "open" -> tables.openTables();
          case "mine" -> guest.map(tables::tablesOf).orElse(List.of());
          default -> throw new ProblemException(ProblemKind.INVALID, Text.of("problem.kind"));
        };
    json.tell(context, presenter.lines(lines, guest, language));
  }

  private void open(Context context) {
    Language language = RequestLanguage.language(context);
    String form = "{\"game\": \"suffragetto\", \"seats\": {\"police\": \"me\"}}";
    RequestBody body =
        RequestBody.of(
            context, json, form, "game", "options", "seats", "listed", "position", "lesson");
    Game<?, ?> game = tables.game(body.text("game"));
    RequestLanguage.about(context, words.of(game, language));
    visitors.opens(context);
    TableForm seating =
        body.optional("position").isPresent()
            ? positions.look(() -> TableForm.of(game, body))
            : TableForm.of(game, body);
    GuestRow guest = visitors.welcome(context);
    String from = visitors.address(context).limitKey();
    LiveTable<?, ?> table = tables.open(seating.wanted(guest.id()), guest.id(), from);
    context.status(201).header("Location", "/api/tables/" + table.id());
    json.tell(context, presenter.table(table, Optional.of(guest.id()), language));
  }

  private LiveTable<?, ?> found(Context context) {
    LiveTable<?, ?> table = tables.find(context.pathParam("id"));
    RequestLanguage.about(context, words.of(table.game(), RequestLanguage.languageOr(context)));
    return table;
  }

  private void table(Context context) {
    Language language = RequestLanguage.language(context);
    Optional<String> guest = visitors.id(context);
    String id = context.pathParam("id");
    Optional<String> seat = Optional.ofNullable(context.queryParam("seat"));
    json.tell(context, tables.look(id, table -> presenter.table(table, seat, guest, language)));
  }

  private void record(Context context) {
    String record = presenter.record(found(context));
    context
        .header("Cache-Control", "no-store")
        .contentType("text/plain; charset=utf-8")
        .result(record);
  }

  private void sitDown(Context context) {
    Language language = RequestLanguage.language(context);
    LiveTable<?, ?> table = found(context);
    String wanted = RequestBody.of(context, json, "{\"seat\": \"police\"}", "seat").text("seat");
    List<SeatRow> seats = table.locked(table::seats);
    SeatRow seat =
        seats.stream()
            .filter(known -> known.name().equals(wanted))
            .findFirst()
            .orElseThrow(
                () -> {
                  List<String> names = seats.stream().map(SeatRow::name).toList();
                  Text known = Text.of("refused.seat", "seat", wanted, "seats", names);
                  return new Refusal(known);
                });
    boolean own = visitors.id(context).map(seat::isOf).orElse(false);
    if (!own && !table.locked(() -> table.row().listed())) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.seat.private"));
    }
    seated(context, table, seat.number(), language);
  }

  private void join(Context context) {
    Language language = RequestLanguage.language(context);
    String token = RequestBody.of(context, json, "{\"token\": \"…\"}", "token").text("token");
    Tables.Invited invited = tables.invited(token);
    RequestLanguage.about(context, words.of(invited.table().game(), language));
    seated(context, invited.table(), invited.seat().number(), language);
  }

  private void seated(Context context, LiveTable<?, ?> table, int seat, Language language) {
    GuestRow guest = visitors.welcome(context);
    tables.sit(table, seat, guest.id());
    json.tell(context, presenter.table(table, Optional.of(guest.id()), language));
  }

  private void invitation(Context context) {
    Language language = RequestLanguage.language(context);
    Tables.Invited invited = tables.invited(context.pathParam("token"));
    json.tell(
        context,
        presenter.invitation(invited.table(), invited.seat(), visitors.id(context), language));
  }

  private void move(Context context) {
    Language language = RequestLanguage.language(context);
    LiveTable<?, ?> table = found(context);
    RequestBody body =
        RequestBody.of(context, json, "{\"after\": 0, \"move\": \"d6-d7\"}", "after", "move");
    int after = body.number("after");
    String guest = visitors.known(context);
    String move = body.text("move");
    if (move.length() > LONGEST_MOVE) {
      String begin = move.substring(0, LONGEST_MOVE) + "…";
      throw Refusal.ofMove(begin);
    }
    moved(table, guest, after, move);
    json.send(context, updates.update(table, after, Optional.of(guest), language).json());
  }

  private <P extends Position<P, M>, M extends Move> void moved(
      LiveTable<P, M> table, String guest, int after, String move) {
    tables.move(table, guest, after, move);
  }

  private void act(Context context) {
    Language language = RequestLanguage.language(context);
    RequestBody body =
        RequestBody.of(
            context, json, "{\"after\": 0, \"act\": \"resign\"}", "after", "act", "seat");
    int after = body.number("after");
    TableAct act = act(body.text("act"));
    Optional<String> seat = body.optional("seat");
    if (act == TableAct.CLOSE) {
      close(context, after, language);
      return;
    }
    LiveTable<?, ?> table = found(context);
    String guest = visitors.known(context);
    tables.act(table, guest, after, act, seat);
    json.send(context, updates.update(table, after, Optional.of(guest), language).json());
  }

  private static TableAct act(String word) {
    return TableAct.of(word)
        .orElseThrow(
            () -> {
              List<String> acts = Stream.of(TableAct.values()).map(TableAct::word).toList();
              return new ProblemException(
                  ProblemKind.INVALID, Text.of("problem.act.word", "act", word, "acts", acts));
            });
  }

  /** Of a table that cannot be read there is nothing to tell but that it is closed. */
  private void close(Context context, int after, Language language) {
    String guest = visitors.known(context);
    tables
        .close(context.pathParam("id"), guest)
        .ifPresentOrElse(
            table ->
                json.send(
                    context, updates.update(table, after, Optional.of(guest), language).json()),
            () -> context.status(204));
  }

  private void hint(Context context) {
    Language language = RequestLanguage.language(context);
    LiveTable<?, ?> table = found(context);
    int after = RequestBody.of(context, json, "{\"after\": 0}", "after").number("after");
    String guest = visitors.known(context);
    visitors.asksForAHint(context);
    json.tell(context, hinted(table, guest, after, language));
  }

  private <P extends Position<P, M>, M extends Move> TableDocuments.Hint hinted(
      LiveTable<P, M> table, String guest, int after, Language language) {
    Advice<M> advice = tables.hint(table, guest, after);
    return presenter.hint(table, after, advice, Optional.of(guest), language);
  }

  private void follow(Context context) {
    RequestLanguage.language(context);
    Map<String, Integer> places =
        FollowedTables.of(
            Optional.ofNullable(context.header("Last-Event-ID")),
            Optional.ofNullable(context.queryParam("follow")),
            followed);
    events.stream(context, places, visitors.id(context), visitors.address(context));
  }
}
