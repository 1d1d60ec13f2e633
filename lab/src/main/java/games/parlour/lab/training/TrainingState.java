package games.parlour.lab.training;

import games.parlour.core.random.Generator;
import games.parlour.core.search.ValueNetwork;
import java.util.ArrayList;
import java.util.List;

/** How far a training has come: all that the next generation depends on. Mutable; one thread. */
final class TrainingState {
  /** The games of so many generations are learned from. */
  static final int WINDOW = 6;

  /** So many networks are kept to be played against. */
  static final int PAST = 12;

  /** How far the weights lie from zero before anything is learned. */
  private static final double ROW_SPREAD = 0.02;

  private static final double OUT_SPREAD = 0.2;

  private final NetworkFit fit;
  private final List<ValueNetwork> past;
  private final List<List<TrainingGame>> window;
  private int generation;

  /**
   * What was reached: the number of the last generation, its fit, and what it could look back on.
   */
  TrainingState(
      int generation, NetworkFit fit, List<ValueNetwork> past, List<List<TrainingGame>> window) {
    this.generation = generation;
    this.fit = fit;
    this.past = new ArrayList<>(past);
    this.window = new ArrayList<>(window);
  }

  /** The beginning: a network that knows nothing. */
  static TrainingState first(int[] sizes, long seed) {
    ValueNetwork network = ValueNetwork.blank(ValueNetwork.rows(sizes), Training.HIDDEN);
    Generator random = new Generator(Generator.splitMix(seed, 0));
    float[] weights = network.weights();
    for (int i = 0; i < network.own(0); i++) {
      weights[i] = (float) (ROW_SPREAD * gaussian(random));
    }
    for (int i = network.out(); i < weights.length; i++) {
      weights[i] = (float) (OUT_SPREAD * gaussian(random));
    }
    return new TrainingState(0, new NetworkFit(network, sizes), List.of(), List.of());
  }

  /** A number with the mean 0 and the deviation 1 (Box and Muller). */
  private static double gaussian(Generator random) {
    double length = StrictMath.sqrt(-2 * StrictMath.log(1 - unit(random)));
    return length * StrictMath.cos(2 * Math.PI * unit(random));
  }

  private static double unit(Generator random) {
    return (random.nextLong() >>> 11) * 0x1p-53;
  }

  int generation() {
    return generation;
  }

  NetworkFit fit() {
    return fit;
  }

  /**
   * The networks of the last generations; the last of them plays. None before anything is learned.
   */
  List<ValueNetwork> past() {
    return past;
  }

  /** The games of the last generations. */
  List<List<TrainingGame>> window() {
    return window;
  }

  /** Begins the next generation and says its number. */
  int begin() {
    if (generation > 0) {
      past.add(fit.copy());
      if (past.size() > PAST) {
        past.removeFirst();
      }
    }
    return ++generation;
  }

  /** Takes in the games of a generation. */
  void add(List<TrainingGame> games) {
    window.add(games);
    if (window.size() > WINDOW) {
      window.removeFirst();
    }
  }

  /** Draws so many samples of the window in random order, each at most once. */
  List<TrainingSample> draw(int count, Generator random) {
    List<TrainingSample> all = new ArrayList<>();
    for (List<TrainingGame> games : window) {
      for (TrainingGame game : games) {
        all.addAll(game.samples());
      }
    }
    int most = Math.min(count, all.size());
    for (int i = 0; i < most; i++) {
      int other = i + random.below(all.size() - i);
      TrainingSample drawn = all.get(other);
      all.set(other, all.get(i));
      all.set(i, drawn);
    }
    return all.subList(0, most);
  }
}
