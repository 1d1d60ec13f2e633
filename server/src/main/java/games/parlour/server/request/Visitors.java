package games.parlour.server.request;

import games.parlour.core.text.Text;
import games.parlour.server.device.DeviceLabel;
import games.parlour.server.device.DeviceSession;
import games.parlour.server.guest.Guests;
import games.parlour.server.network.ProxyHeaders;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.GuestRow;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Locale;
import java.util.Optional;

/** Who asks: the guest that the cookie names, and how much they may ask. */
public final class Visitors {
  private static final String COOKIE = "parlour_guest";
  private static final int A_YEAR = 365 * 24 * 60 * 60;

  private final Guests guests;
  private final VisitLimits limits;
  private final ProxyHeaders proxies;
  private final ChangeRule rule;

  public Visitors(Guests guests, VisitLimits limits, ProxyHeaders proxies, ChangeRule rule) {
    this.guests = guests;
    this.limits = limits;
    this.proxies = proxies;
    this.rule = rule;
  }

  /** The guest, if the cookie names one. */
  public Optional<GuestRow> guest(Context context) {
    return Optional.ofNullable(context.cookie(COOKIE)).flatMap(guests::of);
  }

  /** The device that asks, if somebody is signed in there. */
  public Optional<DeviceSession> device(Context context) {
    return Optional.ofNullable(context.cookie(COOKIE)).flatMap(guests::device);
  }

  /** The guest's id, if the cookie names one. */
  public Optional<String> id(Context context) {
    return device(context).map(DeviceSession::guest);
  }

  /** The guest; refuses whoever is not known. */
  public String known(Context context) {
    return id(context)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.watching")));
  }

  /** The guest; whoever is new is given a cookie. */
  public GuestRow welcome(Context context) {
    Optional<GuestRow> known = guest(context);
    if (known.isPresent()) {
      return known.get();
    }
    limits.welcome(address(context));
    Guests.Newcomer newcomer = guests.welcome(DeviceLabel.of(context.userAgent()));
    setCookie(context, newcomer.secret(), A_YEAR);
    return newcomer.guest();
  }

  /** From now on the device that asks speaks for this person, and for whom it did no more. */
  public void signIn(Context context, String guest) {
    Optional<DeviceSession> before = device(context);
    setCookie(context, guests.signIn(guest, DeviceLabel.of(context.userAgent())), A_YEAR);
    before.ifPresent(guests::signOut);
  }

  /** The device that asks stays, and whoever has a copy of its cookie is nobody from now on. */
  public void renew(Context context) {
    device(context).ifPresent(device -> signIn(context, device.guest()));
  }

  /** From now on the device that asks speaks for nobody. */
  public void signOut(Context context) {
    device(context).ifPresent(guests::signOut);
    setCookie(context, "", 0);
  }

  private void setCookie(Context context, String secret, int seconds) {
    boolean secure = proxies.isSecure(context);
    context.cookie(new Cookie(COOKIE, secret, "/", seconds, secure, true, null, SameSite.LAX));
  }

  public void asks(Context context) {
    pass(VisitLimits.Kind.READ, context);
  }

  public void changes(Context context) {
    fromOwnPages(context);
    pass(VisitLimits.Kind.WRITE, context);
    id(context).ifPresent(guest -> rule.check(guest, context.endpoint().path));
  }

  public void opens(Context context) {
    pass(VisitLimits.Kind.OPENING, context);
  }

  public void asksForAHint(Context context) {
    pass(VisitLimits.Kind.HINT, context);
  }

  public void asksForLines(Context context) {
    pass(VisitLimits.Kind.LINES, context);
  }

  private void pass(VisitLimits.Kind kind, Context context) {
    limits.pass(kind, id(context), address(context));
  }

  /** Where a request comes from. */
  public ClientAddress address(Context context) {
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

  /** How our pages are reached, as browsers write it: without the scheme's own port. */
  public String ownOrigin(Context context) {
    boolean secure = proxies.isSecure(context);
    String usual = secure ? ":443" : ":80";
    String host = proxies.host(context).orElse("");
    String named = host.endsWith(usual) ? host.substring(0, host.length() - usual.length()) : host;
    return (secure ? "https://" : "http://") + named;
  }
}
