package games.parlour.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.parlour.core.Generator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sequential test, against values that were computed with another program by hand. */
class SprtTest {
  @ParameterizedTest
  @CsvSource({
    "2, 8, 30, 14, 6, 0, 10, 0.793072",
    "2, 8, 30, 14, 6, 0, 50, 1.773624",
    "2, 8, 30, 14, 6, -5, 0, 0.468632",
    "40, 100, 200, 110, 50, 0, 10, 0.789366",
    "40, 100, 200, 110, 50, 0, 50, -10.338026",
    "0, 0, 1, 3, 46, 0, 50, 6.679558",
    "0, 0, 0, 0, 8, 0, 50, 1.068981",
    "0, 0, 50, 0, 0, 0, 10, -1.452045"
  })
  void asComputedElsewhere(
      int a, int b, int c, int d, int e, double elo0, double elo1, double ratio) {
    Sprt sprt = new Sprt(elo0, elo1);
    assertThat(sprt.ratio(new int[] {a, b, c, d, e})).isCloseTo(ratio, within(2e-6));
  }

  @Test
  void nothingSeenSaysNothing() {
    Sprt sprt = new Sprt(0, 10);
    assertThat(sprt.ratio(new int[5])).isZero();
    assertThat(sprt.verdict(0)).isEqualTo(Sprt.Verdict.OPEN);
    assertThat(sprt.verdict(2.95)).isEqualTo(Sprt.Verdict.BETTER);
    assertThat(sprt.verdict(-2.95)).isEqualTo(Sprt.Verdict.NOT_BETTER);
    assertThat(Sprt.BOUND).isCloseTo(2.9444389791664403, within(1e-12));
  }

  @Test
  void theSecondBoundIsAboveTheFirst() {
    assertThatThrownBy(() -> new Sprt(5, 5)).isInstanceOf(IllegalArgumentException.class);
  }

  /** Whichever of the two is true, it is found in about nineteen of twenty matches. */
  @ParameterizedTest
  @CsvSource({"0, NOT_BETTER", "60, BETTER"})
  void itErrsSeldom(double elo, Sprt.Verdict right) {
    Sprt sprt = new Sprt(0, 60);
    Generator random = new Generator(1895);
    double win = Elo.score(elo) - 0.1;
    int matches = 400;
    int found = 0;
    for (int i = 0; i < matches; i++) {
      int[] pairs = new int[5];
      Sprt.Verdict verdict = Sprt.Verdict.OPEN;
      while (verdict == Sprt.Verdict.OPEN) {
        pairs[points(random, win) + points(random, win)]++;
        verdict = sprt.verdict(sprt.ratio(pairs));
      }
      found += verdict == right ? 1 : 0;
    }
    assertThat((double) found / matches).isBetween(0.91, 0.99);
  }

  private static int points(Generator random, double win) {
    double chance = random.below(1 << 30) / (double) (1 << 30);
    return chance < win ? 2 : chance < win + 0.2 ? 1 : 0;
  }

  @Test
  void eloAndScoresFitTogether() {
    assertThat(Elo.of(0.75)).hasValueCloseTo(190.848501887865, within(1e-9));
    assertThat(Elo.of(0.01)).hasValueCloseTo(-798.2540778390199, within(1e-9));
    assertThat(Elo.of(0)).isEmpty();
    assertThat(Elo.of(1)).isEmpty();
    assertThat(Elo.score(400)).isCloseTo(10 / 11.0, within(1e-12));
  }
}
