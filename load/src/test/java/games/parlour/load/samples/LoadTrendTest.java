package games.parlour.load.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

/** A straight line is found as it is, and so is the least-squares line of points beside it. */
class LoadTrendTest {
  private static List<LoadSample> samples(int count, IntToDoubleFunction value) {
    List<LoadSample> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double seconds = 10.0 * (i + 1);
      samples.add(new LoadSample(seconds, 1, 1, 1, 1, value.applyAsDouble(i), List.of()));
    }
    return samples;
  }

  private static LoadTrend trend(List<LoadSample> samples) {
    return LoadTrend.of(samples, sample -> OptionalDouble.of(sample.eventP99())).orElseThrow();
  }

  @Test
  void aStraightLineHasItsSlope() {
    LoadTrend trend = trend(samples(181, i -> 100 + 0.5 * i)); // 0.05 a second
    assertThat(trend.perHour()).isCloseTo(180, within(1e-9));
    assertThat(trend.first()).as("samples 0 to 60").isCloseTo(115, within(1e-9));
    assertThat(trend.last()).as("samples 120 to 180").isCloseTo(175, within(1e-9));
  }

  @Test
  void whatOnlyShakesIsFlat() {
    LoadTrend trend = trend(samples(181, i -> i % 2 == 0 ? 20 : 30));
    assertThat(trend.perHour()).isCloseTo(0, within(0.01));
    assertThat(trend.first()).isCloseTo(trend.last(), within(0.2));
  }

  @Test
  void pointsBesideALineGiveTheLeastSquares() {
    // Through (10, 1), (20, 2), (30, 2), (40, 5) the best line has the slope 0.12.
    double[] values = {1, 2, 2, 5};
    assertThat(trend(samples(4, i -> values[i])).perHour()).isCloseTo(432, within(1e-9));
  }

  @Test
  void gapsAreLeftOutAndNothingIsNoTrend() {
    List<LoadSample> samples = samples(9, i -> i);
    assertThat(LoadTrend.of(samples, sample -> OptionalDouble.empty())).isEmpty();
    LoadTrend odd =
        LoadTrend.of(
                samples,
                sample ->
                    sample.seconds() % 20 == 10
                        ? OptionalDouble.of(sample.eventP99())
                        : OptionalDouble.empty())
            .orElseThrow();
    assertThat(odd.perHour()).isCloseTo(360, within(1e-9));
  }
}
