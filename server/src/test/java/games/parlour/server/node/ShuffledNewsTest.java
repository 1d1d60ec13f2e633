package games.parlour.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.ParallelCalls;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.fixture.TestServer;
import games.parlour.testkit.Seeds;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two nodes whose news arrives late, more than once and in another order. */
class ShuffledNewsTest {
  private static final int STEPS = 40;

  /** Every stream is sent every entry and every chat line exactly once, in order. */
  @Test
  void streamsSendEverythingOnce() {
    Seeds.repeatably(
        random -> {
          String database = TestPostgres.fresh();
          try (TestServer one = TestServer.at(database);
              TestServer two = one.beside();
              NewsShuffler news = new NewsShuffler(database, random.split())) {
            List<TestServer> nodes = List.of(one, two);
            List<NodeHopper> pair =
                ChatClient.pair(one).stream()
                    .map(place -> new NodeHopper(place.place(), nodes, random.split()))
                    .toList();
            play(pair);
            news.passOnAll();
            pair.forEach(NodeHopper::saysTheLastWord);
            TableClient table = pair.getFirst().place();
            TableClient mover = pair.get(table.offers().isEmpty() ? 1 : 0).place();
            mover.moves(mover.offers().getFirst());
            news.passOnAll();
            int entries = table.after();
            int lines = new ChatClient(table).chat().path("lines").size();
            assertThat(entries).as("entries").isPositive();
            pair.forEach(person -> person.hasSeenAll(entries, lines));
            pair.forEach(NodeHopper::close);
          }
        });
  }

  private static void play(List<NodeHopper> pair) {
    List<Boolean> done =
        ParallelCalls.of(
            pair.size(),
            who -> {
              for (int step = 0; step < STEPS; step++) {
                pair.get(who).doesSomething();
              }
              return true;
            });
    assertThat(done).hasSize(pair.size());
  }
}
