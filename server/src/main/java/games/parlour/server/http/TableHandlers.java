package games.parlour.server.http;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import games.parlour.players.Players;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.UpdateWriter;
import games.parlour.server.api.record.RecordJson;
import games.parlour.server.fairness.FairnessHandlers;
import games.parlour.server.fairness.SeedCommitments;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.request.JsonAnswers;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.request.Visitors;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.SeatRow;
import games.parlour.server.tables.DiscardedTableException;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.TableAct;
import games.parlour.server.tables.TableFinder;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Tables: who opens one, sits down, moves, acts and looks on. */
final class TableHandlers implements ApiPart {
  /** No chain of hops is longer; the text of one is read with care, and said again when refused. */
  private static final int LONGEST_MOVE = 1_000;

  private final Tables tables;
  private final Presenter presenter;
  private final UpdateWriter updates;
  private final Catalogues words;
  private final EventStreams events;
  private final Visitors visitors;
  private final BoundedWork positions = new BoundedWork("positions");
  private final SeedCommitments commitments;
  private final JsonAnswers json;
  private final int followed;

  /**
   * Makes ready.
   *
   * @param followed how many tables one stream may follow
   */
  TableHandlers(
      Tables tables,
      Presenter presenter,
      UpdateWriter updates,
      Catalogues words,
      EventStreams events,
      Visitors visitors,
      JsonAnswers json,
      SeedCommitments commitments,
      int followed) {
    this.tables = tables;
    this.presenter = presenter;
    this.updates = updates;
    this.words = words;
    this.events = events;
    this.visitors = visitors;
    this.json = json;
    this.commitments = commitments;
    this.followed = followed;
  }

  @Override
  public void register(Api api) {
    api.post("/api/tables", this::open);
    api.get("/api/tables/{id}", this::table);
    api.get("/api/tables/{id}/record", this::record);
    api.post("/api/tables/{id}/join", this::sitDown);
    api.post("/api/tables/{id}/moves", this::move);
    api.post("/api/tables/{id}/acts", this::act);
    api.post("/api/tables/{id}/hint", this::hint);
    api.get("/api/join/{token}", this::invitation);
    api.post("/api/join", this::join);
    api.get("/api/tables/{id}/visit", this::visit);
    api.put("/api/tables/{id}/visit", this::leave);
    api.get("/api/events", this::follow);
  }

  private void open(Context context) {
    Language language = RequestLanguage.language(context);
    String form = "{\"game\": \"suffragetto\", \"seats\": {\"police\": \"me\"}}";
    RequestBody body =
        RequestBody.of(
            context,
            json,
            form,
            "game",
            "options",
            "seats",
            "listed",
            "position",
            "lesson",
            "clock",
            "commitment",
            "nonce");
    Game<?, ?> game = tables.game(body.text("game"));
    RequestLanguage.about(context, words.of(game, language));
    visitors.opens(context);
    TableForm seating =
        body.optional("position").isPresent()
            ? positions.look(() -> TableForm.of(game, body))
            : TableForm.of(game, body);
    GuestRow guest = visitors.welcome(context);
    String from = visitors.address(context).limitKey();
    Optional<String> seed =
        body.optional("commitment").map(promised -> commitments.take(promised, guest.id()));
    LiveTable<?, ?> table = tables.open(seating.wanted(guest.id(), seed), guest.id(), from);
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
    json.tell(
        context, tables.look(id, guest, table -> presenter.table(table, seat, guest, language)));
  }

  private void record(Context context) {
    String format = Optional.ofNullable(context.queryParam("format")).orElse("text");
    if (!format.equals("text") && !format.equals("json")) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.record.format"));
    }
    LiveTable<?, ?> table = found(context);
    GameRecord record = presenter.record(table);
    boolean text = format.equals("text");
    String name = table.game().id() + "-" + table.id().substring(0, 6) + (text ? ".txt" : ".json");
    String how = context.queryParam("download") == null ? "inline" : "attachment";
    context
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", how + "; filename=\"" + name + "\"")
        .contentType(text ? "text/plain; charset=utf-8" : "application/json")
        .result(text ? RecordText.write(record) : RecordJson.write(record));
  }

  private void sitDown(Context context) {
    Language language = RequestLanguage.language(context);
    LiveTable<?, ?> table = found(context);
    RequestBody body = RequestBody.of(context, json, "{\"seat\": \"police\"}", "seat", "nonce");
    String wanted = body.text("seat");
    Optional<String> nonce = body.optional("nonce").map(FairnessHandlers::nonce);
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
    seated(context, table, seat.number(), nonce, language);
  }

  private void join(Context context) {
    Language language = RequestLanguage.language(context);
    RequestBody body = RequestBody.of(context, json, "{\"token\": \"…\"}", "token", "nonce");
    TableFinder.Invited invited = tables.finder().invited(body.text("token"));
    RequestLanguage.about(context, words.of(invited.table().game(), language));
    Optional<String> nonce = body.optional("nonce").map(FairnessHandlers::nonce);
    seated(context, invited.table(), invited.seat().number(), nonce, language);
  }

  private void seated(
      Context context, LiveTable<?, ?> table, int seat, Optional<String> nonce, Language language) {
    GuestRow guest = visitors.welcome(context);
    tables.sit(table, seat, guest.id(), nonce);
    json.tell(context, presenter.table(table, Optional.of(guest.id()), language));
  }

  private void invitation(Context context) {
    Language language = RequestLanguage.language(context);
    TableFinder.Invited invited = tables.finder().invited(context.pathParam("token"));
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
    try {
      moved(table, guest, after, move);
    } catch (DiscardedTableException givenUp) {
      moved(tables.find(table.id()), guest, after, move); // what was in memory was not the truth
    }
    answer(context, table, after, guest, language);
  }

  /** What is stored is told, even if a computer's answer could not be stored and gave it up. */
  private void answer(
      Context context, LiveTable<?, ?> table, int after, String guest, Language language) {
    try {
      json.send(context, updates.update(table, after, Optional.of(guest), language).json());
    } catch (DiscardedTableException givenUp) {
      LiveTable<?, ?> again = tables.find(table.id());
      json.send(context, updates.update(again, after, Optional.of(guest), language).json());
    }
  }

  private <P extends Position<P, M>, M extends Move> void moved(
      LiveTable<P, M> table, String guest, int after, String move) {
    tables.move(table, guest, after, move);
  }

  private void act(Context context) {
    Language language = RequestLanguage.language(context);
    RequestBody body =
        RequestBody.of(
            context, json, "{\"after\": 0, \"act\": \"resign\"}", "after", "act", "seat", "player");
    int after = body.number("after");
    TableAct act = act(body.text("act"));
    Optional<String> seat = body.optional("seat");
    if (act == TableAct.CLOSE) {
      close(context, after, language);
      return;
    }
    LiveTable<?, ?> table = found(context);
    String guest = visitors.known(context);
    tables.act(table, guest, after, act, seat, substitute(body));
    answer(context, table, after, guest, language);
  }

  private static Optional<String> substitute(RequestBody body) {
    Optional<String> player = body.optional("player");
    if (player.isPresent() && !Players.words().contains(player.get())) {
      throw new Refusal(Text.of("problem.substitute", "players", Players.words()));
    }
    return player;
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

  /** What somebody saw of a table when they were there last. */
  private void visit(Context context) {
    String id = context.pathParam("id");
    int seen =
        visitors
            .id(context)
            .flatMap(guest -> tables.seenBy(id, guest))
            .orElseThrow(
                () ->
                    new ProblemException(
                        ProblemKind.UNKNOWN, Text.of("problem.table", "table", id)));
    json.tell(context, new TableDocuments.Visit(seen));
  }

  /** Somebody leaves a table and says what they have seen of it. */
  private void leave(Context context) {
    int seen = RequestBody.of(context, json, "{\"seen\": 12}", "seen").number("seen");
    tables.seen(context.pathParam("id"), visitors.known(context), seen);
    context.status(204);
  }

  private void follow(Context context) {
    RequestLanguage.language(context);
    Map<String, Integer> places =
        FollowedTables.of(
            Optional.ofNullable(context.header("Last-Event-ID")),
            Optional.ofNullable(context.queryParam("follow")),
            followed);
    events.stream(context, places, () -> visitors.id(context), visitors.address(context));
  }
}
