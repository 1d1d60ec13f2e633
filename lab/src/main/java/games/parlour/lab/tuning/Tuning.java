package games.parlour.lab.tuning;

import games.parlour.core.Evaluator;
import games.parlour.core.Fast;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.SearchableGame;
import games.parlour.core.Setup;
import games.parlour.core.Text;
import games.parlour.core.Weights;
import games.parlour.lab.run.OrderedWorkers;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * Fits the weights of a game's evaluation to games that the engine plays against itself.
 *
 * @param setup how every game begins
 * @param games how many
 * @param nodes how many positions the engine looks at for a move
 * @param seed repeats the same games, and so the same weights
 * @param threads how many games are played at once
 */
public record Tuning<P extends Position<P, M>, M extends Move>(
    Game<P, M> game, Setup setup, int games, long nodes, long seed, int threads) {
  /**
   * One game in so many is held out, to see whether the weights foresee what they have not seen.
   */
  private static final int HELD_OUT = 5;

  /** Refuses a game whose evaluation is no sum of weights. */
  public Tuning {
    SearchableGame<P, M> searchable = SearchableGame.of(game);
    if (!(searchable.evaluator(searchable.fast(), searchable.weights())
        instanceof Evaluator.Weighted)) {
      throw new Refusal(Text.of("refused.tune.evaluator", "game", game.id()));
    }
  }

  Evaluator.Weighted evaluator(Fast<P, M> fast) {
    SearchableGame<P, M> searchable = SearchableGame.of(game);
    return (Evaluator.Weighted) searchable.evaluator(fast, searchable.weights());
  }

  /**
   * Plays and fits; somebody who stops it gets weights from the games that are over.
   *
   * @param each is told how many games are over
   */
  public TuningResult run(IntConsumer each, BooleanSupplier stop) {
    TuningSamples seen = new TuningSamples();
    TuningSamples heldOut = new TuningSamples();
    int[] played = new int[1];
    new OrderedWorkers(threads, stop)
        .<TuningSamples.Game>run(
            games,
            (number, ends) -> new SelfPlay<>(this, number).play(ends),
            done -> {
              boolean holds = ++played[0] % HELD_OUT == 0;
              (holds ? heldOut : seen).add(done);
              each.accept(played[0]);
              return false;
            });
    return fitted(seen, heldOut, played[0]);
  }

  private TuningResult fitted(TuningSamples seen, TuningSamples heldOut, int played) {
    Weights present = SearchableGame.of(game).weights();
    int scaleAt = present.indexOf(Weights.SCALE);
    double[] before = values(present, scaleAt);
    double presentScale = LogisticFit.scale(seen, before);
    double[] after = LogisticFit.weights(seen, before, presentScale);
    // The weight that is named first is the unit; what is doubled elsewhere changes no move.
    double unit = before[0] / after[0];
    if (seen.size() == 0 || heldOut.size() == 0 || !(unit > 0)) {
      throw new Refusal(Text.of("refused.tune.few", "games", played));
    }
    int[] rounded = new int[after.length];
    for (int k = 0; k < after.length; k++) {
      rounded[k] = (int) Math.round(after[k] * unit);
    }
    double scale = LogisticFit.scale(seen, values(present.with(rounded), scaleAt));
    rounded[scaleAt] = (int) Math.max(1, Math.round(scale));
    Weights fitted = present.with(rounded);
    double[] tuned = values(fitted, scaleAt);
    return new TuningResult(
        fitted,
        played,
        seen.size() + heldOut.size(),
        heldOut.loss(before, present.of(Weights.SCALE)),
        heldOut.loss(before, presentScale),
        heldOut.loss(tuned, rounded[scaleAt]),
        TuningResult.reliability(heldOut, tuned, rounded[scaleAt]));
  }

  /** The weights as numbers; the scale is none of the evaluation's. */
  private static double[] values(Weights weights, int scaleAt) {
    int[] whole = weights.values();
    double[] values = new double[whole.length];
    for (int k = 0; k < whole.length; k++) {
      values[k] = k == scaleAt ? 0 : whole[k];
    }
    return values;
  }
}
