package games.parlour.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.parlour.core.Generator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Intervals of scores, against values that were computed with another program by hand. */
class IntervalTest {
  private static final double EXACT = 1e-9;

  @ParameterizedTest
  @CsvSource({
    "2, 8, 30, 14, 6, 0.4991290267457206, 0.6159245153710134",
    "40, 100, 200, 110, 50, 0.4916153107510683, 0.5383191928527673",
    "0, 0, 1, 3, 46, 0.9354967371726852, 0.9905548274044564",
    "0, 0, 50, 0, 0, 0.4862826724949597, 0.5137173275050403",
    "0, 0, 0, 0, 8, 0.8063923194655637, 1",
    "8, 0, 0, 0, 0, 0, 0.1936076805344363"
  })
  void asComputedElsewhere(int a, int b, int c, int d, int e, double low, double high) {
    int[] pairs = {a, b, c, d, e};
    double score = (b + 2 * c + 3 * d + 4 * e) / (4.0 * (a + b + c + d + e));
    Interval interval = Interval.of(score, pairs, 2);
    assertThat(interval.low()).isCloseTo(low, within(EXACT));
    assertThat(interval.high()).isCloseTo(high, within(EXACT));
  }

  @Test
  void oneGameSaysLittle() {
    Interval won = Interval.of(1, new int[] {0, 0, 1}, 1);
    assertThat(won.low()).isCloseTo(0.20654931437723745, within(EXACT));
    assertThat(won.high()).isEqualTo(1);
    Interval drawn = Interval.of(0.5, new int[] {0, 1, 0}, 1);
    assertThat(drawn.low()).isCloseTo(0.09453120573423074, within(EXACT));
    assertThat(drawn.high()).isCloseTo(0.9054687942657693, within(EXACT));
  }

  /**
   * In nineteen of twenty matches the true score lies in the interval, be the players equal or far
   * apart, be draws rare or common, and even where the opening decides most games.
   */
  @ParameterizedTest
  @CsvSource({"0.4, 0.2, 0", "0.5, 0.1, 0.4", "0.7, 0.1, 0.2", "0.9, 0.05, 0.05", "0.3, 0.5, 0.1"})
  void theTrueScoreLiesWithin(double win, double draw, double bias) {
    Generator random = new Generator(1908);
    int matches = 3000;
    int within = 0;
    for (int i = 0; i < matches; i++) {
      int[] pairs = new int[5];
      int points = 0;
      int games = 2 * 60;
      for (int pair = 0; pair < games / 2; pair++) {
        double favour = random.below(2) == 0 ? bias : -bias;
        int both = points(random, win + favour, draw) + points(random, win - favour, draw);
        pairs[both]++;
        points += both;
      }
      Interval interval = Interval.of(points / 2.0 / games, pairs, 2);
      double score = win + draw / 2;
      within += interval.low() <= score && score <= interval.high() ? 1 : 0;
    }
    assertThat((double) within / matches).isBetween(0.935, 0.97);
  }

  private static int points(Generator random, double win, double draw) {
    double chance = random.below(1 << 30) / (double) (1 << 30);
    return chance < win ? 2 : chance < win + draw ? 1 : 0;
  }
}
