package games.parlour.players.worlds;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.search.Weights;
import java.util.List;

/** Tries moves out in imagined worlds, one at a time. Mutable; one thread at a time. */
final class WorldTrial<P extends Position<P, M>, M extends Move> {
  private final FastPosition<P, M> fast;
  private final Evaluator evaluator;
  private final Weights weights;
  private final Generator luck = new Generator(0);
  private final TurnPolicy policy;

  WorldTrial(SearchableGame<P, M> game, Weights weights) {
    this.fast = game.fast();
    this.evaluator = game.evaluator(fast, weights);
    this.weights = weights;
    this.policy = new TurnPolicy(fast, evaluator, luck);
  }

  /** How many positions it has judged since it was made. */
  long looks() {
    return policy.looks();
  }

  void set(P world) {
    fast.set(world);
  }

  long encode(M move) {
    return fast.encode(move);
  }

  /** Whether a move only begins something. */
  boolean begins(long code) {
    return evaluator.begins(code);
  }

  /** The chance of the side that decides after a move, at a glance. */
  double glance(long code) {
    return chance(fast.side(), policy.look(code));
  }

  /**
   * The chances of the side that decides, for each move: after it, and some turns that are played
   * on with the same luck.
   */
  double[] tryOut(P world, List<Candidate<M>> moves, long dice, int turns) {
    double[] chances = new double[moves.size()];
    for (int i = 0; i < chances.length; i++) {
      fast.set(world);
      int side = fast.side();
      luck.reseed(dice);
      fast.make(moves.get(i).code());
      policy.playTo(turns);
      chances[i] = chance(side, policy.value());
    }
    return chances;
  }

  private double chance(int side, int value) {
    double first = weights.chance(value);
    return side == 0 ? first : 1 - first;
  }
}
