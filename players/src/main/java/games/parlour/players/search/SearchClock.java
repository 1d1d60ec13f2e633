package games.parlour.players.search;

import java.util.function.BooleanSupplier;

/** Tells a search when to end. Mutable; one thread at a time. */
final class SearchClock {
  /** The time is looked at once in so many positions, a power of two. */
  private static final int SELDOM = 1 << 10;

  /** So many positions are looked at where crowds of moves come up, whatever the budget. */
  private static final int MOST_IN_CROWDS = 200_000;

  /** Who waits for a move gets it in time: so much is kept for telling it, but not too much. */
  private static final int KEPT_PART = 20;

  private static final int KEPT_MOST = 10;

  private final long begin = System.nanoTime();
  private final Budget budget;
  private final BooleanSupplier stop;
  private boolean mayEnd;
  private boolean isOver;
  private boolean isCrowded;
  private long nextLook;

  SearchClock(Budget budget, BooleanSupplier stop) {
    this.budget = budget;
    this.stop = stop;
  }

  /** The first depth is done, so there is a move to play; before, only a crowd ends the search. */
  void mayEnd() {
    mayEnd = true;
  }

  /** Whether to end at once, when so many positions were looked at. */
  boolean isOver(long nodes) {
    if (!isOver && mayEnd) {
      isOver = budget.nodes() > 0 && nodes >= budget.nodes() || isTimeOver(nodes);
    }
    isOver |= isCrowded && nodes >= MOST_IN_CROWDS;
    return isOver;
  }

  /** A crowd of moves has come up: with them even the first depth could last for ever. */
  void crowded() {
    isCrowded = true;
  }

  /** Looks at the time only once in a while. */
  private boolean isTimeOver(long nodes) {
    if (nodes < nextLook) {
      return false;
    }
    nextLook = (nodes | SELDOM - 1) + 1;
    return late() || stop.getAsBoolean();
  }

  private boolean late() {
    long kept = Math.min(budget.millis() / KEPT_PART, KEPT_MOST);
    return budget.millis() > 0 && System.nanoTime() - begin >= (budget.millis() - kept) * 1_000_000;
  }

  /** Whether it is worth going one deeper. */
  boolean mayGoTo(int depth) {
    return !isOver && !stop.getAsBoolean() && (budget.depth() == 0 || depth <= budget.depth());
  }

  long millis() {
    return (System.nanoTime() - begin) / 1_000_000;
  }
}
