package games.parlour.cli.attack;

import games.parlour.cli.attack.Attacker.OwnTable;
import games.parlour.cli.attack.wire.HttpText;
import games.parlour.cli.attack.wire.RawAnswer;
import games.parlour.cli.attack.wire.RawConnection;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Too much of what is allowed. */
final class Floods {
  private static final List<String> NAMES =
      List.of(
          "Eve",
          "\u3164",
          "Computer, level 8",
          "\u202eeve",
          "<b>Eve</b>",
          "",
          "E".repeat(25),
          "\u2800",
          "Ev\u0435");

  private Floods() {}

  static void guests(Attacker by) throws IOException {
    by.ask("PUT", "/api/me", "", "{\"name\":\"Eve\"}");
  }

  static void tables(Attacker by) throws IOException {
    by.open(Openings.any(by));
  }

  static void streams(Attacker by) throws IOException {
    String id = by.below(2) == 0 ? by.table().id() : by.any(by.target().tables()).id();
    String request = HttpText.request("GET", "/api/events?follow=" + id + ":0", by.guest(), "");
    RawConnection stream = by.connect();
    long begun = System.nanoTime();
    stream.send(request);
    String head = RawAnswer.head(stream.in());
    by.answered(request, new RawAnswer(RawAnswer.statusOf(head), head, ""), begun);
    by.keep(stream);
  }

  static void renames(Attacker by) throws IOException {
    String body = Attacker.JSON.writeValueAsString(Map.of("name", by.any(NAMES) + by.below(100)));
    by.ask("PUT", "/api/me", by.table().cookie(), body);
  }

  static void hints(Attacker by) throws IOException {
    OwnTable own = by.table();
    by.post(own.path("/hint"), own.cookie(), Map.of("after", by.below(2)));
  }
}
