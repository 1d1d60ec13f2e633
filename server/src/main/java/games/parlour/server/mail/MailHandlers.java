package games.parlour.server.mail;

import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.account.AccountParts;
import games.parlour.server.account.AccountStore;
import games.parlour.server.api.Catalogues;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.Limits.Rate;
import games.parlour.server.request.RateLimiter;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Where people say by which address and how often they want to be written to. The answer to an
 * address is the same whether or not anybody else has it.
 */
final class MailHandlers implements ApiPart {
  private static final Rate CHANGES = new Rate(5, 1 / 600.0);

  private final Database database;
  private final AccountParts accounts;
  private final AccountStore addresses;
  private final Mailboxes mailboxes;
  private final MailQueue queue;
  private final Optional<LetterWriter> writer;
  private final SecretGenerator secrets;
  private final RateLimiter changes = new RateLimiter(CHANGES, System::nanoTime);

  /**
   * Makes ready.
   *
   * @param writer writes letters, where mail is sent from here
   */
  MailHandlers(
      Database database,
      AccountParts accounts,
      AccountStore addresses,
      Mailboxes mailboxes,
      MailQueue queue,
      Optional<LetterWriter> writer,
      SecretGenerator secrets) {
    this.database = database;
    this.accounts = accounts;
    this.addresses = addresses;
    this.mailboxes = mailboxes;
    this.queue = queue;
    this.writer = writer;
    this.secrets = secrets;
  }

  @Override
  public void register(Api api) {
    api.put("/api/me/email", context -> setAddress(api, context));
    api.delete("/api/me/email", context -> removeAddress(api, context));
    api.post("/api/confirm-mail", context -> confirm(api, context));
    api.get("/api/me/mail", context -> preference(api, context));
    api.put("/api/me/mail", context -> prefer(api, context));
    api.get("/api/unsubscribe/{token}", MailHandlers::showUnsubscribe);
    api.post("/api/unsubscribe/{token}", this::unsubscribe);
  }

  private LetterWriter writer() {
    return writer.orElseThrow(
        () -> new ProblemException(ProblemKind.CONFLICT, Text.of("problem.mail.off")));
  }

  private void setAddress(Api api, Context context) {
    RequestBody body =
        RequestBody.of(
            context,
            api.json(),
            "{\"address\": \"ada@example.org\", \"password\": \"…\"}",
            "address",
            "password");
    LetterWriter letters = writer();
    String guest = api.visitors().known(context);
    String address =
        MailAddress.of(body.text("address"))
            .orElseThrow(
                () -> new ProblemException(ProblemKind.REFUSED, Text.of("problem.mail.address")));
    accounts.checkPassword(guest, body.text("password"), api.visitors().address(context));
    if (!addresses.email(guest).equals(Optional.of(new AccountStore.Email(address, true)))) {
      pass(guest);
      replace(guest, address, letters, RequestLanguage.languageOr(context));
    }
    context.status(204);
  }

  private void pass(String guest) {
    OptionalInt wait = changes.pass(guest);
    if (wait.isPresent()) {
      int seconds = wait.getAsInt();
      throw new ProblemException(
          ProblemKind.TOO_OFTEN, Text.of("problem.account.often", "seconds", seconds), seconds);
    }
  }

  /** The address, its code and the letter are one change: a code goes nowhere else. */
  private void replace(String guest, String address, LetterWriter letters, Language language) {
    String code = secrets.token();
    Letter letter = letters.confirm(address, code, language);
    database.write(
        handle -> {
          addresses.setEmail(handle, guest, Optional.of(address));
          mailboxes.replaceAddress(handle, guest, language, code);
          return queue.takesCode(handle, address)
              ? queue.add(handle, MailKind.CONFIRM, guest, letter)
              : 0;
        });
    queue.wake();
  }

  private void removeAddress(Api api, Context context) {
    mailboxes.removeAddress(api.visitors().known(context), addresses);
    context.status(204);
  }

  /** Whoever opens the link need not be signed in on that device. */
  private void confirm(Api api, Context context) {
    RequestBody body = RequestBody.of(context, api.json(), "{\"code\": \"…\"}", "code");
    if (!mailboxes.confirm(body.text("code"), addresses)) {
      throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.mail.code"));
    }
    context.status(204);
  }

  private void preference(Api api, Context context) {
    MailDocuments.Preference unsaid =
        new MailDocuments.Preference(
            NoticeFrequency.OFF.word(), RequestLanguage.languageOr(context).tag());
    api.json()
        .tell(
            context,
            api.visitors()
                .id(context)
                .flatMap(mailboxes::get)
                .map(
                    box -> new MailDocuments.Preference(box.notices().word(), box.language().tag()))
                .orElse(unsaid));
  }

  private void prefer(Api api, Context context) {
    RequestBody body =
        RequestBody.of(
            context,
            api.json(),
            "{\"notices\": \"soon\", \"language\": \"en\"}",
            "notices",
            "language");
    String guest = api.visitors().known(context);
    NoticeFrequency notices =
        NoticeFrequency.of(body.text("notices"))
            .orElseThrow(
                () ->
                    new ProblemException(
                        ProblemKind.INVALID,
                        Text.of("problem.mail.notices", "words", NoticeFrequency.words())));
    String tag = body.text("language");
    Language language =
        Catalogues.named(tag)
            .orElseThrow(
                () ->
                    new ProblemException(
                        ProblemKind.INVALID, Text.of("problem.lang", "lang", tag)));
    accounts.checkAccount(guest);
    mailboxes.prefer(guest, notices, language);
    api.json().tell(context, new MailDocuments.Preference(notices.word(), language.tag()));
  }

  /** A mail program may look at the link by itself, so looking changes nothing. */
  private static void showUnsubscribe(Context context) {
    String token = context.pathParam("token");
    if (!SecretGenerator.isToken(token)) {
      throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.mail.unsubscribe"));
    }
    context.header("Location", "/unsubscribe#" + token).status(303);
  }

  /** What a mail program sends along says nothing more, and is not read. */
  private void unsubscribe(Context context) {
    if (!mailboxes.unsubscribe(context.pathParam("token"))) {
      throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.mail.unsubscribe"));
    }
    context.status(204);
  }
}
