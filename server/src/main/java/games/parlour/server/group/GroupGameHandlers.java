package games.parlour.server.group;

import games.parlour.core.Game;
import games.parlour.core.Setup;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Presenter;
import games.parlour.server.fairness.FairnessHandlers;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.request.TimeControlReader;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** Games of a group: many at once, and single ones with a free seat. */
final class GroupGameHandlers implements ApiPart {
  private static final List<String> ORDERS = List.of("random", "given");

  private final GroupService groups;
  private final GroupGames games;
  private final Tables tables;
  private final Presenter presenter;
  private final GroupLimits limits;

  GroupGameHandlers(
      GroupService groups,
      GroupGames games,
      Tables tables,
      Presenter presenter,
      GroupLimits limits) {
    this.groups = groups;
    this.games = games;
    this.tables = tables;
    this.presenter = presenter;
    this.limits = limits;
  }

  @Override
  public void register(Api api) {
    api.post("/api/groups/{id}/games", context -> start(api, context));
    api.post("/api/groups/{id}/tables", context -> share(api, context));
    api.post("/api/groups/{id}/tables/{table}/join", context -> sit(api, context));
  }

  private void start(Api api, Context context) {
    Language language = RequestLanguage.language(context);
    String form = "{\"game\": \"suffragetto\", \"members\": [2, 3]}";
    RequestBody body =
        RequestBody.of(
            context, api.json(), form, "game", "options", "clock", "members", "order", "left");
    Membership here = GroupHandlers.here(groups, api, context);
    here.host();
    Game<?, ?> game = tables.game(body.text("game"));
    RequestLanguage.about(context, api.words().of(game, language));
    String order = body.optional("order").orElse(ORDERS.getFirst());
    if (!ORDERS.contains(order)) {
      throw new ProblemException(
          ProblemKind.INVALID, Text.of("problem.group.order", "orders", ORDERS));
    }
    Setup setup = games.setup(game, body.texts("options"));
    GroupGames.Wish wish =
        new GroupGames.Wish(
            setup,
            TimeControlReader.of(body, game, setup),
            body.numbers("members"),
            order.equals(ORDERS.getFirst()),
            GroupGames.left(body.optional("left")));
    Seating seating = games.seating(here, wish);
    limits.opens(api.visitors().address(context), seating.tables().size());
    context.status(201);
    api.json()
        .tell(
            context,
            new GroupDocuments.Started(games.start(here, wish, seating), seating.waiting()));
  }

  private void share(Api api, Context context) {
    RequestBody body = RequestBody.of(context, api.json(), "{\"table\": \"…\"}", "table");
    games.share(GroupHandlers.here(groups, api, context), body.text("table"));
    context.status(204);
  }

  private void sit(Api api, Context context) {
    Language language = RequestLanguage.language(context);
    RequestBody body =
        RequestBody.of(context, api.json(), "{\"seat\": \"police\"}", "seat", "nonce");
    Membership here = GroupHandlers.here(groups, api, context);
    Optional<String> nonce = body.optional("nonce").map(FairnessHandlers::nonce);
    LiveTable<?, ?> table = games.sit(here, context.pathParam("table"), body.text("seat"), nonce);
    api.json().tell(context, presenter.table(table, here.me().guest(), language));
  }
}
