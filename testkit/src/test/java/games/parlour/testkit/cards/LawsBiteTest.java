package games.parlour.testkit.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.parlour.testkit.Fuzz;
import games.parlour.testkit.LawBroken;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A law that finds nothing is worth nothing: every fault is found, and by its own law. */
class LawsBiteTest {
  private static final long SEED = 1908;

  @ParameterizedTest
  @EnumSource
  void everyFaultIsFound(Fault fault) {
    Fuzz<FaultyPosition, CardMove> fuzz = new Fuzz<>(new FaultyGame(fault), Fuzz.Care.THOROUGH);
    LawBroken broken =
        catchThrowableOfType(LawBroken.class, () -> fuzz.run(50, SEED, report -> {}));
    assertThat(broken).isNotNull();
    assertThat(broken.law()).as(broken.getMessage()).isEqualTo(fault.law());
    assertThat(broken.getMessage()).contains("--games 1 --seed").contains("game: four-hands");
  }
}
