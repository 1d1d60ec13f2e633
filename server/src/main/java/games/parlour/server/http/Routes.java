package games.parlour.server.http;

import games.parlour.core.Game;
import games.parlour.core.Language;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Resources;
import games.parlour.core.Text;
import games.parlour.players.Advice;
import games.parlour.server.Config;
import games.parlour.server.api.Narrator;
import games.parlour.server.api.Said;
import games.parlour.server.api.Words;
import games.parlour.server.store.Database;
import games.parlour.server.store.GuestRow;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.StoreException;
import games.parlour.server.store.TableLine;
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

/** All addresses, and what is done there. {@code openapi.json} describes them. */
public final class Routes {
  /** No chain of hops is longer; the text of one is read with care, and said again when refused. */
  private static final int LONGEST_MOVE = 1_000;

  private final Tables tables;
  private final Guests guests;
  private final Narrator narrator;
  private final Words words;
  private final Events events;
  private final Database database;
  private final String description;

  public Routes(
      Tables tables,
      Guests guests,
      Narrator narrator,
      Words words,
      Events events,
      Database database) {
    this.tables = tables;
    this.guests = guests;
    this.narrator = narrator;
    this.words = words;
    this.events = events;
    this.database = database;
    this.description = Resources.read(Said.class, "openapi.json");
  }

  void register(RoutesConfig routes, Config config, Json json) {
    Visitors visitors = new Visitors(guests, words, config.limits());
    Files files =
        new Files(
            config.pages(), json.mapper().readTree(description).path("x-pages").propertyNames());
    new Desk(visitors, json, config.limits().streams().tables()).register(routes);
    routes.get("/healthz", context -> tell(context, json, new Said.Health("ok", Map.of())));
    routes.get("/readyz", context -> ready(context, json));
    routes.get("/api/openapi.json", context -> told(context, description));
    routes.get("/api/<rest>", Routes::nowhere);
    routes.get("/*", files::send);
  }

  private static void nowhere(Context context) {
    throw new Trouble(404, "unknown", Text.of("problem.path"));
  }

  private void ready(Context context, Json json) {
    boolean well;
    try {
      well = database.answers();
    } catch (StoreException down) {
      well = false;
    }
    context.status(well ? 200 : 503);
    String status = well ? "ok" : "down";
    tell(context, json, new Said.Health(status, Map.of("database", status)));
  }

  private static void tell(Context context, Json json, Object value) {
    told(context, json.text(value));
  }

  private static void told(Context context, String json) {
    context.header("Cache-Control", "no-store").contentType("application/json").result(json);
  }

  /** The handlers of the interface, with what they all need. */
  private final class Desk {
    private final Visitors visitors;
    private final Json json;
    private final int followed;

    Desk(Visitors visitors, Json json, int followed) {
      this.visitors = visitors;
      this.json = json;
      this.followed = followed;
    }

    void register(RoutesConfig routes) {
      routes.get("/api/me", asked(this::me));
      routes.put("/api/me", changed(this::rename));
      routes.get("/api/games", asked(this::games));
      routes.get("/api/games/{id}", asked(this::game));
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
        Faults.told(handler, context);
      };
    }

    private Handler changed(Handler handler) {
      return context -> {
        visitors.changes(context);
        Faults.told(handler, context);
      };
    }

    private void me(Context context) {
      Optional<GuestRow> guest = visitors.guest(context);
      tell(
          context,
          json,
          new Said.Me(
              guest.map(GuestRow::id).orElse(null), guest.map(GuestRow::name).orElse(null)));
    }

    private void rename(Context context) {
      Body body = Body.of(context, json, "{\"name\": \"Ada\"}", "name");
      String name = body.text("name");
      Guests.check(name);
      GuestRow guest = guests.rename(visitors.welcome(context).id(), name);
      tables.tablesOf(guest.id()).forEach(line -> tables.changed(line.table().id()));
      tell(context, json, new Said.Me(guest.id(), guest.name()));
    }

    private void games(Context context) {
      tell(context, json, narrator.games(Asked.language(context)));
    }

    private void game(Context context) {
      Language language = Asked.language(context);
      Game<?, ?> game = tables.game(context.pathParam("id"));
      tell(context, json, narrator.game(game, language));
    }

    private void list(Context context) {
      Language language = Asked.language(context);
      Optional<String> guest = visitors.id(context);
      String kind = Optional.ofNullable(context.queryParam("kind")).orElse("");
      List<TableLine> lines =
          switch (kind) {
            case "open" -> tables.openTables();
            case "mine" -> guest.map(tables::tablesOf).orElse(List.of());
            default -> throw Trouble.invalid(Text.of("problem.kind"));
          };
      tell(context, json, narrator.lines(lines, guest, language));
    }

    private void open(Context context) {
      Language language = Asked.language(context);
      String form = "{\"game\": \"suffragetto\", \"seats\": {\"police\": \"me\"}}";
      Body body = Body.of(context, json, form, "game", "options", "seats", "listed", "position");
      Game<?, ?> game = tables.game(body.text("game"));
      Asked.about(context, words.of(game, language));
      visitors.opens(context);
      Seating seating = Seating.of(game, body);
      GuestRow guest = visitors.welcome(context);
      LiveTable<?, ?> table = tables.open(seating.wanted(guest.id()), guest.id());
      context.status(201).header("Location", "/api/tables/" + table.id());
      tell(context, json, narrator.table(table, Optional.of(guest.id()), language));
    }

    private LiveTable<?, ?> found(Context context) {
      LiveTable<?, ?> table = tables.find(context.pathParam("id"));
      Asked.about(context, words.of(table.game(), Asked.languageOr(context)));
      return table;
    }

    private void table(Context context) {
      Language language = Asked.language(context);
      Optional<String> guest = visitors.id(context);
      String id = context.pathParam("id");
      tell(context, json, tables.look(id, table -> narrator.table(table, guest, language)));
    }

    private void record(Context context) {
      String record = narrator.record(found(context));
      context
          .header("Cache-Control", "no-store")
          .contentType("text/plain; charset=utf-8")
          .result(record);
    }

    private void sitDown(Context context) {
      Language language = Asked.language(context);
      LiveTable<?, ?> table = found(context);
      String wanted = Body.of(context, json, "{\"seat\": \"police\"}", "seat").text("seat");
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
        throw new Trouble(403, "not-yours", Text.of("problem.seat.private"));
      }
      seated(context, table, seat.number(), language);
    }

    private void join(Context context) {
      Language language = Asked.language(context);
      String token = Body.of(context, json, "{\"token\": \"…\"}", "token").text("token");
      Tables.Invited invited = tables.invited(token);
      Asked.about(context, words.of(invited.table().game(), language));
      seated(context, invited.table(), invited.seat().number(), language);
    }

    private void seated(Context context, LiveTable<?, ?> table, int seat, Language language) {
      GuestRow guest = visitors.welcome(context);
      tables.sit(table, seat, guest.id());
      tell(context, json, narrator.table(table, Optional.of(guest.id()), language));
    }

    private void invitation(Context context) {
      Language language = Asked.language(context);
      Tables.Invited invited = tables.invited(context.pathParam("token"));
      tell(
          context,
          json,
          narrator.invitation(invited.table(), invited.seat(), visitors.id(context), language));
    }

    private void move(Context context) {
      Language language = Asked.language(context);
      LiveTable<?, ?> table = found(context);
      Body body = Body.of(context, json, "{\"after\": 0, \"move\": \"d6-d7\"}", "after", "move");
      int after = body.number("after");
      String guest = visitors.known(context);
      String move = body.text("move");
      if (move.length() > LONGEST_MOVE) {
        String begin = move.substring(0, LONGEST_MOVE) + "…";
        throw new Refusal(Text.of("refused.move", "move", begin));
      }
      moved(table, guest, after, move);
      tell(context, json, narrator.update(table, after, Optional.of(guest), language));
    }

    private <P extends Position<P, M>, M extends Move> void moved(
        LiveTable<P, M> table, String guest, int after, String move) {
      tables.move(table, guest, after, move);
    }

    private void act(Context context) {
      Language language = Asked.language(context);
      LiveTable<?, ?> table = found(context);
      Body body =
          Body.of(context, json, "{\"after\": 0, \"act\": \"resign\"}", "after", "act", "seat");
      int after = body.number("after");
      String word = body.text("act");
      TableAct act =
          TableAct.of(word)
              .orElseThrow(
                  () -> {
                    List<String> acts = Stream.of(TableAct.values()).map(TableAct::word).toList();
                    return Trouble.invalid(Text.of("problem.act.word", "act", word, "acts", acts));
                  });
      String guest = visitors.known(context);
      tables.act(table, guest, after, act, body.optional("seat"));
      tell(context, json, narrator.update(table, after, Optional.of(guest), language));
    }

    private void hint(Context context) {
      Language language = Asked.language(context);
      LiveTable<?, ?> table = found(context);
      int after = Body.of(context, json, "{\"after\": 0}", "after").number("after");
      String guest = visitors.known(context);
      visitors.asksForAHint(context);
      tell(context, json, hinted(table, guest, after, language));
    }

    private <P extends Position<P, M>, M extends Move> Said.Hint hinted(
        LiveTable<P, M> table, String guest, int after, Language language) {
      Advice<M> advice = tables.hint(table, guest, after);
      return narrator.hint(table, after, advice, Optional.of(guest), language);
    }

    private void follow(Context context) {
      Asked.language(context);
      Map<String, Integer> places =
          Places.of(
              Optional.ofNullable(context.header("Last-Event-ID")),
              Optional.ofNullable(context.queryParam("follow")),
              followed);
      events.stream(context, places, visitors.id(context), visitors.who(context));
    }
  }
}
