package games.parlour.cli.attack;

import games.parlour.cli.attack.wire.RawAnswer;
import games.parlour.cli.attack.wire.RawConnection;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who sits at a table and follows it live. */
final class HonestSeat implements AutoCloseable {
  static final JsonMapper JSON = JsonMapper.shared();

  private final String cookie;
  private final String table;
  private final AttackTally tally;
  private RawConnection stream;
  private volatile JsonNode state = JSON.createObjectNode();
  private volatile boolean closed;

  HonestSeat(String cookie, String table, int port, AttackTally tally) throws IOException {
    this.cookie = cookie;
    this.table = table;
    this.tally = tally;
    this.stream = listen(port);
  }

  /** Follows the table at a server that was started again. */
  void resume(int port) throws IOException {
    closed = false;
    stream = listen(port);
  }

  /** In HTTP/1.0 a stream comes as it is, not in chunks. */
  private RawConnection listen(int port) throws IOException {
    RawConnection line = new RawConnection(HonestTable.ADDRESS, port);
    line.patience(0);
    line.send(
        "GET /api/events?follow="
            + table
            + ":"
            + after()
            + " HTTP/1.0\r\nHost: localhost\r\nCookie: "
            + cookie
            + "\r\n\r\n");
    int status = RawAnswer.statusOf(RawAnswer.head(line.in()));
    if (status != 200) {
      line.close();
      throw new IOException("an honest stream was answered with " + status);
    }
    Thread.ofVirtual().start(() -> read(line));
    return line;
  }

  private void read(RawConnection line) {
    List<String> event = new ArrayList<>();
    try {
      while (!closed) {
        String next = RawAnswer.line(line.in());
        if (next.startsWith("event: ")) {
          event.clear();
          event.add(next);
        } else if (next.startsWith("data: ") && event.contains("event: update")) {
          state = JSON.readTree(next.substring(6)).path("state");
        } else if (event.contains("event: gone")) {
          tally.finding(table + ": an honest table is gone");
        }
      }
    } catch (IOException | RuntimeException broken) {
      if (!closed) {
        tally.finding(table + ": an honest stream broke: " + broken);
      }
    }
  }

  String cookie() {
    return cookie;
  }

  JsonNode state() {
    return state;
  }

  int after() {
    return state.path("after").asInt(0);
  }

  boolean isOver() {
    return state.path("turn").path("kind").asString("").equals("over");
  }

  boolean decides() {
    return !state.path("offers").isEmpty();
  }

  @Override
  public void close() {
    closed = true;
    stream.close();
  }
}
