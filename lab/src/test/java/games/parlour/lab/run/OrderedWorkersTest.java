package games.parlour.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class OrderedWorkersTest {
  @Test
  void whatIsDoneIsTakenInOrder() {
    List<Integer> taken = new ArrayList<>();
    new OrderedWorkers(4, () -> false)
        .<Integer>run(100, (number, stop) -> Optional.of(number), number -> !taken.add(number));
    assertThat(taken).hasSize(100).isSorted();
  }

  @Test
  void whatHasNotBegunWhenItIsToStopIsNotDone() {
    AtomicBoolean stop = new AtomicBoolean();
    List<Integer> taken = new ArrayList<>();
    new OrderedWorkers(2, stop::get)
        .<Integer>run(
            1000,
            OrderedWorkersTest::upToThree,
            number -> {
              taken.add(number);
              stop.set(number == 3);
              return false;
            });
    assertThat(taken).containsExactly(1, 2, 3);
  }

  /** With one thread the second piece is done when the third begins. */
  @Test
  void whatIsDoneWhenItIsToStopIsNotTaken() {
    CountDownLatch secondDone = new CountDownLatch(1);
    AtomicBoolean stop = new AtomicBoolean();
    List<Integer> taken = new ArrayList<>();
    new OrderedWorkers(1, stop::get)
        .<Integer>run(
            3,
            (number, ends) -> {
              if (number == 3) {
                secondDone.countDown();
              }
              return Optional.of(number);
            },
            number -> {
              assertThatCode(secondDone::await).doesNotThrowAnyException();
              stop.set(true);
              return !taken.add(number);
            });
    assertThat(taken).containsExactly(1);
  }

  @Test
  void onceOneIsEnoughNoMoreAreTaken() {
    List<Integer> taken = new ArrayList<>();
    new OrderedWorkers(2, () -> false)
        .<Integer>run(
            1000,
            (number, stop) -> Optional.of(number),
            number -> {
              taken.add(number);
              return number == 3;
            });
    assertThat(taken).containsExactly(1, 2, 3);
  }

  /** The first three come at once; the others are still at work when they are told to stop. */
  private static Optional<Integer> upToThree(int number, BooleanSupplier stop) {
    if (number <= 3) {
      return Optional.of(number);
    }
    while (!stop.getAsBoolean()) {
      Thread.onSpinWait();
    }
    return Optional.empty();
  }
}
