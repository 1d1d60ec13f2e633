package games.parlour.votes.evaluation;

import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.NetworkValue;
import games.parlour.core.search.ValueNetwork;
import games.parlour.core.search.Weights;
import games.parlour.core.text.Resources;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Terms;

/** Judges by what was learned from games. Mutable; one thread at a time. */
public final class VotesEvaluator implements Evaluator {
  /** Scores are the logarithm of the odds, so many to one. */
  private static final int SCALE = 1000;

  public static final Weights WEIGHTS = Weights.parse(Weights.SCALE + " " + SCALE);

  /** What a lost game is worth in which the amendment was sent, before any state has ratified. */
  private static final double SENT = 0.4;

  /**
   * What a lost game is worth in which it was not: for Congress, and for states with four cubes.
   */
  private static final double CONGRESS = 0.25;

  private static final double STATES = 0.15;

  private final FastPosition<?, ?> fast;
  private final NetworkValue value;

  public VotesEvaluator(FastPosition<?, ?> fast, NetworkValue value) {
    this.fast = fast;
    this.value = value;
  }

  /** What was learned, from the file beside this class, which tells how it was. */
  public static ValueNetwork network() {
    return Learned.NETWORK;
  }

  private static final class Learned {
    static final ValueNetwork NETWORK =
        ValueNetwork.parse(Resources.read(VotesEvaluator.class, "network.txt"));
  }

  @Override
  public int evaluate() {
    return Math.round(SCALE * value.odds());
  }

  @Override
  public int promise(long move) {
    int sign = fast.side() == 0 ? 1 : -1;
    int before = evaluate();
    fast.make(move);
    int after = evaluate();
    fast.unmake();
    return sign * (after - before);
  }

  @Override
  public boolean begins(long move) {
    return switch (MoveKind.of(move)) {
      case EVENT,
          CAMPAIGN,
          ORGANIZE,
          LOBBY,
          CLAIMED,
          DISCARD,
          COMMIT,
          TAKE,
          VOTE,
          MATCH,
          SUPERSEDE,
          DEFER,
          DONE ->
          true;
      default -> false;
    };
  }

  /** How near the side that has lost came to winning, from 0 to 1. */
  public static double nearness(GameState t) {
    if (t.winner() == Terms.SUFFRAGIST) {
      return (double) Cubes.marks(t, false) / Cubes.TO_REJECT;
    }
    if (Congress.sent(t)) {
      return SENT + (1 - SENT) * Cubes.marks(t, true) / Cubes.TO_RATIFY;
    }
    int four = 0;
    for (int state = 0; state < Cubes.STATES; state++) {
      four += Cubes.ofSide(t, state, Terms.SUFFRAGIST) >= Cubes.FOUR ? 1 : 0;
    }
    return CONGRESS * Congress.markers(t) / Congress.MARKERS
        + STATES * Math.min(four, Cubes.TO_RATIFY) / Cubes.TO_RATIFY;
  }
}
