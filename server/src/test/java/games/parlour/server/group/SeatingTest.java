package games.parlour.server.group;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.random.Generator;
import games.parlour.testkit.Seeds;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who sits down with whom. */
class SeatingTest {
  @Test
  void neighboursPlayEachOther() {
    Seating seating = Seating.of(List.of(4, 7, 2, 9), 2, false);
    assertThat(seating.tables()).containsExactly(List.of(4, 7), List.of(2, 9));
    assertThat(seating.waiting()).isEmpty();
  }

  @Test
  void theOddOneWaitsOrPlaysAComputer() {
    assertThat(Seating.of(List.of(1, 2, 3), 2, false).waiting()).containsExactly(3);
    Seating filled = Seating.of(List.of(1, 2, 3), 2, true);
    assertThat(filled.tables()).containsExactly(List.of(1, 2), List.of(3));
    assertThat(filled.waiting()).isEmpty();
  }

  @Test
  void everybodyIsSeatedOnceOrWaits() {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < 100; i++) {
            seatsEverybody(random);
          }
        });
  }

  private static void seatsEverybody(Generator random) {
    int seats = 1 + random.below(4);
    List<Integer> people = IntStream.range(0, random.below(31)).boxed().toList();
    boolean filled = random.below(2) == 0;
    Seating seating = Seating.of(people, seats, filled);
    Stream<Integer> seated = seating.tables().stream().flatMap(List::stream);
    assertThat(Stream.concat(seated, seating.waiting().stream())).containsExactlyElementsOf(people);
    assertThat(seating.waiting().size()).isLessThan(filled ? 1 : seats);
    assertThat(seating.tables()).allMatch(table -> table.size() <= seats);
  }
}
