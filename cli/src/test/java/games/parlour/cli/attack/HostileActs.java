package games.parlour.cli.attack;

import games.parlour.cli.attack.Attacker.OwnTable;
import games.parlour.cli.attack.wire.HttpText;
import games.parlour.cli.attack.wire.RawAnswer;
import games.parlour.cli.attack.wire.RawConnection;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Everything else that one can do at a table, by those who may not. */
final class HostileActs {
  private static final List<String> ACTS =
      List.of(
          "undo",
          "resign",
          "offer-draw",
          "accept-draw",
          "decline-draw",
          "ask-takeback",
          "accept-takeback",
          "decline-takeback",
          "rematch",
          "close");

  private static final List<String> SEATS =
      List.of("suffragettes", "police", "white", "black", "suffragist", "purple", "first", "x", "");

  private HostileActs() {}

  static void foreign(Attacker by) throws IOException {
    HonestTable table = by.any(by.target().tables());
    int after = table.seats().getFirst().after();
    Map<String, ?> body = Map.of("after", after, "act", by.any(ACTS));
    String cookie = by.below(3) == 0 ? "" : by.guest();
    by.refused(by.post("/api/tables/" + table.id() + "/acts", cookie, body), body.toString());
  }

  static void twice(Attacker by) throws IOException {
    OwnTable own = by.table();
    Map<String, ?> body = Map.of("after", by.below(4), "act", by.any(ACTS));
    by.post(own.path("/acts"), own.cookie(), body);
    by.post(own.path("/acts"), own.cookie(), body);
    by.post(own.path("/acts"), by.guest(), body);
  }

  static void closed(Attacker by) throws IOException {
    OwnTable own = by.newTable(Openings.of("suffragetto", "", "open"));
    Map<String, ?> close = Map.of("after", 0, "act", "close");
    if (by.post(own.path("/acts"), own.cookie(), close).status() >= 300) {
      return; // by the limits: the table is still open
    }
    for (String act : List.of("close", "resign", by.any(ACTS))) {
      by.post(own.path("/acts"), own.cookie(), Map.of("after", 0, "act", act));
    }
    by.refused(
        by.post("/api/join", "", Map.of("token", own.tokens().getFirst())), "a closed table");
    by.post(own.path("/moves"), own.cookie(), Map.of("after", 0, "move", "d6-d7"));
    by.ask("GET", own.path(""), own.cookie(), "");
    by.ask("GET", own.path("/record"), own.cookie(), "");
  }

  static void guessedToken(Attacker by) throws IOException {
    String token = by.token(by.any(List.of(22, 22, 22, 21, 1, 200)));
    if (by.below(2) == 0) {
      by.refused(by.ask("GET", "/api/join/" + token, by.guest(), ""), token);
    } else {
      by.refused(by.post("/api/join", by.guest(), Map.of("token", token)), token);
    }
  }

  static void seatOfOthers(Attacker by) throws IOException {
    HonestTable table = by.any(by.target().tables());
    String seat = by.any(SEATS);
    by.refused(
        by.post("/api/tables/" + table.id() + "/join", by.guest(), Map.of("seat", seat)), seat);
  }

  /** A made-up cookie is nobody's: it sees no hand, and it moves nothing. */
  static void guessedCookie(Attacker by) throws IOException {
    String cookie = "parlour_guest=" + by.token(by.any(List.of(22, 22, 21, 0, 500)));
    HonestTable table = by.any(by.target().tables());
    if (by.below(6) == 0) {
      by.ask("GET", "/api/tables/" + table.id(), cookie, "");
    } else {
      by.ask("GET", by.any(List.of("/api/me", "/api/tables?kind=mine")), cookie, "");
    }
    Map<String, ?> body = Map.of("after", table.seats().getFirst().after(), "act", "resign");
    by.refused(by.post("/api/tables/" + table.id() + "/acts", cookie, body), cookie);
  }

  /** Whoever stands by sees what everybody may see, and is offered nothing. */
  static void readOthers(Attacker by) throws IOException {
    HonestTable table = by.any(by.target().tables());
    String cookie = by.below(2) == 0 ? "" : by.guest();
    String path = "/api/tables/" + table.id();
    switch (by.below(3)) {
      case 0 -> by.ask("GET", path + "/record", cookie, "");
      case 1 -> stream(by, "/api/events?follow=" + table.id() + ":0", cookie);
      default -> nothingOffered(by, path, by.ask("GET", path, cookie, ""));
    }
  }

  /** While a game is played, nobody sees it from a seat that is not theirs. */
  static void readFromSeat(Attacker by) throws IOException {
    HonestTable table = by.any(by.target().tables());
    String cookie = by.below(2) == 0 ? "" : by.guest();
    String path = "/api/tables/" + table.id() + "?seat=" + by.any(SEATS);
    RawAnswer answer = by.ask("GET", path, cookie, "");
    if (answer.status() == 200 && answer.body().contains("\"status\":\"playing\"")) {
      by.tally().finding(by.kind() + ": a stranger sees a game under way at " + path);
    }
  }

  /** Nobody is told the reasons of a table that they do not play at, whatever they ask about. */
  static void oddReason(Attacker by) throws IOException {
    HonestTable table = by.any(by.target().tables());
    String cookie = by.below(2) == 0 ? "" : by.guest();
    String from = by.any(List.of("c6", "a1", "z99", "", "c6".repeat(200), "%00", "c6&from=d6"));
    String after = by.any(List.of("0", "-1", "999999", "9999999999", "x", ""));
    String path = "/api/tables/" + table.id() + "/why?after=" + after + "&from=" + from + "&to=c8";
    RawAnswer answer = by.ask("GET", path, cookie, "");
    if (answer.status() == 200) {
      by.tally().finding(by.kind() + ": a stranger is given a reason at " + path);
    }
  }

  private static void nothingOffered(Attacker by, String path, RawAnswer answer) {
    if (answer.status() != 200) {
      return;
    }
    if (!answer.body().contains("\"offers\":[]") || !answer.body().contains("\"invites\":[]")) {
      by.tally().finding(by.kind() + ": a stranger is offered something at " + path);
    }
  }

  private static void stream(Attacker by, String path, String cookie) throws IOException {
    try (RawConnection stream = by.connect()) {
      String request = HttpText.request("GET", path, cookie, "").replace("HTTP/1.1", "HTTP/1.0");
      long begun = System.nanoTime();
      stream.send(request);
      String head = RawAnswer.head(stream.in());
      int status = RawAnswer.statusOf(head);
      String first = "";
      while (status == 200 && !first.startsWith("data: ")) {
        first = RawAnswer.line(stream.in());
      }
      by.answered(request, new RawAnswer(status, head, first), begun);
      if (status == 200) {
        nothingOffered(by, path, new RawAnswer(status, head, first));
      }
      stream.slam();
    }
  }

  /** Has games analysed, its own and none. */
  static void analysed(Attacker by) throws IOException {
    OwnTable own = by.table();
    String path = by.below(2) == 0 ? own.path("/analysis") : "/api/tables/nowhere/analysis";
    Map<String, Object> body =
        by.below(2) == 0 ? Map.of() : Map.of("seat", by.any(List.of("police", "x", "")));
    by.post(path, by.below(2) == 0 ? own.cookie() : by.guest(), body);
    by.ask("GET", path + "?seat=" + by.any(List.of("police", "%00", "")), own.cookie(), "");
  }
}
