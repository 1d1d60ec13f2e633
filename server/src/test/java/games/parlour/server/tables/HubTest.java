package games.parlour.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What those who follow a table are told of what is said there. */
class HubTest {
  private final Hub hub = new Hub(Clock.systemUTC());

  /** Notes which lines it hears of. */
  private static final class Reader implements Follower {
    final List<String> heard = new ArrayList<>();

    @Override
    public Optional<String> guest() {
      return Optional.of("ann");
    }

    @Override
    public void changed(String table) {}

    @Override
    public void chatted(String table, int line) {
      heard.add(table + " " + line);
    }
  }

  private Reader reader(String table) {
    Reader reader = new Reader();
    hub.follow(table, reader);
    return reader;
  }

  /** The server where it was said tells of it, and hears of it from the database as well. */
  @Test
  void aLineIsToldOnceWhoeverBringsTheNews() {
    Reader reader = reader("table");
    hub.chatted("table", 1);
    hub.chatted("table", 1);
    Reader later = reader("table");
    hub.chatted("table", 1);
    hub.chatted("table", 2);
    hub.chatted("other", 1);
    assertThat(reader.heard).containsExactly("table 1", "table 2");
    assertThat(later.heard)
        .as("who came later has read the first line already")
        .containsExactly("table 2");
  }

  /** When news was missed, nobody knows what was told. */
  @Test
  void whatWasSaidSinceALineIsToldAgain() {
    Reader reader = reader("table");
    hub.chatted("table", 1);
    hub.chattedSince("table", 1);
    assertThat(reader.heard).containsExactly("table 1", "table 1");
  }
}
