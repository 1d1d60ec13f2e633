package games.parlour.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.CookieClient;
import games.parlour.cli.fixture.CookieClient.Reply;
import games.parlour.core.random.Generator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * A game of two callers at a server that may die at any moment. It remembers every entry that any
 * answer told, and the move that got none: what was told must be there for ever, and the other may
 * be there or not, but never twice.
 */
final class KilledServerGame {
  private static final int OK = 200;
  private static final int CREATED = 201;
  private static final int TOO_MANY = 429;

  private final Generator random;
  private final CookieClient host = new CookieClient();
  private final CookieClient guest = new CookieClient();
  private final String id;
  private final Map<Integer, String> told = new TreeMap<>();
  private int answering = -1;
  private String unanswered = "";

  /** Opens a table; the police are held by a word as the interface has it. */
  KilledServerGame(int port, String police, Generator random)
      throws IOException, InterruptedException {
    this.random = random;
    Map<String, ?> ask =
        Map.of("game", "suffragetto", "seats", Map.of("suffragettes", "me", "police", police));
    Reply opened = host.post(port, "/api/tables", ask);
    assertThat(opened.status()).isEqualTo(CREATED);
    this.id = opened.json().path("id").asString();
    String link = opened.json().path("state").path("invites").path(0).path("path").asString("");
    if (!link.isEmpty()) {
      Map<String, String> join = Map.of("token", link.substring("/join/".length()));
      assertThat(guest.post(port, "/api/join", join).status()).isEqualTo(OK);
    }
  }

  /** How many entries anybody was told of. */
  synchronized int told() {
    return told.size();
  }

  /** Plays as fast as the server allows, until it does not answer any more. */
  void playUntilItDies(int port) throws InterruptedException {
    try {
      while (step(port)) {
        Thread.onSpinWait();
      }
    } catch (IOException dead) {
      // that is what we came for
    }
  }

  /** One turn of whoever decides; false when the game is over. */
  private boolean step(int port) throws IOException, InterruptedException {
    for (CookieClient caller : List.of(host, guest)) {
      Reply seen = caller.get(port, "/api/tables/" + id);
      JsonNode state = seen.json().path("state");
      if (seen.status() == TOO_MANY) {
        Thread.sleep(50);
      } else if (state.path("turn").path("kind").asString().equals("over")) {
        return false;
      } else if (!state.path("offers").isEmpty()) {
        remember(seen.json());
        JsonNode offers = state.path("offers");
        int at = random.below(offers.size());
        move(port, caller, state.path("after").asInt(), offers.path(at).path("move").asString());
      }
    }
    return true;
  }

  private void move(int port, CookieClient caller, int after, String text)
      throws IOException, InterruptedException {
    answering = after;
    unanswered = text;
    Map<String, ?> body = Map.of("after", after, "move", text);
    Reply reply = caller.post(port, "/api/tables/" + id + "/moves", body);
    if (reply.status() == OK) {
      remember(reply.json());
      assertThat(told).containsEntry(after + 1, text);
    } else {
      assertThat(reply.status()).as(reply.json().toString()).isEqualTo(TOO_MANY);
      Thread.sleep(50);
    }
    unanswered = "";
  }

  private synchronized void remember(JsonNode answer) {
    for (JsonNode entry : answer.path("entries")) {
      String text = entry.path("text").asString();
      String before = told.put(entry.path("number").asInt(), text);
      assertThat(before == null || before.equals(text)).as("%s was %s", entry, before).isTrue();
    }
  }

  /** After a restart: all that was told is there, in order, and nothing twice. */
  void check(int port) throws IOException, InterruptedException {
    List<String> log = log(port);
    told.forEach(
        (number, text) -> {
          assertThat(log).as("told were %s", told).hasSizeGreaterThanOrEqualTo(number);
          assertThat(log.get(number - 1)).as("entry %s", number).isEqualTo(text);
        });
    if (!unanswered.isEmpty() && log.size() > answering) {
      assertThat(log.get(answering)).as("the move without an answer").isEqualTo(unanswered);
    }
    if (!unanswered.isEmpty()) {
      sendAgain(port);
    }
  }

  /** Whoever got no answer asks again; the move is there once, whether it was kept or not. */
  private void sendAgain(int port) throws IOException, InterruptedException {
    Map<String, ?> body = Map.of("after", answering, "move", unanswered);
    int done = 0;
    for (CookieClient caller : List.of(host, guest)) {
      done += caller.post(port, "/api/tables/" + id + "/moves", body).status() == OK ? 1 : 0;
    }
    assertThat(done).as("the move is taken from the one who made it").isEqualTo(1);
    List<String> log = log(port);
    assertThat(log.get(answering)).isEqualTo(unanswered);
    unanswered = "";
  }

  private List<String> log(int port) throws IOException, InterruptedException {
    Reply seen = host.get(port, "/api/tables/" + id);
    assertThat(seen.status()).isEqualTo(OK);
    List<String> log = new ArrayList<>();
    for (JsonNode entry : seen.json().path("entries")) {
      log.add(entry.path("text").asString());
      assertThat(entry.path("number").asInt()).isEqualTo(log.size());
    }
    assertThat(seen.json().path("state").path("after").asInt()).isEqualTo(log.size());
    remember(seen.json());
    return log;
  }
}
