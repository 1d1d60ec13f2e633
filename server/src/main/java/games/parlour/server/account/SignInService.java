package games.parlour.server.account;

import games.parlour.core.text.Text;
import games.parlour.server.api.ServerDocuments;
import games.parlour.server.device.DeviceSession;
import games.parlour.server.guest.Guests;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.Optional;

/** Lets a device speak for somebody, with the games that were begun on it. */
final class SignInService {
  private final Guests guests;
  private final SeatMover seats;
  private final Tables tables;

  SignInService(Guests guests, SeatMover seats, Tables tables) {
    this.guests = guests;
    this.seats = seats;
    this.tables = tables;
  }

  /** The device that asks; refuses one that nobody is signed in on. */
  static DeviceSession known(Api api, Context context) {
    return api.visitors()
        .device(context)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.account.nobody")));
  }

  /** Signs somebody in on the device that asks, and tells it who that is. */
  void signIn(Api api, Context context, String guest) {
    Optional<String> before = api.visitors().id(context);
    before.ifPresent(other -> seats.takeAlong(other, guest));
    api.visitors().signIn(context, guest);
    String name = guests.name(guest, api.words().of(RequestLanguage.languageOr(context)));
    api.json().tell(context, new ServerDocuments.Me(guest, name));
  }

  /** Everybody who plays with somebody is told their new name. */
  void renamed(String guest) {
    tables.renamed(guest);
  }
}
