package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.HttpText;
import games.parlour.cli.attack.wire.RawAnswer;
import games.parlour.cli.attack.wire.RawConnection;
import games.parlour.core.random.Generator;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One of those who attack: an address, some guests and tables of its own. One thread. */
final class Attacker implements AutoCloseable {
  static final JsonMapper JSON = JsonMapper.shared();

  private static final int MOST_TABLES = 30;
  private static final int MOST_STREAMS = 40;
  private static final int LARGE = 4_000;

  private final AttackTarget target;
  private final AttackTally tally;
  private final Generator random;
  private final String address;
  private final Deque<OwnTable> tables = new ArrayDeque<>();
  private final Deque<RawConnection> streams = new ArrayDeque<>();
  private final List<RawConnection> others = new ArrayList<>();
  private final List<String> guests = new ArrayList<>();
  private String kind = "";
  private long sent;
  private @Nullable RawConnection line;

  /** A table of an attacker: who opened it, and the path to it. */
  record OwnTable(String id, String game, String cookie, List<String> tokens) {
    String path(String end) {
      return "/api/tables/" + id + end;
    }
  }

  Attacker(AttackTarget target, AttackTally tally, Generator random, String address) {
    this.target = target;
    this.tally = tally;
    this.random = random;
    this.address = address;
  }

  /** Sends one kind of request; what cannot be answered is counted as such. */
  void attack(HostileKinds.Kind next) {
    kind = next.name();
    try {
      next.request().send(this);
    } catch (SocketTimeoutException silent) {
      unanswered();
      tally.finding(kind + ": no answer within " + RawConnection.PATIENCE_MS + " ms");
      hangUp();
    } catch (IOException cut) {
      unanswered();
      hangUp();
    }
  }

  /** A request got no answer, as it may be where it was broken. */
  void unanswered() {
    sent++;
    tally.unanswered(kind);
  }

  long sent() {
    return sent;
  }

  AttackTarget target() {
    return target;
  }

  AttackTally tally() {
    return tally;
  }

  String kind() {
    return kind;
  }

  String address() {
    return address;
  }

  int below(int bound) {
    return random.below(bound);
  }

  <T> T any(List<T> some) {
    return some.get(random.below(some.size()));
  }

  byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) random.below(256);
    }
    return bytes;
  }

  /** Letters as tokens and cookies have them. */
  String token(int length) {
    String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    StringBuilder token = new StringBuilder();
    for (int i = 0; i < length; i++) {
      token.append(letters.charAt(random.below(letters.length())));
    }
    return token.toString();
  }

  /** Asks over a connection that is kept open, with one guest's cookie or none. */
  RawAnswer ask(String method, String path, String cookie, String body, String... headers)
      throws IOException {
    return send(HttpText.request(method, path, cookie, body, headers), !method.equals("HEAD"));
  }

  RawAnswer post(String path, String cookie, Map<String, ?> body) throws IOException {
    return ask("POST", path, cookie, JSON.writeValueAsString(body));
  }

  /** Sends a request that is whole, over the connection that is kept open. */
  RawAnswer send(String request, boolean withBody) throws IOException {
    boolean used = line != null;
    try {
      return sendOnce(request, withBody);
    } catch (SocketTimeoutException silent) {
      throw silent;
    } catch (IOException cut) {
      hangUp();
      if (!used) {
        throw cut;
      }
      return sendOnce(request, withBody); // an old connection may be closed at any time
    }
  }

  private RawAnswer sendOnce(String request, boolean withBody) throws IOException {
    RawConnection open = line == null ? connect() : line;
    line = open;
    long begun = System.nanoTime();
    open.send(request);
    RawAnswer answer = open.answer(withBody);
    answered(request, answer, begun);
    if (answer.closes()) {
      hangUp();
    }
    return answer;
  }

  RawConnection connect() throws IOException {
    return new RawConnection(address, target.port());
  }

  /** Sends anything over a connection of its own and reads whatever comes until the end. */
  void sendRaw(byte[] request) throws IOException {
    try (RawConnection once = connect()) {
      String text = new String(request, StandardCharsets.ISO_8859_1);
      long begun = System.nanoTime();
      boolean any = false;
      try {
        once.send(request);
        once.halfClose();
        while (once.hasMore()) {
          answered(text, once.answer(!text.startsWith("HEAD ")), begun);
          any = true;
        }
      } finally {
        if (random.below(2) == 0) {
          once.slam();
        }
      }
      if (!any) {
        unanswered();
      }
    }
  }

  void sendRaw(String request) throws IOException {
    sendRaw(request.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Counts an answer, and looks for what must not be in it. */
  void answered(String request, RawAnswer answer, long begun) {
    sent++;
    tally.answered(kind, answer.status(), System.nanoTime() - begun);
    if (answer.status() >= 500) {
      tally.finding(kind + ": " + brief(request) + " got " + brief(answer.body()));
    }
    for (String leak : target.leaks(request, answer)) {
      tally.finding(kind + ": " + leak + " in the answer to " + brief(request));
    }
  }

  private static String brief(String text) {
    String flat = text.replaceAll("\\p{Cntrl}+", " ");
    return flat.length() > LARGE ? flat.substring(0, LARGE) + "…" : flat;
  }

  /** What was sent must not have been accepted. */
  void refused(RawAnswer answer, String what) {
    if (answer.status() < 400) {
      tally.finding(kind + ": accepted with " + answer.status() + ": " + brief(what));
    }
  }

  private void hangUp() {
    RawConnection open = line;
    if (open != null) {
      open.close();
    }
    line = null;
  }

  /** The cookie of one of its guests, a new one now and then. */
  String guest() throws IOException {
    if (guests.isEmpty() || guests.size() < 5 && random.below(50) == 0) {
      String meanwhile = kind;
      kind = "(guests of attackers)";
      RawAnswer named = ask("PUT", "/api/me", "", "{\"name\":\"Eve " + token(5) + "\"}");
      kind = meanwhile;
      if (named.cookie().isEmpty()) {
        return guests.isEmpty() ? "" : any(guests);
      }
      guests.add(named.cookie());
    }
    return any(guests);
  }

  /** Opens a table, if the server lets it; the oldest one is forgotten. */
  RawAnswer open(Map<String, ?> body) throws IOException {
    String cookie = guest();
    RawAnswer answer = post("/api/tables", cookie, body);
    if (answer.status() == 201) {
      JsonNode table = JSON.readTree(answer.body());
      List<String> tokens = new ArrayList<>();
      for (JsonNode invite : table.path("state").path("invites")) {
        tokens.add(invite.path("path").asString("").substring("/join/".length()));
      }
      String id = table.path("id").asString("");
      tables.addLast(new OwnTable(id, table.path("game").asString(""), cookie, tokens));
      if (tables.size() > MOST_TABLES) {
        tables.removeFirst();
      }
    }
    return answer;
  }

  /** One of its own tables; opens one where there is none. */
  OwnTable table() throws IOException {
    if (tables.isEmpty()) {
      open(Openings.any(this));
    }
    if (tables.isEmpty()) {
      throw new IOException("the server lets nobody open a table now");
    }
    return any(List.copyOf(tables));
  }

  /** A table of its own that it has just opened. */
  OwnTable newTable(Map<String, ?> body) throws IOException {
    if (open(body).status() != 201) {
      throw new IOException("the server lets nobody open a table now");
    }
    return tables.getLast();
  }

  /** The table that it opened last. */
  OwnTable newest() {
    return tables.getLast();
  }

  /** Keeps a stream open that nobody reads; the oldest one is abandoned. */
  void keep(RawConnection stream) throws IOException {
    streams.addLast(stream);
    if (streams.size() > MOST_STREAMS) {
      streams.removeFirst().slam();
    }
  }

  /** A connection that somebody else uses until the attack is over. */
  void closeAtEnd(RawConnection connection) {
    others.add(connection);
  }

  @Override
  public void close() {
    hangUp();
    others.forEach(RawConnection::close);
    streams.forEach(RawConnection::close);
  }
}
