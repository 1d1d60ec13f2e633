package games.parlour.server.account;

import games.parlour.server.account.AccountDocuments.RecoveryCodes;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import io.javalin.http.Context;
import java.util.List;

/** Accounts: making one, signing in and out, and other passwords. */
final class AccountHandlers implements ApiPart {
  private static final String FORM = "{\"name\": \"Ada\", \"password\": \"…\"}";

  private final AccountService accounts;
  private final SignInService signIns;
  private final AccountLimits limits;

  AccountHandlers(AccountService accounts, SignInService signIns, AccountLimits limits) {
    this.accounts = accounts;
    this.signIns = signIns;
    this.limits = limits;
  }

  @Override
  public void register(Api api) {
    api.get("/api/me/account", context -> identity(api, context));
    api.post("/api/me/account", context -> register(api, context));
    api.put("/api/me/password", context -> changePassword(api, context));
    api.post("/api/me/codes", context -> replaceCodes(api, context));
    api.post("/api/signin", context -> signIn(api, context));
    api.post("/api/signout", context -> signOut(api, context));
    api.post("/api/recover", context -> recover(api, context));
    api.post("/api/reset", context -> reset(api, context));
    api.post("/api/reset/mail", context -> sendReset(api, context));
  }

  private void identity(Api api, Context context) {
    api.json().tell(context, accounts.identity(api.visitors().id(context)));
  }

  private void register(Api api, Context context) {
    RequestBody body = RequestBody.of(context, api.json(), FORM, "name", "password");
    String name = body.text("name");
    String password = body.text("password");
    limits.registers(api.visitors().address(context));
    accounts.checkWanted(name, password);
    String guest = api.visitors().welcome(context).id();
    List<OneTimeCode> codes = accounts.register(guest, name, password);
    signIns.renamed(guest);
    api.visitors().renew(context);
    context.status(201);
    api.json().tell(context, written(codes));
  }

  private static RecoveryCodes written(List<OneTimeCode> codes) {
    return new RecoveryCodes(codes.stream().map(OneTimeCode::written).toList());
  }

  private void changePassword(Api api, Context context) {
    RequestBody body =
        RequestBody.of(context, api.json(), "{\"old\": \"…\", \"new\": \"…\"}", "old", "new");
    String guest = SignInService.known(api, context).guest();
    limits.tries(guest, api.visitors().address(context));
    String device = SignInService.known(api, context).id();
    accounts.changePassword(guest, device, body.text("old"), body.text("new"));
    api.visitors().renew(context);
    context.status(204);
  }

  private void replaceCodes(Api api, Context context) {
    RequestBody body = RequestBody.of(context, api.json(), "{\"password\": \"…\"}", "password");
    String guest = SignInService.known(api, context).guest();
    limits.tries(guest, api.visitors().address(context));
    api.json().tell(context, written(accounts.replaceCodes(guest, body.text("password"))));
  }

  private void signIn(Api api, Context context) {
    RequestBody body = RequestBody.of(context, api.json(), FORM, "name", "password");
    String name = body.text("name");
    limits.tries(name, api.visitors().address(context));
    signIns.signIn(api, context, accounts.signIn(name, body.text("password")));
  }

  private void signOut(Api api, Context context) {
    api.visitors().signOut(context);
    context.status(204);
  }

  private void recover(Api api, Context context) {
    RequestBody body =
        RequestBody.of(
            context,
            api.json(),
            "{\"name\": \"Ada\", \"code\": \"…\", \"password\": \"…\"}",
            "name",
            "code",
            "password");
    String name = body.text("name");
    limits.tries(name, api.visitors().address(context));
    String guest = accounts.recover(name, body.text("code"), body.text("password"));
    signIns.signIn(api, context, guest);
  }

  private void reset(Api api, Context context) {
    RequestBody body =
        RequestBody.of(
            context, api.json(), "{\"code\": \"…\", \"password\": \"…\"}", "code", "password");
    limits.triesCode(api.visitors().address(context));
    signIns.signIn(api, context, accounts.reset(body.text("code"), body.text("password")));
  }

  private void sendReset(Api api, Context context) {
    RequestBody body = RequestBody.of(context, api.json(), "{\"name\": \"Ada\"}", "name");
    String name = body.text("name");
    limits.sendsReset(name, api.visitors().address(context));
    accounts.sendReset(name, RequestLanguage.languageOr(context));
    context.status(204);
  }
}
