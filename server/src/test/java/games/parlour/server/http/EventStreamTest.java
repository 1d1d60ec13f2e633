package games.parlour.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.tables.Hub;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** What a stream sends of a chat, however its lines are announced. */
class EventStreamTest {
  private final Hub hub = new Hub(Clock.systemUTC());

  /** A stream that sends the numbers of the lines up to the newest announced one. */
  private final class Reader {
    final EventStream stream;
    final List<String> sent = new ArrayList<>();

    Reader(Optional<String> guest, int line) {
      this.stream = new EventStream(guest, Map.of("table", 0));
      hub.follow("table", stream);
      stream.beginChatAfter(Map.of("table", line));
    }

    boolean isWoken() {
      return !stream.take(System.nanoTime()).chats().isEmpty();
    }

    void looks() throws IOException {
      Map<String, Integer> announced = stream.take(System.nanoTime()).chats();
      boolean _ =
          stream.inOneStep(
              place -> {
                announced.forEach((table, newest) -> send(place, table, newest));
                return !announced.isEmpty();
              });
    }

    private void send(StreamPlace place, String table, int newest) {
      for (int line = place.line(table) + 1; line <= newest; line++) {
        sent.add(table + " " + line);
      }
      place.advanceToLine(table, newest);
    }
  }

  private Reader reader(int line) {
    return new Reader(Optional.of("ann"), line);
  }

  /** The server where it was said announces it, and hears of it from the database as well. */
  @Test
  void aLineIsSentOnceWhoeverAnnouncesIt() throws IOException {
    Reader reader = reader(0);
    hub.chatted("table", 1);
    hub.chatted("table", 1);
    reader.looks();
    Reader later = reader(1);
    hub.chatted("table", 1);
    assertThat(reader.isWoken()).as("whether a line that was sent wakes the stream").isFalse();
    hub.chatted("table", 2);
    hub.chatted("other", 1);
    reader.looks();
    later.looks();
    assertThat(reader.sent).containsExactly("table 1", "table 2");
    assertThat(later.sent)
        .as("who came later has read the first line already")
        .containsExactly("table 2");
  }

  /** The line was read together with the one before it, whose announcement came first. */
  @Test
  void aLineThatWasSentBeforeItWasAnnouncedIsNotSentAgain() throws IOException {
    Reader reader = reader(0);
    hub.chatted("table", 1);
    boolean _ =
        reader.stream.inOneStep(
            place -> {
              reader.send(place, "table", 2);
              return true;
            });
    hub.chatted("table", 2);
    reader.looks();
    assertThat(reader.sent).containsExactly("table 1", "table 2");
  }

  @Test
  void linesThatAreAnnouncedInAnotherOrderAreSentInTheirOwn() throws IOException {
    Reader reader = reader(0);
    hub.chatted("table", 3);
    reader.looks();
    hub.chatted("table", 1);
    hub.chatted("table", 2);
    reader.looks();
    assertThat(reader.sent).containsExactly("table 1", "table 2", "table 3");
  }

  /** After news was missed, the newest line is announced, whatever was sent of it. */
  @Test
  void whenNewsWasMissedWhatIsMissingIsSentAndNothingElse() throws IOException {
    Reader reader = reader(0);
    hub.chatted("table", 1);
    reader.looks();
    hub.chatted("table", 1);
    reader.looks();
    hub.chatted("table", 4);
    reader.looks();
    assertThat(reader.sent).containsExactly("table 1", "table 2", "table 3", "table 4");
  }

  @Test
  void strangersAreNotWoken() {
    Reader stranger = new Reader(Optional.empty(), 0);
    hub.chatted("table", 1);
    assertThat(stranger.isWoken()).as("whether a chat wakes those who cannot read it").isFalse();
  }

  /** Those who say something must not wait until a slow reader has taken what came before. */
  @Test
  void aReaderWhoTakesNothingHoldsUpNobody() throws Exception {
    Reader slow = reader(0);
    CountDownLatch sends = new CountDownLatch(1);
    CountDownLatch takes = new CountDownLatch(1);
    Thread sender =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    boolean _ =
                        slow.stream.inOneStep(
                            place -> {
                              sends.countDown();
                              awaits(takes);
                              return true;
                            });
                  } catch (IOException impossible) {
                    throw new IllegalStateException(impossible);
                  }
                });
    sends.await();
    hub.chatted("table", 1);
    hub.changed("table");
    assertThat(slow.isWoken()).as("whether it was announced while the stream sends").isTrue();
    takes.countDown();
    sender.join();
  }

  private static void awaits(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }
}
