package games.parlour.server.account;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.device.DeviceSession;
import games.parlour.server.device.DeviceSessions;
import games.parlour.server.guest.Guests;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import io.javalin.http.Context;
import java.time.Clock;
import java.util.Optional;

/** What is kept about somebody: to take with them, and to remove. */
final class PersonalDataHandlers implements ApiPart {
  /** What a guest writes to say that they mean it; the same in every language of the page. */
  private static final String WORD = "delete";

  private static final String FORMAT = "parlour-export-1";

  private final AccountService accounts;
  private final Guests guests;
  private final DeviceSessions devices;
  private final DataExport export;
  private final AccountDeletion deletion;
  private final AccountLimits limits;
  private final Clock clock;

  PersonalDataHandlers(
      AccountService accounts,
      Guests guests,
      DeviceSessions devices,
      DataExport export,
      AccountDeletion deletion,
      AccountLimits limits,
      Clock clock) {
    this.accounts = accounts;
    this.guests = guests;
    this.devices = devices;
    this.export = export;
    this.deletion = deletion;
    this.limits = limits;
    this.clock = clock;
  }

  @Override
  public void register(Api api) {
    api.get("/api/me/export", context -> export(api, context));
    api.post("/api/me/delete", context -> delete(api, context));
  }

  private void export(Api api, Context context) {
    Language language = RequestLanguage.language(context);
    DeviceSession here = SignInService.known(api, context);
    String guest = here.guest();
    limits.exports(guest);
    Catalogue words = api.words().of(language);
    AccountDocuments.Export all =
        new AccountDocuments.Export(
            FORMAT,
            clock.millis(),
            new AccountDocuments.Person(guest, guests.name(guest, words)),
            accounts.identity(Optional.of(guest)).account(),
            DeviceTexts.tell(devices, here, api, context),
            export.games(guest, language),
            export.more(guest));
    context.header("Content-Disposition", "attachment; filename=\"parlour-data.json\"");
    api.json().tell(context, all);
  }

  private void delete(Api api, Context context) {
    RequestBody body =
        RequestBody.of(context, api.json(), "{\"password\": \"…\"}", "password", "word");
    String guest = SignInService.known(api, context).guest();
    if (accounts.of(guest).isPresent()) {
      limits.tries(guest, api.visitors().address(context));
      accounts.confirm(guest, body.text("password"));
    } else if (!body.optional("word").equals(Optional.of(WORD))) {
      throw new ProblemException(
          ProblemKind.REFUSED, Text.of("problem.account.delete", "word", WORD));
    }
    deletion.delete(guest);
    api.visitors().signOut(context);
    context.status(204);
  }
}
