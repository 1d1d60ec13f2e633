package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.search.Weights;

/** What holds a game's evaluation to the position it speaks of, and to its weights. */
public final class EvaluatorLaws<P extends Position<P, M>, M extends Move> {
  private final Weights weights;
  private final FastPosition<P, M> fast;
  private final Evaluator evaluator;
  private final FastPosition<P, M> fresh;
  private final Evaluator freshEvaluator;

  public EvaluatorLaws(Game<P, M> game) {
    SearchableGame<P, M> searchable = SearchableGame.of(game);
    weights = searchable.weights();
    fast = searchable.fast();
    evaluator = searchable.evaluator(fast, weights);
    fresh = searchable.fast();
    freshEvaluator = searchable.evaluator(fresh, weights);
  }

  /** The evaluation is the sum it says it is, before some moves and after them. */
  public void judges(P p, int moves, Generator random) {
    fast.set(p);
    if (fast.seat() < 0) {
      return;
    }
    int before = evaluator.evaluate();
    isItsSum(before, p);
    for (M move : RandomSample.of(p.moves(), moves, random)) {
      long code = fast.encode(move);
      int promise = evaluator.promise(code);
      unless(evaluator.promise(code) == promise, "a promise changes nothing", move, promise);
      fast.make(code);
      if (fast.seat() >= 0) {
        int after = evaluator.evaluate();
        fresh.set(p.play(move));
        int set = freshEvaluator.evaluate();
        unless(after == set, "a made move is judged as a fresh start", move, after, set);
        isItsSum(after, p);
      }
      fast.unmake();
      unless(evaluator.evaluate() == before, "an unmade move is judged as before", move, before);
    }
  }

  private void isItsSum(int value, P p) {
    if (evaluator instanceof Evaluator.Weighted weighted) {
      int[] features = new int[weights.names().size()];
      weighted.features(features);
      int[] each = weights.values();
      int sum = 0;
      for (int i = 0; i < each.length; i++) {
        sum += each[i] * features[i];
      }
      unless(sum == value, "an evaluation is the sum of its weights", value, sum, p);
    }
  }
}
