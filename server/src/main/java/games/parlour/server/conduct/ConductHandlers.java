package games.parlour.server.conduct;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.guest.Guests;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.PlainText;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.List;

/** Muting, blocking and reporting people. */
public final class ConductHandlers implements ApiPart {
  private static final int LONGEST_ABOUT = 300;

  private final PersonFinder people;
  private final Blocks blocks;
  private final Mutes mutes;
  private final Reports reports;
  private final Guests guests;

  public ConductHandlers(
      Tables tables, TableTalk talk, Blocks blocks, Mutes mutes, Reports reports, Guests guests) {
    this.people = new PersonFinder(tables, talk);
    this.blocks = blocks;
    this.mutes = mutes;
    this.reports = reports;
    this.guests = guests;
  }

  @Override
  public void register(Api api) {
    api.put("/api/tables/{id}/mutes", context -> mute(api, context));
    api.post("/api/tables/{id}/reports", context -> report(api, context));
    api.get("/api/me/blocks", context -> list(api, context));
    api.post("/api/me/blocks", context -> block(api, context));
    api.delete("/api/me/blocks/{key}", context -> unblock(api, context));
  }

  private void mute(Api api, Context context) {
    String form = "{\"seat\": \"police\", \"muted\": true}";
    RequestBody body = RequestBody.of(context, api.json(), form, "seat", "line", "muted");
    String guest = api.visitors().known(context);
    String table = context.pathParam("id");
    String person = people.find(guest, table, body);
    mutes.set(guest, person, table, body.flag("muted"));
    context.status(204);
  }

  private void report(Api api, Context context) {
    Catalogue words = api.words().of(RequestLanguage.language(context));
    String form = "{\"seat\": \"police\", \"reason\": \"insults\", \"about\": \"…\"}";
    RequestBody body = RequestBody.of(context, api.json(), form, "seat", "line", "reason", "about");
    String guest = api.visitors().known(context);
    String table = context.pathParam("id");
    String person = people.find(guest, table, body);
    ReportReason reason = ReportReason.of(body.text("reason")).orElseThrow(ConductHandlers::reason);
    reports.add(guest, person, table, reason, about(body));
    api.json().tell(context, new ConductDocuments.Reported(words.tell("report.thanks")));
  }

  private static ProblemException reason() {
    List<String> known = ReportReason.words();
    return new ProblemException(
        ProblemKind.INVALID, Text.of("problem.report.reason", "reasons", known));
  }

  private static String about(RequestBody body) {
    String about = PlainText.tidy(body.optional("about").orElse(""));
    if (PlainText.length(about) > LONGEST_ABOUT) {
      throw new ProblemException(
          ProblemKind.INVALID, Text.of("problem.report.about", "most", LONGEST_ABOUT));
    }
    return about;
  }

  private void list(Api api, Context context) {
    Catalogue words = api.words().of(RequestLanguage.language(context));
    List<ConductDocuments.BlockLine> lines =
        api.visitors().id(context).map(blocks::by).orElse(List.of()).stream()
            .map(
                block ->
                    new ConductDocuments.BlockLine(
                        block.key(), guests.name(block.blocked(), words), block.since()))
            .toList();
    api.json().tell(context, new ConductDocuments.BlockList(lines));
  }

  private void block(Api api, Context context) {
    String form = "{\"table\": \"…\", \"seat\": \"police\"}";
    RequestBody body = RequestBody.of(context, api.json(), form, "table", "seat", "line");
    String guest = api.visitors().known(context);
    blocks.add(guest, people.find(guest, body.text("table"), body));
    list(api, context);
  }

  private void unblock(Api api, Context context) {
    String guest = api.visitors().known(context);
    if (!blocks.remove(guest, context.pathParam("key"))) {
      throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.block"));
    }
    list(api, context);
  }
}
