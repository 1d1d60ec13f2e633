package games.parlour.load;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.load.ReplayedTable.Ready;
import games.parlour.load.TableFactory.SeatedTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table under load: its replay, the streams of its seats, and what is posted there. */
final class LoadedTable implements AutoCloseable {
  private final ReplayedTable<?, ?> table;
  private final List<String> cookies;
  private final ConnectionPool http;
  private final Violations violations;
  private final List<SeatStream> streams = new ArrayList<>();

  LoadedTable(SeatedTable seated, ConnectionPool http, Violations violations) {
    this.table = seated.table();
    this.cookies = seated.cookies();
    this.http = http;
    this.violations = violations;
  }

  ReplayedTable<?, ?> table() {
    return table;
  }

  void listen(SeatStream stream) {
    streams.add(stream);
    Thread.ofVirtual().start(stream);
  }

  int streams() {
    return streams.size();
  }

  Optional<Ready> ready() {
    return table.ready();
  }

  /** Posts a move and says how long after it was due the answer came; below 0 if it was refused. */
  long post(Ready by, String move, long due) {
    String body = "{\"after\":" + by.after() + ",\"move\":\"" + move + "\"}";
    try {
      HttpConnection.Answer answer = http.ask("POST", path("/moves"), cookies.get(by.seat()), body);
      if (answer.status() == 200) {
        return System.nanoTime() - due;
      }
      violations.add(table.id() + ": " + move + " was answered with " + text(answer));
    } catch (IOException failed) {
      violations.add(table.id() + ": " + move + " was not answered: " + failed);
    } finally {
      table.answered();
    }
    return -1;
  }

  /** Asks for the record, replays it, and compares it with what was heard. */
  void verify() {
    try {
      HttpConnection.Answer answer = record();
      if (answer.status() == 409) { // something is hidden as long as it is played
        String body = "{\"after\":" + table.length() + ",\"act\":\"resign\"}";
        http.ask("POST", path("/acts"), cookies.getFirst(), body);
        answer = record();
      }
      if (answer.status() != 200) {
        violations.add(table.id() + ": the record was answered with " + text(answer));
        return;
      }
      RecordText.Parsed record = RecordText.read(answer.text());
      replay(table, record);
      table.compare(record);
    } catch (IOException failed) {
      violations.add(table.id() + ": the record was not answered: " + failed);
    } catch (Refusal refusal) {
      violations.add(table.id() + ": the record does not replay: " + refusal.reason());
    }
  }

  private static <P extends Position<P, M>, M extends Move> void replay(
      ReplayedTable<P, M> table, RecordText.Parsed record) {
    table.compare(Session.replay(table.game(), record));
  }

  private HttpConnection.Answer record() throws IOException {
    return http.ask("GET", path("/record"), cookies.getFirst(), "");
  }

  private String path(String what) {
    return "/api/tables/" + table.id() + what;
  }

  private static String text(HttpConnection.Answer answer) {
    return answer.status() + " " + answer.text();
  }

  @Override
  public void close() {
    streams.forEach(SeatStream::close);
  }
}
