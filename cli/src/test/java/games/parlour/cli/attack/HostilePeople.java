package games.parlour.cli.attack;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** People who guess at passwords and codes, and who talk where they have no business. */
final class HostilePeople {
  private static final List<String> NAMES =
      List.of("Ada", "admin", "root", "Eve", "' or 1=1 --", "\u0000", "A".repeat(500), "\u202eeve");

  private static final List<String> WORDS =
      List.of(
          "", "a", "correct horse battery", "\u0000", "p".repeat(5_000), "\ud83e\udd8a", "null");

  private static final List<String> SAID =
      List.of(
          "",
          " ",
          "\u0000",
          "<script>alert(1)</script>",
          "x".repeat(5_000),
          "\u202e\u2066",
          "a\nb\rc",
          "\ud83e\udd8a");

  private HostilePeople() {}

  static void guessedPassword(Attacker by) throws IOException {
    Map<String, ?> body = Map.of("name", by.any(NAMES), "password", by.any(WORDS));
    by.refused(by.post("/api/signin", by.guest(), body), body.toString());
  }

  static void guessedCode(Attacker by) throws IOException {
    String code = by.token(by.any(List.of(8, 12, 20, 0, 400)));
    String cookie = by.guest();
    switch (by.below(3)) {
      case 0 ->
          by.refused(
              by.post(
                  "/api/recover",
                  cookie,
                  Map.of("name", by.any(NAMES), "code", code, "password", "a good password")),
              code);
      case 1 ->
          by.refused(
              by.post("/api/reset", cookie, Map.of("code", code, "password", "a good password")),
              code);
      default -> by.refused(by.post("/api/me/claim", cookie, Map.of("code", code)), code);
    }
  }

  /** Whether an account is there must show in nothing. */
  static void wantedReset(Attacker by) throws IOException {
    by.post("/api/reset/mail", by.guest(), Map.of("name", by.any(NAMES)));
  }

  /** Nobody hears, says, mutes or reports anything at a table where they do not sit. */
  static void talkOfOthers(Attacker by) throws IOException {
    String table = "/api/tables/" + by.any(by.target().tables()).id();
    String cookie = by.below(3) == 0 ? "" : by.guest();
    switch (by.below(4)) {
      case 0 -> by.refused(by.ask("GET", table + "/chat", cookie, ""), "reading a chat");
      case 1 -> by.refused(by.post(table + "/chat", cookie, Map.of("text", by.any(SAID))), "chat");
      case 2 ->
          by.refused(
              by.post(table + "/reports", cookie, Map.of("seat", "police", "reason", "spam")),
              "a report");
      default ->
          by.refused(
              by.ask("PUT", table + "/mutes", cookie, "{\"seat\":\"police\",\"muted\":true}"),
              "a mute");
    }
  }

  /** Devices, codes and data of others. */
  static void ownedByOthers(Attacker by) throws IOException {
    String guessed = by.token(22);
    String cookie = by.guest();
    switch (by.below(3)) {
      case 0 -> by.refused(by.ask("DELETE", "/api/me/sessions/" + guessed, cookie, ""), guessed);
      case 1 -> by.refused(by.ask("DELETE", "/api/me/blocks/" + guessed, cookie, ""), guessed);
      default ->
          by.refused(by.ask("GET", "/api/me/export", "parlour_guest=" + guessed, ""), guessed);
    }
  }

  /** Nobody gets into a group by guessing, and nobody asks about one from outside. */
  static void groupsOfOthers(Attacker by) throws IOException {
    String code = by.token(by.any(List.of(6, 7, 1, 300)));
    String group = "/api/groups/" + by.token(22);
    String cookie = by.guest();
    switch (by.below(4)) {
      case 0 -> by.refused(by.ask("GET", "/api/groups/codes/" + code, cookie, ""), code);
      case 1 ->
          by.refused(
              by.post("/api/groups/codes/" + code, cookie, Map.of("name", by.any(NAMES))), code);
      case 2 -> by.refused(by.ask("GET", group, cookie, ""), group);
      default -> by.refused(by.post(group + "/tournaments", cookie, Map.of()), group);
    }
  }

  /** Records that nobody has played, and texts that are none. */
  static void oddRecords(Attacker by) throws IOException {
    String head = "parlour-record 1\ngame: " + by.any(List.of("suffragetto", "chess", "")) + "\n";
    String record =
        switch (by.below(4)) {
          case 0 -> by.any(SAID);
          case 1 -> head + "rules: 1\n\n1 suffragettes " + by.any(WORDS) + "\n";
          case 2 -> head + "x".repeat(50_000);
          default -> "{\"format\": \"parlour-record 1\", \"log\": " + "[".repeat(500) + "}";
        };
    by.refused(by.post("/api/records", by.guest(), Map.of("record", record)), "a record");
  }

  static void oddNames(Attacker by) throws IOException {
    Map<String, ?> body = Map.of("name", by.any(NAMES), "password", by.any(WORDS));
    by.post("/api/me/account", by.guest(), body);
  }
}
