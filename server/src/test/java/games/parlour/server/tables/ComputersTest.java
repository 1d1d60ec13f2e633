package games.parlour.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A computer's move stays due until it is made, or can never be made. */
class ComputersTest {
  /** Tables that cannot be had. */
  private record Refusing(ProblemKind kind) implements Computers.TableAccess {
    @Override
    public LiveTable<?, ?> ready(String id) {
      throw new ProblemException(kind, Text.of("problem.quicker"));
    }

    @Override
    public <P extends Position<P, M>, M extends Move> void answer(
        LiveTable<P, M> table, int after, Seat seat, Advice<M> chosen) {
      throw new AssertionError("nothing was to be answered");
    }
  }

  /** Whoever changed the table first may have done so without letting the computer move. */
  @ParameterizedTest
  @EnumSource(
      value = ProblemKind.class,
      names = {"CONFLICT", "UNKNOWN", "REFUSED"})
  void whereSomebodyWasQuickerItIsLookedAtAgain(ProblemKind kind) {
    try (Computers computers =
        new Computers(1, Duration.ZERO, Clock.systemUTC(), new Refusing(kind))) {
      assertThat(computers.run("table").isPresent()).isEqualTo(kind == ProblemKind.CONFLICT);
    }
  }
}
