package games.parlour.server.group;

import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.account.QrPicture;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** Groups: making one, joining, leaving, and what the host may change. */
final class GroupHandlers implements ApiPart {
  private final GroupService groups;
  private final GroupPresenter presenter;
  private final TournamentService tournaments;
  private final GroupLimits limits;

  GroupHandlers(
      GroupService groups,
      GroupPresenter presenter,
      TournamentService tournaments,
      GroupLimits limits) {
    this.groups = groups;
    this.presenter = presenter;
    this.tournaments = tournaments;
    this.limits = limits;
  }

  @Override
  public void register(Api api) {
    api.get("/api/groups", context -> list(api, context));
    api.post("/api/groups", context -> make(api, context));
    api.get("/api/groups/codes/{code}", context -> door(api, context));
    api.post("/api/groups/codes/{code}", context -> join(api, context));
    api.get("/api/groups/{id}", context -> tell(api, context));
    api.put("/api/groups/{id}", context -> change(api, context));
    api.delete("/api/groups/{id}", context -> end(api, context));
    api.get("/api/groups/{id}/code", context -> code(api, context));
    api.post("/api/groups/{id}/code", context -> renew(api, context));
    api.put("/api/groups/{id}/presence", context -> seen(api, context));
    api.put("/api/groups/{id}/members/{number}", context -> rename(api, context));
    api.delete("/api/groups/{id}/members/{number}", context -> leave(api, context));
    api.get("/api/tables/{id}/group", context -> groupOf(api, context));
  }

  /** The group of the address, for a member of it. */
  static Membership here(GroupService groups, Api api, Context context) {
    return groups.membership(context.pathParam("id"), api.visitors().id(context));
  }

  /** A number in an address. */
  static int number(Context context, String name) {
    String text = context.pathParam(name);
    if (!text.matches("[0-9]{1,6}")) {
      throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.path"));
    }
    return Integer.parseInt(text);
  }

  private void list(Api api, Context context) {
    List<Membership> mine = api.visitors().id(context).map(groups::of).orElse(List.of());
    api.json().tell(context, presenter.list(mine));
  }

  private void make(Api api, Context context) {
    RequestLanguage.language(context);
    String form = "{\"name\": \"Class 7b\", \"as\": \"Ms Hill\"}";
    RequestBody body = RequestBody.of(context, api.json(), form, "name", "as");
    String name = body.text("name");
    String called = body.text("as");
    limits.makes(api.visitors().address(context));
    String guest = api.visitors().welcome(context).id();
    String id = groups.make(name, guest, called);
    context.status(201).header("Location", "/api/groups/" + id);
    tell(api, context, id, guest);
  }

  private GroupCode typed(Api api, Context context) {
    limits.triesCode(api.visitors().address(context));
    return GroupCode.typed(context.pathParam("code"));
  }

  private void door(Api api, Context context) {
    GroupRow group = groups.ofCode(typed(api, context));
    Optional<String> known =
        api.visitors().id(context).map(groups::of).orElse(List.of()).stream()
            .map(here -> here.group().id())
            .filter(group.id()::equals)
            .findFirst();
    api.json()
        .tell(
            context, new GroupDocuments.Doorway(group.name(), group.joining(), known.orElse(null)));
  }

  private void join(Api api, Context context) {
    RequestLanguage.language(context);
    RequestBody body = RequestBody.of(context, api.json(), "{\"name\": \"Mia\"}", "name");
    String name = body.text("name");
    GroupCode code = typed(api, context);
    groups.ofCode(code); // nobody becomes a guest by guessing
    String guest = api.visitors().welcome(context).id();
    tell(api, context, groups.join(code, guest, name).id(), guest);
  }

  private void tell(Api api, Context context) {
    tell(api, context, here(groups, api, context));
  }

  private void tell(Api api, Context context, String id, String guest) {
    tell(api, context, groups.membership(id, Optional.of(guest)));
  }

  private void tell(Api api, Context context, Membership here) {
    Language language = RequestLanguage.language(context);
    api.json().tell(context, presenter.group(here, tournaments.of(here), language));
  }

  private void change(Api api, Context context) {
    String form = "{\"chat\": false}";
    RequestBody body = RequestBody.of(context, api.json(), form, "name", "joining", "chat", "host");
    Membership here = here(groups, api, context);
    groups.change(
        here,
        new GroupService.Changes(
            body.optional("name"),
            flag(body, "joining"),
            flag(body, "chat"),
            body.has("host") ? Optional.of(body.number("host")) : Optional.empty()));
    tell(api, context);
  }

  private static Optional<Boolean> flag(RequestBody body, String field) {
    return body.has(field) ? Optional.of(body.flag(field)) : Optional.empty();
  }

  private void end(Api api, Context context) {
    groups.end(here(groups, api, context));
    tell(api, context);
  }

  private void code(Api api, Context context) {
    Membership here = here(groups, api, context);
    here.host();
    show(api, context, here.group().code());
  }

  private void renew(Api api, Context context) {
    show(api, context, groups.renew(here(groups, api, context)));
  }

  private static void show(Api api, Context context, GroupCode code) {
    String path = "/g/" + code.written();
    String link = api.visitors().ownOrigin(context) + path;
    api.json().tell(context, new GroupDocuments.Entrance(code.written(), path, QrPicture.of(link)));
  }

  private void seen(Api api, Context context) {
    groups.seen(here(groups, api, context));
    context.status(204);
  }

  private void rename(Api api, Context context) {
    RequestBody body = RequestBody.of(context, api.json(), "{\"name\": \"Mia\"}", "name");
    groups.rename(here(groups, api, context), number(context, "number"), body.text("name"));
    tell(api, context);
  }

  private void leave(Api api, Context context) {
    groups.leave(here(groups, api, context), number(context, "number"));
    context.status(204);
  }

  private void groupOf(Api api, Context context) {
    List<Membership> mine = api.visitors().id(context).map(groups::of).orElse(List.of());
    api.json().tell(context, presenter.groupOf(context.pathParam("id"), mine));
  }
}
