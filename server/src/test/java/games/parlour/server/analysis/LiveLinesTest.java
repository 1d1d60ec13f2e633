package games.parlour.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.players.analysis.Assessment;
import games.parlour.server.fixture.Await;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Best lines while somebody waits for them. */
class LiveLinesTest {
  private static final ExploredPosition<SuffragettoPosition, SuffragettoMove> START =
      ExploredPosition.of(
          new Suffragetto(), Map.of("first", "suffragettes"), Optional.empty(), List.of());

  @Test
  void theSameWorkFindsTheSame() {
    try (LiveLines lines = new LiveLines(1, Duration.ofHours(1), () -> false)) {
      assertThat(lines.best("ann", START, 2_000).stream().map(one -> one.line()).toList())
          .hasSize(3)
          .isEqualTo(lines.best("bob", START, 2_000).stream().map(one -> one.line()).toList());
      assertThat(lines.waiting()).isZero();
    }
  }

  @Test
  void aComputerAtATableGoesFirst() {
    AtomicInteger looks = new AtomicInteger();
    try (LiveLines lines =
        new LiveLines(1, Duration.ofHours(1), () -> looks.incrementAndGet() < 3)) {
      assertThat(lines.best("ann", START, 500)).isNotEmpty();
      assertThat(looks.get()).as("asked until it was free").isGreaterThanOrEqualTo(3);
    }
  }

  @Test
  void aNewerQuestionBreaksAnOlderOneOff() {
    try (LiveLines lines = new LiveLines(1, Duration.ofHours(1), () -> false)) {
      CompletableFuture<List<Assessment<SuffragettoMove>>> older =
          CompletableFuture.supplyAsync(() -> lines.best("ann", START, Long.MAX_VALUE));
      Await.until(() -> lines.waiting() == 1);
      assertThat(lines.best("ann", START, 500)).isNotEmpty();
      assertThat(older.join()).as("what was found until then").hasSizeLessThanOrEqualTo(3);
    }
  }
}
