package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.HttpText;
import java.io.IOException;
import java.util.List;

/** Addresses that lead nowhere, and methods that do nothing. */
final class OddAddresses {
  private static final List<String> METHODS =
      List.of(
          "DELETE",
          "PATCH",
          "OPTIONS",
          "HEAD",
          "PUT",
          "POST",
          "TRACE",
          "CONNECT",
          "PROPFIND",
          "get",
          "X");

  private static final List<String> ODD =
      List.of(
          "%2e%2e/%2e%2e/etc/passwd",
          "..%2f..%2fparlour.key",
          "../parlour.key",
          "..;/x",
          "%00",
          "a%00b",
          "%",
          "%zz",
          "%c0%ae%c0%ae/",
          "%ff%fe",
          ";jsessionid=1",
          "a;b=c",
          "\\..\\..",
          "%5c..%5c",
          "'%3b%20drop%20table%20entry%3b--",
          "%0d%0aX:%20y",
          "%F0%9F%A6%8A",
          ".git/config",
          "parlour.db",
          "index.html",
          "*",
          "//",
          "?",
          "~",
          "-1",
          "null",
          "{id}",
          "<script>");

  private static final List<String> ODD_VALUES =
      List.of(
          "",
          "x",
          "-1",
          "999999",
          "0",
          "%00",
          "%27%20or%201=1%20--",
          "%3Cscript%3E",
          "%F0%9F%A6%8A",
          "9".repeat(400),
          "17/17/17 s 0",
          "suffragettes",
          "guest%3A");

  private static final List<String> PLACES =
      List.of(
          "/",
          "/api/",
          "/api/tables/",
          "/api/games/",
          "/api/join/",
          "/join/",
          "/tables/",
          "/assets/",
          "/healthz/");

  private OddAddresses() {}

  static void wrongMethod(Attacker by) throws IOException {
    String id = by.any(by.target().tables()).id();
    String path =
        by.any(
            List.of(
                "/",
                "/api/me",
                "/api/tables",
                "/api/tables/" + id,
                "/api/tables/" + id + "/moves",
                "/api/tables/" + id + "/record",
                "/api/events",
                "/healthz",
                "/readyz",
                "/metrics",
                "/api/openapi.json",
                "/api"));
    String method = by.any(METHODS);
    String request = HttpText.request(method, path, by.guest(), by.below(2) == 0 ? "{}" : "");
    if (method.equals("CONNECT") || method.equals("HEAD")) {
      by.sendRaw(request);
    } else {
      by.send(request, true);
    }
  }

  static void deep(Attacker by) throws IOException {
    String step =
        by.any(List.of("/a", "/a.b", "/-", "//", "/%61", "/.", "/..", "/api", "/%2e", "/;"));
    int most = by.below(10) == 0 ? 60_000 : 7_900;
    String path = step.repeat(Math.min(1 + by.below(4_000), most / step.length()));
    by.sendRaw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  }

  static void odd(Attacker by) throws IOException {
    String path = by.any(PLACES) + by.any(ODD) + (by.below(3) == 0 ? "/" + by.any(ODD) : "");
    by.send(HttpText.request("GET", path.replace(" ", "%20"), by.guest(), ""), true);
  }

  static void longQuery(Attacker by) throws IOException {
    String part =
        by.any(
            List.of("a", "lang=de&", "kind=open&", "%41", "&", "=", "+", "%", "follow=x:1,", ","));
    String query = part.repeat(by.below(7_000 / part.length()));
    String path =
        by.any(
            List.of(
                "/api/tables",
                "/api/me",
                "/api/games",
                "/api/events",
                "/",
                "/api/games/suffragetto",
                "/api/games/votes-for-women/cards"));
    by.ask("GET", path + "?" + query, "", "");
  }

  /** Pictures of tables, of entries that are not there, and the pages of tables. */
  static void pictures(Attacker by) throws IOException {
    String id = by.below(3) == 0 ? by.token(22) : by.any(by.target().tables()).id();
    String path =
        by.any(
            List.of(
                "/api/tables/" + id + "/picture.svg",
                "/api/tables/" + id + "/picture.png",
                "/api/tables/" + id + "/preview.png",
                "/api/games/suffragetto/picture.svg",
                "/api/games/fort-chitral/picture.png",
                "/api/games/suffragetto/why",
                "/analysis/suffragetto",
                "/table/" + id,
                "/join/" + id,
                "/group/" + id));
    by.ask(
        "GET",
        path
            + "?entry="
            + by.any(ODD_VALUES)
            + "&from=a1&position="
            + by.any(ODD_VALUES)
            + "&lang="
            + by.any(ODD_VALUES),
        by.guest(),
        "");
  }

  static void searches(Attacker by) throws IOException {
    String path =
        by.any(
            List.of(
                "/api/finished?game=suffragetto&position=",
                "/api/finished?game=suffragetto&result=",
                "/api/finished?player=",
                "/api/finished?after=",
                "/api/finished?game=",
                "/api/me/games?opponent=",
                "/api/me/games?after=",
                "/api/me/statistics?lang="));
    by.ask("GET", path + by.any(ODD_VALUES), by.guest(), "");
  }

  /** Nobody hides a game at which they do not sit. */
  static void hidden(Attacker by) throws IOException {
    String id = by.any(by.target().tables()).id();
    by.ask("PUT", "/api/me/hidden/" + id, by.guest(), "{}");
  }
}
