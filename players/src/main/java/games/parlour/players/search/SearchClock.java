package games.parlour.players.search;

import java.util.function.BooleanSupplier;

/** Tells a search when to end. Mutable; one thread at a time. */
final class SearchClock {
  /** The time is looked at once in so many positions, a power of two. */
  private static final int SELDOM = 1 << 10;

  /** Who waits for a move gets it in time: so much is kept for telling it, but not too much. */
  private static final int KEPT_PART = 20;

  private static final int KEPT_MOST = 10;

  private final long begin = System.nanoTime();
  private final Budget budget;
  private final BooleanSupplier stop;
  private boolean mayEnd;
  private boolean isOver;

  SearchClock(Budget budget, BooleanSupplier stop) {
    this.budget = budget;
    this.stop = stop;
  }

  /** The first depth is done, so there is a move to play; before, nothing ends the search. */
  void mayEnd() {
    mayEnd = true;
  }

  /** Whether to end at once, when so many positions were looked at. */
  boolean isOver(long nodes) {
    if (!isOver && mayEnd) {
      isOver =
          budget.nodes() > 0 && nodes >= budget.nodes()
              || (nodes & SELDOM - 1) == 0 && (late() || stop.getAsBoolean());
    }
    return isOver;
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
