package games.parlour.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.parlour.core.Generator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Logistic regression, on games that were drawn from known weights. */
class LogisticFitTest {
  private static final double[] TRUE = {100, 60, -40, 0};
  private static final double SCALE = 250;

  /** Games whose results come from the true weights; the last feature is never seen. */
  private static TuningSamples drawn(int games) {
    Generator random = new Generator(1908);
    TuningSamples samples = new TuningSamples();
    for (int i = 0; i < games; i++) {
      int[] features = {
        random.below(7) - 3, random.below(11) - 5, random.below(13) - 6, 0,
      };
      double score = 0;
      for (int k = 0; k < TRUE.length; k++) {
        score += TRUE[k] * features[k];
      }
      double chance = random.below(1 << 30) / (double) (1 << 30);
      double result = chance < TuningSamples.chance(score, SCALE) ? 1 : 0;
      samples.add(new TuningSamples.Game(List.of(features), result));
    }
    return samples;
  }

  @Test
  void theTrueWeightsAreFound() {
    TuningSamples samples = drawn(20_000);
    double[] fitted = LogisticFit.weights(samples, new double[] {100, 0, 0, 17}, SCALE);
    assertThat(fitted[0]).isCloseTo(100, within(6.0));
    assertThat(fitted[1]).isCloseTo(60, within(4.0));
    assertThat(fitted[2]).isCloseTo(-40, within(4.0));
    assertThat(fitted[3]).isEqualTo(17);
    assertThat(samples.loss(fitted, SCALE)).isLessThan(samples.loss(TRUE, SCALE));
  }

  @Test
  void theScaleIsFound() {
    assertThat(LogisticFit.scale(drawn(20_000), TRUE)).isCloseTo(SCALE, within(10.0));
  }

  @Test
  void fewGamesChangeLittle() {
    double[] present = {100, 30, 20, 10};
    double[] fitted = LogisticFit.weights(drawn(3), present, SCALE);
    for (int k = 0; k < present.length; k++) {
      assertThat(fitted[k]).isCloseTo(present[k], within(30.0));
    }
  }

  @Test
  void aLossIsWhatItIsCalled() {
    TuningSamples samples = new TuningSamples();
    samples.add(new TuningSamples.Game(List.of(new int[] {1}, new int[] {1}), 1));
    samples.add(new TuningSamples.Game(List.of(new int[] {0}), 0.5));
    // -log of 1 / (1 + e^-1) and -log of a half, each game once
    double expected = (Math.log1p(Math.exp(-1)) + Math.log(2)) / 2;
    assertThat(samples.loss(new double[] {200}, 200)).isCloseTo(expected, within(1e-12));
  }

  @Test
  void aSystemIsSolved() {
    double[][] lower = {{4, 0, 0}, {2, 5, 0}, {1, 3, 6}};
    double[] x = LogisticFit.solved(lower, new double[] {4 + 4 + 3, 2 + 10 + 9, 1 + 6 + 18});
    assertThat(x).containsExactly(new double[] {1, 2, 3}, within(1e-12));
  }

  @Test
  void binsTellWhatWasSaidAndWhatCame() {
    TuningSamples samples = drawn(20_000);
    List<TuningResult.Bin> bins = TuningResult.reliability(samples, TRUE, SCALE);
    assertThat(bins).hasSize(10);
    assertThat(bins.stream().mapToInt(TuningResult.Bin::positions).sum()).isEqualTo(samples.size());
    for (int i = 0; i < 10; i++) {
      TuningResult.Bin bin = bins.get(i);
      assertThat(bin.said()).isBetween(i / 10.0, (i + 1) / 10.0);
      assertThat(bin.came()).isCloseTo(bin.said(), within(0.05));
    }
  }
}
