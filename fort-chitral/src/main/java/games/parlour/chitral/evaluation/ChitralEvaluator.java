package games.parlour.chitral.evaluation;

import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.SquareBits;
import games.parlour.chitral.fast.FastChitral;
import games.parlour.chitral.fast.FastMen;
import games.parlour.chitral.fast.MoveBits;
import games.parlour.chitral.rules.Rules;
import games.parlour.core.Evaluator;
import games.parlour.core.Weights;

/**
 * The engine's opinion of a position: a sum of weights, each as often as White has something, less
 * as often as Black has it. Mutable; one thread at a time.
 */
public final class ChitralEvaluator implements Evaluator.Weighted {
  /** What a move promises that wins at once; a search must not overlook it. */
  private static final int VICTORY = 2000;

  private final FastChitral form;
  private final FastMen men;
  private final Weights weights;
  private final Features traits;
  private final int[] counts = new int[Features.NAMES.size()];
  private final int[] values;
  private final int man;
  private final SquareValues squares;

  public ChitralEvaluator(FastChitral form, Weights weights) {
    this.form = form;
    this.men = form.men();
    this.weights = weights;
    this.traits = new Features(men);
    this.values = Features.NAMES.stream().mapToInt(weights::of).toArray();
    this.man = weights.of(Features.MAN);
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
      into[weights.indexOf(Features.NAMES.get(i))] = counts[i];
    }
  }

  @Override
  public int promise(long move) {
    if (MoveBits.movesNobody(move)) {
      return 0;
    }
    int mover = form.side();
    int from = MoveBits.from(move);
    int to = MoveBits.to(move);
    int[][] worth = squares.of(men.tables.layout);
    int brings = worth[mover][to] - worth[mover][from];
    int taken = Integer.bitCount(MoveBits.onTheWay(move));
    SquareBits.flip(men.squares[mover], from); // he has left and is no partner of himself
    for (int ways = men.strikes(mover, to); ways != 0; ways &= ways - 1) {
      taken++;
      brings += worth[1 - mover][to + HopWalk.shift(Integer.numberOfTrailingZeros(ways))];
    }
    SquareBits.flip(men.squares[mover], from);
    brings += man * Integer.bitCount(MoveBits.onTheWay(move));
    return wins(mover, from, to, taken) ? brings + VICTORY : brings;
  }

  /** F4: whether a move that takes so many fills the Fort or leaves the enemy too few men. */
  private boolean wins(int mover, int from, int to, int taken) {
    long[] fort = men.tables.fort;
    boolean fills =
        men.inFort(mover) == Rules.TO_WIN - 1
            && SquareBits.has(fort, to)
            && !SquareBits.has(fort, from);
    return fills || taken > 0 && form.threeLeft() && men.count[1 - mover] - taken <= Rules.TOO_FEW;
  }
}
