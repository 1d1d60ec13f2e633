package games.parlour.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Generator;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.StreamClient;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.Visitor;
import games.parlour.testkit.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Whoever lost the line gets exactly what was missed. */
public abstract class ResumeTests extends ServerTests {
  private static final int CUTS = 12;

  /** Some moves, and now and then something else. */
  private static void play(TableClient place, Generator random, int entries) {
    while (place.after() < entries) {
      List<String> acts = place.acts();
      if (random.below(6) == 0 && acts.contains("ask-takeback")) {
        place.acts("ask-takeback");
      } else {
        List<String> offers = place.offers();
        place.moves(offers.get(random.below(offers.size())));
      }
    }
  }

  private static List<Integer> range(int first, int last) {
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  @Test
  void fromAnyEntryExactlyTheRestComes() {
    Seeds.repeatably(
        random -> {
          TableClient place =
              TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
          play(place, random, 25);
          int last = place.after();
          Visitor[] readers = {place.visitor(), server.visitor()};
          for (int i = 0; i < CUTS; i++) {
            int seen = random.below(last + 1);
            boolean named = random.below(2) == 0;
            Map<String, String> headers =
                named ? Map.of("Last-Event-ID", place.id() + ":" + seen) : Map.of();
            String follow = place.id() + ":" + (named ? random.below(last + 1) : seen);
            try (StreamClient line = StreamClient.of(readers[i % 2], follow, headers)) {
              line.awaitEntry(place.id(), last);
              assertThat(line.numbers(place.id())).isEqualTo(range(seen + 1, last));
            }
          }
        });
  }

  @Test
  void aReaderAheadOfTheTableIsToldHowItStands() {
    TableClient place = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
    place.moves("c6-c7");
    try (StreamClient line = StreamClient.of(place.visitor(), place.id() + ":40")) {
      line.await(events -> !events.isEmpty());
      assertThat(line.numbers(place.id())).isEmpty();
      place.moves(place.offers().getFirst());
      line.awaitEntry(place.id(), 2);
      assertThat(line.numbers(place.id())).containsExactly(2);
    }
  }

  /** The line is cut again and again while others play on. */
  @Test
  void underPlayNothingIsMissedAndNothingComesTwice() {
    Seeds.repeatably(
        random -> {
          TableClient place =
              TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "device"));
          Generator moves = new Generator(random.nextLong());
          AtomicBoolean done = new AtomicBoolean();
          Thread player =
              Thread.ofVirtual()
                  .start(
                      () -> {
                        play(place, moves, 35);
                        done.set(true);
                      });
          Visitor reader = server.visitor();
          List<Integer> heard = new ArrayList<>();
          String reached = place.id() + ":0";
          while (!done.get() || heard.size() < place.after()) {
            Map<String, String> headers = Map.of("Last-Event-ID", reached);
            try (StreamClient line = StreamClient.of(reader, place.id() + ":0", headers)) {
              int wanted = 1 + random.below(4);
              line.await(events -> events.size() >= (done.get() ? 1 : wanted));
              List<StreamClient.Event> events = line.events();
              events.forEach(event -> heard.addAll(event.numbers()));
              reached = events.getLast().id();
            }
            assertThat(player.isAlive() || done.get()).as("the player plays").isTrue();
          }
          assertThat(heard).isEqualTo(range(1, place.after()));
        });
  }
}
