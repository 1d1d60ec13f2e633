package games.parlour.boards.fast;

import games.parlour.core.MoveList;

/**
 * The moves that a fast form has found: steps, all at once and not yet written out, and others one
 * by one. Mutable; one thread at a time.
 */
public final class MoveBuffer {
  private final StepMap steps = new StepMap();
  private final MoveList others = new MoveList();
  private int stepCount;

  /** Forgets everything. */
  public void clear() {
    stepCount = 0;
    others.clear();
  }

  /** Finds every step of these pieces to these free squares. */
  public void steps(long[] pieces, long[] free) {
    stepCount = steps.find(pieces, free);
  }

  /** Where other moves are put. */
  public MoveList others() {
    return others;
  }

  /** How many there are. */
  public int count() {
    return stepCount + others.size();
  }

  /** The move at an index below the count, in the order of {@link #list}. */
  public long pick(int index) {
    return index < stepCount ? steps.pick(index) : others.get(index - stepCount);
  }

  /** Puts all into the emptied list. */
  public void list(MoveList into) {
    into.clear();
    if (stepCount > 0) {
      steps.list(into);
    }
    for (int i = 0; i < others.size(); i++) {
      into.add(others.get(i));
    }
  }
}
