package games.parlour.server.http;

import games.parlour.server.api.Catalogues;
import games.parlour.server.api.ServerDocuments;
import games.parlour.server.guest.GuestName;
import games.parlour.server.guest.Guests;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.JsonAnswers;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.request.Visitors;
import games.parlour.server.store.GuestRow;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.Optional;

/** What a guest is called. */
final class GuestHandlers implements ApiPart {
  private final Tables tables;
  private final Guests guests;
  private final Catalogues words;
  private final Visitors visitors;
  private final JsonAnswers json;

  GuestHandlers(
      Tables tables, Guests guests, Catalogues words, Visitors visitors, JsonAnswers json) {
    this.tables = tables;
    this.guests = guests;
    this.words = words;
    this.visitors = visitors;
    this.json = json;
  }

  @Override
  public void register(Api api) {
    api.get("/api/me", this::me);
    api.put("/api/me", this::rename);
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
    tables.renamed(guest.id());
    json.tell(context, new ServerDocuments.Me(guest.id(), told(guest, context)));
  }
}
