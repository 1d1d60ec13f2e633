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
import java.util.concurrent.atomic.AtomicBoolean;

/** A table under load: its replay, the streams of its seats, and what is posted there. */
final class LoadedTable implements AutoCloseable {
  private final ReplayedTable<?, ?> table;
  private final List<String> cookies;
  private final LoadNodes nodes;
  private final Violations violations;
  private final List<SeatStream> streams = new ArrayList<>();
  private final AtomicBoolean replaced = new AtomicBoolean();
  private final int longest;

  /**
   * A table that nobody listens at yet.
   *
   * @param longest after so many entries the game is left, if it is not over before
   */
  LoadedTable(SeatedTable seated, LoadNodes nodes, Violations violations, int longest) {
    this.table = seated.table();
    this.cookies = seated.cookies();
    this.nodes = nodes;
    this.violations = violations;
    this.longest = longest;
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

  /** Whether this table is to be replaced by another one, which nobody has begun yet. */
  boolean claimReplacement() {
    return (table.over() || isLongEnough()) && replaced.compareAndSet(false, true);
  }

  private boolean isLongEnough() {
    return table.length() >= longest && table.ready().isPresent();
  }

  /** It could not be replaced; somebody may try again. */
  void releaseReplacement() {
    replaced.set(false);
  }

  /** Who can move now; nobody at a table that is being replaced. */
  Optional<Ready> ready() {
    return replaced.get() ? Optional.empty() : table.ready();
  }

  /**
   * Posts a move to a node and says how long after it was due the answer came; below 0 if it was
   * refused.
   */
  long post(Ready by, String move, long due, LoadNode node) {
    String body = "{\"after\":" + by.after() + ",\"move\":\"" + move + "\"}";
    try {
      HttpConnection.Answer answer = node.ask("POST", path("/moves"), cookies.get(by.seat()), body);
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
        nodes.next().ask("POST", path("/acts"), cookies.getFirst(), body);
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
    return nodes.next().ask("GET", path("/record"), cookies.getFirst(), "");
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
