package games.parlour.cli.attack;

import games.parlour.cli.attack.Attacker.OwnTable;
import games.parlour.cli.attack.wire.HttpText;
import games.parlour.cli.attack.wire.RawAnswer;
import games.parlour.cli.attack.wire.RawConnection;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Requests of which only one can count, at the same moment. */
final class Races {
  private static final int RACERS = 20;

  private Races() {}

  /** Everybody has sent all but the last byte before anybody sends it. */
  private static List<RawAnswer> together(Attacker by, List<String> requests) throws IOException {
    List<RawConnection> lines = new ArrayList<>();
    try {
      for (String request : requests) {
        RawConnection line = by.connect();
        lines.add(line);
        line.send(request.substring(0, request.length() - 1));
      }
      long begun = System.nanoTime();
      for (int i = 0; i < lines.size(); i++) {
        String request = requests.get(i);
        lines.get(i).send(request.substring(request.length() - 1));
      }
      List<RawAnswer> answers = new ArrayList<>();
      for (int i = 0; i < lines.size(); i++) {
        RawAnswer answer = lines.get(i).answer(true);
        by.answered(requests.get(i), answer, begun);
        answers.add(answer);
      }
      return answers;
    } finally {
      lines.forEach(RawConnection::close);
    }
  }

  static void sameMove(Attacker by) throws IOException {
    OwnTable own = by.newTable(Openings.of("fort-chitral", "", "device"));
    RawAnswer seen = by.ask("GET", own.path(""), own.cookie(), "");
    if (seen.status() != 200) {
      return;
    }
    JsonNode state = Attacker.JSON.readTree(seen.body()).path("state");
    int after = state.path("after").asInt();
    String move = state.path("offers").path(0).path("move").asString("");
    String body = Attacker.JSON.writeValueAsString(Map.of("after", after, "move", move));
    String request = HttpText.request("POST", own.path("/moves"), own.cookie(), body);
    List<RawAnswer> answers = together(by, Collections.nCopies(RACERS, request));
    long done = answers.stream().filter(answer -> answer.status() == 200).count();
    seen = by.ask("GET", own.path(""), own.cookie(), "");
    if (seen.status() != 200) {
      return;
    }
    int now = Attacker.JSON.readTree(seen.body()).path("state").path("after").asInt();
    if (now != after + (done > 0 ? 1 : 0)) {
      by.tally().finding(by.kind() + ": from " + after + " to " + now + " by one move");
    }
  }

  static void twoForOneSeat(Attacker by) throws IOException {
    OwnTable own = by.newTable(Openings.of("suffragetto", "", "open"));
    String body = Attacker.JSON.writeValueAsString(Map.of("token", own.tokens().getFirst()));
    String request = HttpText.request("POST", "/api/join", "", body);
    long seated =
        together(by, Collections.nCopies(RACERS, request)).stream()
            .filter(answer -> answer.status() == 200)
            .count();
    if (seated > 1) {
      by.tally().finding(by.kind() + ": " + seated + " sit on one chair");
    }
  }
}
