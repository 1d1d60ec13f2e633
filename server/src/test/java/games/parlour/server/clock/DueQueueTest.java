package games.parlour.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What is due comes in its order, and once. */
class DueQueueTest {
  @Test
  void theEarliestComesFirstAndTheLastWordCounts() {
    DueQueue queue = new DueQueue();
    queue.set("a", OptionalLong.of(30));
    queue.set("b", OptionalLong.of(10));
    queue.set("c", OptionalLong.of(20));
    queue.set("d", OptionalLong.of(5));
    queue.set("d", OptionalLong.of(40));
    queue.set("c", OptionalLong.empty());
    assertThat(queue.take(9)).isEmpty();
    assertThat(queue.take(30)).containsExactly("b", "a");
    assertThat(queue.take(30)).isEmpty();
    assertThat(queue.isEmpty()).as("\"d\" is still in the queue").isFalse();
    assertThat(queue.take(40)).containsExactly("d");
    assertThat(queue.isEmpty()).as("the queue is empty").isTrue();
  }
}
