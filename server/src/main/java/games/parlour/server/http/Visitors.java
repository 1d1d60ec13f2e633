package games.parlour.server.http;

import games.parlour.core.text.Text;
import games.parlour.server.network.ProxyHeaders;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.GuestRow;
import games.parlour.server.tables.Guests;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Locale;
import java.util.Optional;

/** Who asks: the guest that the cookie names, and how much they may ask. */
final class Visitors {
  private static final String COOKIE = "parlour_guest";
  private static final int A_YEAR = 365 * 24 * 60 * 60;

  private final Guests guests;
  private final VisitLimits limits;
  private final ProxyHeaders proxies;

  Visitors(Guests guests, VisitLimits limits, ProxyHeaders proxies) {
    this.guests = guests;
    this.limits = limits;
    this.proxies = proxies;
  }

  /** The guest, if the cookie names one. */
  Optional<GuestRow> guest(Context context) {
    return Optional.ofNullable(context.cookie(COOKIE)).flatMap(guests::of);
  }

  /** The guest's id, if the cookie names one. */
  Optional<String> id(Context context) {
    return guest(context).map(GuestRow::id);
  }

  /** The guest; refuses whoever is not known. */
  String known(Context context) {
    return id(context)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.watching")));
  }

  /** The guest; whoever is new is given a cookie. */
  GuestRow welcome(Context context) {
    Optional<GuestRow> known = guest(context);
    if (known.isPresent()) {
      return known.get();
    }
    limits.welcome(address(context));
    Guests.Newcomer newcomer = guests.welcome();
    context.cookie(
        new Cookie(
            COOKIE,
            newcomer.secret(),
            "/",
            A_YEAR,
            proxies.isSecure(context),
            true,
            null,
            SameSite.LAX));
    return newcomer.guest();
  }

  void asks(Context context) {
    pass(VisitLimits.Kind.READ, context);
  }

  void changes(Context context) {
    fromOwnPages(context);
    pass(VisitLimits.Kind.WRITE, context);
  }

  void opens(Context context) {
    pass(VisitLimits.Kind.OPENING, context);
  }

  void asksForAHint(Context context) {
    pass(VisitLimits.Kind.HINT, context);
  }

  private void pass(VisitLimits.Kind kind, Context context) {
    limits.pass(kind, id(context), address(context));
  }

  /** Where a request comes from. */
  ClientAddress address(Context context) {
    return ClientAddress.ofText(proxies.client(context));
  }

  /**
   * Browsers say where a request comes from; another site may not act for a guest. Without HTTPS
   * they only name the origin.
   */
  private void fromOwnPages(Context context) {
    String site = context.header("Sec-Fetch-Site");
    String origin = context.header("Origin");
    boolean foreign =
        site != null
            ? !site.equals("same-origin") && !site.equals("none")
            : origin != null && !origin.toLowerCase(Locale.ROOT).equals(ownOrigin(context));
    if (foreign) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.origin"));
    }
  }

  /** As browsers write it: without the port that the scheme has anyway. */
  private String ownOrigin(Context context) {
    boolean secure = proxies.isSecure(context);
    String usual = secure ? ":443" : ":80";
    String host = proxies.host(context).orElse("");
    String named = host.endsWith(usual) ? host.substring(0, host.length() - usual.length()) : host;
    return (secure ? "https://" : "http://") + named;
  }
}
