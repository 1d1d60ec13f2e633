package games.parlour.cli.chaos;

import games.parlour.cli.chaos.ChaosClient.Answer;
import games.parlour.cli.chaos.ScenarioResult.Flaw;
import games.parlour.cli.chaos.cluster.NodeRoute;
import games.parlour.core.random.Generator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import tools.jackson.databind.JsonNode;

/**
 * One game, played by the people at a table with random moves. A move without an answer is sent
 * again as it was, as the page does it.
 */
final class ChaosTable implements AutoCloseable {
  private static final int OK = 200;
  private static final int CREATED = 201;
  private static final int CONFLICT = 409;
  private static final int TOO_MANY = 429;
  private static final int ATTEMPTS = 6;

  private final ChaosTableKind kind;
  private final NodeRoute route;
  private final ChaosClient client;
  private final ScenarioResult result;
  private final Generator random;
  private final String id;
  private final MoveLedger ledger;
  private final List<ChaosSeat> seats = new ArrayList<>();
  private final AtomicInteger refused = new AtomicInteger();

  /** Opens it and seats somebody new on every chair; if anything fails, it is not to be used. */
  ChaosTable(
      ChaosTableKind kind,
      NodeRoute route,
      ChaosClient client,
      ScenarioResult result,
      Generator random)
      throws IOException, InterruptedException {
    this.kind = kind;
    this.route = route;
    this.client = client;
    this.result = result;
    this.random = random;
    Answer opened = post("/api/tables", "", kind.body());
    JsonNode table = expect(opened, CREATED);
    this.id = table.path("id").asString();
    this.ledger = new MoveLedger(id, result);
    List<String> cookies = new ArrayList<>(List.of(opened.cookie()));
    for (JsonNode invite : table.path("state").path("invites")) {
      String token = invite.path("path").asString().substring("/join/".length());
      Answer joined = post("/api/join", "", Map.of("token", token));
      expect(joined, OK);
      cookies.add(joined.cookie());
    }
    Set<String> computers = new HashSet<>();
    for (JsonNode seat : table.path("state").path("seats")) {
      if (seat.path("kind").asString("").equals("computer")) {
        computers.add(seat.path("name").asString(""));
      }
    }
    ledger.computers(computers);
    for (String cookie : cookies) {
      seats.add(new ChaosSeat(id, cookie, route, client, ledger, result, random.split()));
    }
  }

  /** Asks any node; the next request goes to another one if this one is of no use. */
  private Answer post(String path, String cookie, Map<String, ?> body)
      throws IOException, InterruptedException {
    int port = route.any(random);
    try {
      Answer answer = client.post(port, path, cookie, body);
      if (answer.status() >= 500) {
        route.avoid(port);
      }
      return answer;
    } catch (IOException lost) {
      route.avoid(port);
      throw lost;
    }
  }

  private static JsonNode expect(Answer answer, int status) throws IOException {
    if (answer.status() != status) {
      throw new IOException("answered with " + answer);
    }
    return answer.json();
  }

  String id() {
    return kind.game() + " " + id;
  }

  ChaosTableKind kind() {
    return kind;
  }

  MoveLedger ledger() {
    return ledger;
  }

  List<ChaosSeat> seats() {
    return seats;
  }

  /** How many requests were answered with a fault of the server. */
  int refused() {
    return refused.get();
  }

  boolean isOver() {
    return seats.stream().anyMatch(ChaosSeat::isOver);
  }

  /** How many steps were seen here; where a computer plays, only its own prove that it goes on. */
  long steps() {
    return kind.hasComputer() ? ledger.computerMoves() : Math.max(0, length());
  }

  /** The last entry that anybody knows of. */
  int length() {
    return seats.stream().mapToInt(ChaosSeat::after).max().orElse(0);
  }

  /** One move, if it is for a person to move and that person knows of it. */
  boolean step() throws InterruptedException {
    int length = length();
    for (ChaosSeat seat : seats) {
      if (seat.decides() && seat.after() == length) {
        JsonNode state = seat.state();
        JsonNode offers = state.path("offers");
        String move = offers.path(random.below(offers.size())).path("move").asString();
        send(seat, state.path("after").asInt(), state.path("turn").path("seat").asString(), move);
        return true;
      }
    }
    return false;
  }

  private void send(ChaosSeat seat, int after, String name, String move)
      throws InterruptedException {
    ledger.sent(after, name, move);
    Map<String, ?> body = Map.of("after", after, "move", move);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        Answer answer = post(path("/moves"), seat.cookie(), body);
        if (answer.status() < 500 && answer.status() != TOO_MANY) {
          answered(seat, after, name, move, answer);
          return;
        }
        refused.incrementAndGet();
      } catch (IOException lost) {
        // nobody knows whether it was heard, so it is sent again
      }
      Thread.sleep(ChaosSeat.delay(attempt));
      for (int i = 0; i < 200 && !seat.isConnected(); i++) {
        Thread.sleep(10);
      }
    }
  }

  private void answered(ChaosSeat seat, int after, String name, String move, Answer answer) {
    try {
      if (answer.status() == OK) {
        ledger.acknowledged(after, name, move);
        JsonNode update = answer.json();
        int first = update.path("entries").path(0).path("number").asInt();
        if (first != after + 1) {
          result.found(Flaw.OTHER, id() + ": the answer to " + move + " begins with " + first);
        }
        update.path("entries").forEach(ledger::told);
        seat.see(update.path("state"));
      } else if (answer.status() == CONFLICT) {
        Answer whole = client.get(route.any(random), path(""), seat.cookie());
        if (whole.status() == OK) {
          seat.see(whole.json().path("state"));
        }
      } else {
        result.found(Flaw.OTHER, id() + ": " + move + " after " + after + " got " + answer);
      }
    } catch (IOException lost) {
      // what was missed comes over the stream
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String path(String what) {
    return "/api/tables/" + id + what;
  }

  /** Asks once more and more, each time the node that is named then, until one answers well. */
  private Answer patiently(IntSupplier port, String what, ChaosSeat seat, int seconds)
      throws IOException, InterruptedException {
    long until = System.nanoTime() + seconds * 1_000_000_000L;
    String last = "nothing";
    while (System.nanoTime() < until) {
      int node = port.getAsInt();
      try {
        Answer answer = client.get(node, path(what), seat.cookie());
        if (answer.status() == OK) {
          return answer;
        }
        last = answer.toString();
        route.avoid(node);
      } catch (IOException lost) {
        last = String.valueOf(lost.getMessage());
        route.avoid(node);
      }
      Thread.sleep(50);
    }
    throw new IOException(id() + what + " is answered with " + last);
  }

  /**
   * Compares the log, as every node that runs tells it to a seat, with the ledger; how long it is.
   */
  int checkEverywhere(ChaosSeat seat, int seconds) throws IOException, InterruptedException {
    int length = 0;
    for (int port : route.ports()) {
      length = check(seat, seconds, () -> port);
    }
    return length;
  }

  /** The same, as any node tells it, while nodes may come and go. */
  int check(ChaosSeat seat, int seconds) throws IOException, InterruptedException {
    return check(seat, seconds, () -> route.any(random));
  }

  private int check(ChaosSeat seat, int seconds, IntSupplier port)
      throws IOException, InterruptedException {
    MoveLedger.Expected expected = ledger.expected();
    JsonNode table = patiently(port, "", seat, seconds).json();
    List<JsonNode> log = new ArrayList<>();
    table.path("entries").forEach(log::add);
    ledger.check(expected, log);
    return log.size();
  }

  /** Gives up if the game is not over, and returns the record, which is told then. */
  String record(int seconds) throws IOException, InterruptedException {
    ChaosSeat seat = seats.getFirst();
    long until = System.nanoTime() + seconds * 1_000_000_000L;
    while (!isOver() && System.nanoTime() < until) {
      int after = length();
      for (JsonNode own : seat.state().path("yours")) {
        ledger.resigned(own.asString());
      }
      try {
        post(path("/acts"), seat.cookie(), Map.of("after", after, "act", "resign"));
      } catch (IOException lost) {
        // the stream will tell
      }
      for (int i = 0; i < 50 && !isOver() && length() == after; i++) {
        Thread.sleep(10);
      }
    }
    return patiently(() -> route.any(random), "/record", seat, seconds).text();
  }

  @Override
  public void close() {
    seats.forEach(ChaosSeat::close);
  }
}
