package games.parlour.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.parlour.core.random.Generator;
import games.parlour.core.search.NetworkValue;
import games.parlour.core.search.PositionFeatures;
import games.parlour.core.search.ValueNetwork;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A network that learns a function which is known, and which is no sum over the slots. */
class NetworkFitTest {
  private static final int[] SIZES = {4, 3, 5};
  private static final float RATE = 0.01f;

  private static float chance(int[] slots) {
    boolean odd = slots[0] % 2 == 1;
    return odd == (slots[2] >= 3) ? 0.9f : 0.1f + 0.1f * slots[1];
  }

  private static List<TrainingSample> samples(int count) {
    Generator random = new Generator(1920);
    List<TrainingSample> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int[] slots = new int[SIZES.length];
      short[] brief = new short[SIZES.length];
      for (int slot = 0; slot < SIZES.length; slot++) {
        slots[slot] = random.below(SIZES[slot]);
        brief[slot] = (short) slots[slot];
      }
      samples.add(new TrainingSample(brief, chance(slots)));
    }
    return samples;
  }

  private static NetworkFit fit() {
    return TrainingState.first(SIZES, 5).fit();
  }

  private static double said(ValueNetwork network, int... slots) {
    PositionFeatures features =
        new PositionFeatures() {
          @Override
          public int[] sizes() {
            return SIZES.clone();
          }

          @Override
          public void fill(int[] into) {
            System.arraycopy(slots, 0, into, 0, slots.length);
          }
        };
    return 1 / (1 + Math.exp(-new NetworkValue(network, features).odds()));
  }

  @Test
  void aKnownFunctionIsLearned() {
    NetworkFit fit = fit();
    List<TrainingSample> samples = samples(50_000);
    double before = fit.learn(samples, RATE, 1, () -> false);
    double loss = before;
    for (int round = 0; round < 5; round++) {
      loss = fit.learn(samples, RATE, 1, () -> false);
    }
    assertThat(loss).isLessThan(before - 0.02);
    for (int[] slots : new int[][] {{1, 0, 4}, {0, 2, 0}, {0, 1, 3}, {3, 0, 2}, {2, 2, 4}}) {
      assertThat(said(fit.network(), slots)).isCloseTo(chance(slots), within(0.03));
    }
  }

  @Test
  void threadsDecideNothing() {
    List<TrainingSample> samples = samples(3000);
    NetworkFit alone = fit();
    NetworkFit together = fit();
    assertThat(alone.learn(samples, RATE, 1, () -> false))
        .isEqualTo(together.learn(samples, RATE, 3, () -> false));
    assertThat(together.network().weights()).isEqualTo(alone.network().weights());
    assertThat(together.steps()).isEqualTo(3);
  }

  @Test
  void toldToStopItLearnsNoFurther() {
    NetworkFit fit = fit();
    float[] before = fit.copy().weights();
    assertThat(fit.learn(samples(3000), RATE, 1, () -> true)).isZero();
    assertThat(fit.network().weights()).isEqualTo(before);
  }
}
