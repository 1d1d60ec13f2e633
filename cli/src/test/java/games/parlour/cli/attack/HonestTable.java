package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.HttpText;
import games.parlour.cli.attack.wire.RawAnswer;
import games.parlour.cli.attack.wire.RawConnection;
import games.parlour.core.random.Generator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;

/** A table where people play while the server is attacked, and remember what they did. */
final class HonestTable implements AutoCloseable {
  /** Honest players come from an address that no attacker has. */
  static final String ADDRESS = "127.0.0.2";

  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final int PAUSE_MS = 120;
  private static final int TOO_OFTEN = 429;

  private final String id;
  private final String game;
  private final List<HonestSeat> seats = new ArrayList<>();
  private final List<String> tokens = new ArrayList<>();
  private final Map<Integer, String> posted = new TreeMap<>();
  private final AttackTally tally;
  private final StallWatch stalls;
  private final Generator random;
  private final boolean withComputer;
  private int port;
  private RawConnection http;

  /** Opens a table and seats somebody on every free chair. */
  HonestTable(Opening opening, int port, Generator random, AttackTally tally, StallWatch stalls)
      throws IOException {
    this.tally = tally;
    this.stalls = stalls;
    this.random = random;
    this.port = port;
    this.game = opening.game();
    this.withComputer = opening.seats().toString().contains("computer");
    this.http = new RawConnection(ADDRESS, port);
    RawAnswer opened = ask("POST", "/api/tables", "", opening.json());
    JsonNode table = read(opened, 201);
    this.id = table.path("id").asString();
    seats.add(new HonestSeat(opened.cookie(), id, port, tally));
    for (JsonNode invite : table.path("state").path("invites")) {
      String token = invite.path("path").asString().substring("/join/".length());
      tokens.add(token);
      RawAnswer joined = ask("POST", "/api/join", "", "{\"token\":\"" + token + "\"}");
      read(joined, 200);
      seats.add(new HonestSeat(joined.cookie(), id, port, tally));
    }
  }

  /** What is asked for when a table is opened. */
  record Opening(String game, Map<String, String> seats, Map<String, String> options) {
    String json() {
      return HonestSeat.JSON.writeValueAsString(
          Map.of("game", game, "seats", seats, "options", options));
    }
  }

  String id() {
    return id;
  }

  String game() {
    return game;
  }

  List<HonestSeat> seats() {
    return seats;
  }

  /** What nobody else may ever be told. */
  List<String> secrets() {
    List<String> secrets = new ArrayList<>(tokens);
    seats.forEach(seat -> secrets.add(seat.cookie().split("=", 2)[1]));
    return secrets;
  }

  boolean isOver() {
    return seats.getFirst().isOver();
  }

  private RawAnswer ask(String method, String path, String cookie, String body) throws IOException {
    http.send(HttpText.request(method, path, cookie, body));
    RawAnswer answer = http.answer(true);
    if (answer.closes()) {
      http.close();
      http = new RawConnection(ADDRESS, port);
    }
    return answer;
  }

  private static JsonNode read(RawAnswer answer, int status) throws IOException {
    if (answer.status() != status) {
      throw new IOException("an honest request got " + answer.status() + " " + answer.body());
    }
    return HonestSeat.JSON.readTree(answer.body());
  }

  /** Plays until a move was made after the time has come to stop, or the game is over. */
  void play(BooleanSupplier stopped) throws InterruptedException {
    long quiet = System.nanoTime();
    try {
      for (boolean isLast = false; !isLast && !isOver(); ) {
        boolean isStopped = stopped.getAsBoolean();
        HonestSeat latest = latest();
        if (latest.decides() && agreed(latest.after())) {
          move(latest);
          quiet = System.nanoTime();
          isLast = isStopped;
          Thread.sleep(PAUSE_MS);
        } else if (stalls.workedSince(quiet) > LONGEST_NANOS * (withComputer ? 6 : 1)) {
          tally.finding(game + " " + id + ": play does not go on after " + latest.after());
          return;
        } else {
          Thread.sleep(5);
        }
      }
    } catch (IOException | RuntimeException broken) {
      tally.finding(game + " " + id + ": an honest player was cut off: " + broken);
    }
  }

  /** Waits until the cards are dealt and somebody is asked. */
  void awaitTurn() throws InterruptedException {
    long begun = System.nanoTime();
    while (!latest().decides() && stalls.workedSince(begun) < LONGEST_NANOS) {
      Thread.sleep(5);
    }
  }

  private HonestSeat latest() {
    HonestSeat latest = seats.getFirst();
    for (HonestSeat seat : seats) {
      if (seat.after() > latest.after() || seat.after() == latest.after() && seat.decides()) {
        latest = seat;
      }
    }
    return latest;
  }

  private boolean agreed(int after) {
    return seats.stream().allMatch(seat -> seat.after() == after);
  }

  private void move(HonestSeat seat) throws IOException, InterruptedException {
    JsonNode state = seat.state();
    JsonNode offers = state.path("offers");
    String move = offers.path(random.below(offers.size())).path("move").asString();
    int after = state.path("after").asInt();
    long begun = System.nanoTime();
    String body = HonestSeat.JSON.writeValueAsString(Map.of("after", after, "move", move));
    String path = "/api/tables/" + id + "/moves";
    RawAnswer answer = ask("POST", path, seat.cookie(), body);
    for (int i = 0; answer.status() == TOO_OFTEN && i < 10; i++) {
      Thread.sleep(200);
      answer = ask("POST", path, seat.cookie(), body);
    }
    if (answer.status() != 200) {
      tally.finding(game + " " + id + ": " + move + " got " + answer.status() + answer.body());
      throw new IOException("refused");
    }
    posted.put(after + 1, state.path("turn").path("seat").asString("") + " " + move);
    done("honest move, answer", begun);
    while (seats.stream().anyMatch(other -> other.after() <= after)) {
      if (stalls.workedSince(begun) > LONGEST_NANOS) {
        break;
      }
      Thread.sleep(1);
    }
    done("honest move, event to all seats", begun);
  }

  private void done(String what, long begun) {
    tally.took(what, System.nanoTime() - begun);
    if (stalls.workedSince(begun) > LONGEST_NANOS) {
      tally.finding(game + " " + id + ": " + what + " took longer than 10 s");
    }
  }

  /** Compares the table with what its players did: nothing is missing, nothing was added. */
  void verify() {
    try {
      http.close();
      http = new RawConnection(ADDRESS, port); // one that was idle for long is closed by the server
      Map<Integer, String> left = new TreeMap<>(posted);
      int number = 0;
      JsonNode table = read(ask("GET", "/api/tables/" + id, seats.getFirst().cookie(), ""), 200);
      List<String> computers = new ArrayList<>();
      for (JsonNode seat : table.path("state").path("seats")) {
        if (seat.path("kind").asString("").equals("computer")) {
          computers.add(seat.path("name").asString(""));
        }
      }
      for (JsonNode entry : table.path("entries")) {
        number++;
        String seat = entry.path("seat").asString("");
        String did = left.remove(number);
        if (entry.path("kind").asString("").equals("chance") || computers.contains(seat)) {
          continue;
        }
        String text = entry.path("text").asString("");
        String told = seat + " " + (text.isEmpty() && did != null ? did.split(" ", 2)[1] : text);
        if (!told.equals(did) || entry.path("number").asInt() != number) {
          tally.finding(game + " " + id + ": entry " + number + " is " + told + ", not " + did);
        }
      }
      if (!left.isEmpty()) {
        tally.finding(game + " " + id + ": moves are lost: " + left);
      }
    } catch (IOException | RuntimeException broken) {
      tally.finding(game + " " + id + ": cannot be read any more: " + broken);
    }
  }

  /** Leaves the server, to come back. */
  void pause() {
    seats.forEach(HonestSeat::close);
    http.close();
  }

  /** Comes back to a server that was started again. */
  void resume(int newPort) throws IOException {
    port = newPort;
    http = new RawConnection(ADDRESS, port);
    for (HonestSeat seat : seats) {
      seat.resume(port);
    }
  }

  @Override
  public void close() {
    pause();
  }
}
