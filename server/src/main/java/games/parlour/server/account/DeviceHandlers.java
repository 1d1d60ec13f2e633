package games.parlour.server.account;

import games.parlour.core.text.Text;
import games.parlour.server.account.AccountDocuments.Devices;
import games.parlour.server.account.AccountDocuments.Transfer;
import games.parlour.server.device.DeviceSession;
import games.parlour.server.device.DeviceSessions;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestBody;
import io.javalin.http.Context;

/** The devices that somebody is signed in on, and how to go on with another one. */
final class DeviceHandlers implements ApiPart {
  private final DeviceSessions devices;
  private final LoginCodes codes;
  private final SignInService signIns;
  private final AccountLimits limits;

  DeviceHandlers(
      DeviceSessions devices, LoginCodes codes, SignInService signIns, AccountLimits limits) {
    this.devices = devices;
    this.codes = codes;
    this.signIns = signIns;
    this.limits = limits;
  }

  @Override
  public void register(Api api) {
    api.post("/api/me/transfer", context -> transfer(api, context));
    api.post("/api/me/claim", context -> claim(api, context));
    api.get("/api/me/sessions", context -> list(api, context));
    api.delete("/api/me/sessions", context -> signOutOthers(api, context));
    api.delete("/api/me/sessions/{id}", context -> signOut(api, context));
  }

  private void transfer(Api api, Context context) {
    String guest = api.visitors().welcome(context).id();
    limits.issues(guest);
    LoginCodes.Issued issued = codes.issue(LoginCodes.Kind.TRANSFER, guest);
    String path = "/transfer#" + issued.code().written(); // no server sees what is behind it
    String link = api.visitors().ownOrigin(context) + path;
    api.json()
        .tell(
            context,
            new Transfer(
                issued.code().written(), path, issued.valid().toSeconds(), QrPicture.of(link)));
  }

  private void claim(Api api, Context context) {
    RequestBody body = RequestBody.of(context, api.json(), "{\"code\": \"ABCD-EFGH\"}", "code");
    OneTimeCode code = OneTimeCode.typed(body.text("code"));
    limits.triesCode(api.visitors().address(context));
    String guest =
        codes
            .use(LoginCodes.Kind.TRANSFER, code)
            .orElseThrow(
                () -> new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.transfer")));
    signIns.signIn(api, context, guest);
  }

  private void list(Api api, Context context) {
    DeviceSession here = SignInService.known(api, context);
    api.json().tell(context, new Devices(DeviceTexts.tell(devices, here, api, context)));
  }

  private void signOutOthers(Api api, Context context) {
    DeviceSession here = SignInService.known(api, context);
    codes.revoke(here.guest());
    devices.signOutOthers(here.guest(), here.id());
    context.status(204);
  }

  private void signOut(Api api, Context context) {
    DeviceSession here = SignInService.known(api, context);
    String id = context.pathParam("id");
    if (!devices.signOut(here.guest(), id)) {
      throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.device"));
    }
    codes.revoke(here.guest()); // it may have been given one to come back with
    context.status(204);
  }
}
