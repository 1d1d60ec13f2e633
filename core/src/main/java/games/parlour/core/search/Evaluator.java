package games.parlour.core.search;

/**
 * Judges the positions that one fast form comes through, for a search that plays well. It is made
 * for a fast form and always speaks of where that form stands. Mutable; one thread at a time.
 */
public interface Evaluator {
  /** How good the position is for side 0, in hundredths of a common piece. */
  int evaluate();

  /** What a listed move seems to bring the side that makes it, at first sight. */
  int promise(long move);

  /**
   * Whether a listed move only begins something, so that what it is worth shows later in the turn:
   * a card that is played, say, before its dice fall.
   */
  default boolean begins(long move) {
    return false;
  }

  /**
   * An evaluation that is a sum of weights, each as often as something is found on the board; so
   * the weights can be fitted to played games.
   */
  interface Weighted extends Evaluator {
    /** Fills in how often each weight counts here: for side 0, less for side 1. */
    void features(int[] into);
  }

  /** The evaluation that the fast form brings itself. */
  static Evaluator plain(FastPosition<?, ?> fast) {
    return new Evaluator() {
      @Override
      public int evaluate() {
        return fast.evaluate();
      }

      @Override
      public int promise(long move) {
        int sign = fast.side() == 0 ? 1 : -1;
        int before = fast.evaluate();
        fast.make(move);
        int after = fast.evaluate();
        fast.unmake();
        return sign * (after - before);
      }
    };
  }
}
