package games.parlour.chitral;

import games.parlour.boards.HopWalk;
import games.parlour.boards.Padded;
import games.parlour.core.Evaluator;
import games.parlour.core.Weights;

/**
 * The engine's opinion of a position: a sum of weights, each as often as White has something, less
 * as often as Black has it. Mutable; one thread at a time.
 */
final class Judge implements Evaluator.Weighted {
  private final FastChitral form;
  private final FastMen men;
  private final Weights weights;
  private final Traits traits;
  private final int[] counts = new int[Traits.NAMES.size()];
  private final int[] values;
  private final int man;
  private final SquareValues squares;

  Judge(FastChitral form, FastMen men, Weights weights) {
    this.form = form;
    this.men = men;
    this.weights = weights;
    this.traits = new Traits(men);
    this.values = Traits.NAMES.stream().mapToInt(weights::of).toArray();
    this.man = weights.of(Traits.MAN);
    this.squares = new SquareValues(weights);
  }

  @Override
  public int evaluate() {
    traits.count(form.side(), counts);
    int sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += values[i] * counts[i];
    }
    return sum;
  }

  @Override
  public void features(int[] into) {
    traits.count(form.side(), counts);
    for (int i = 0; i < counts.length; i++) {
      into[weights.indexOf(Traits.NAMES.get(i))] = counts[i];
    }
  }

  @Override
  public int promise(long move) {
    if (FastMove.standsStill(move)) {
      return 0;
    }
    int mover = form.side();
    int from = FastMove.from(move);
    int to = FastMove.to(move);
    int[][] worth = squares.of(men.tables.layout);
    int brings = worth[mover][to] - worth[mover][from];
    Padded.flip(men.of[mover], from); // he has left and is no partner of himself
    for (int ways = men.strikes(mover, to); ways != 0; ways &= ways - 1) {
      brings += worth[1 - mover][to + HopWalk.shift(Integer.numberOfTrailingZeros(ways))];
    }
    Padded.flip(men.of[mover], from);
    return brings + man * Integer.bitCount(FastMove.onTheWay(move));
  }
}
