package games.parlour.core.search;

/**
 * What a learned value sees of the position where a fast form stands: a row of slots, each of which
 * holds one of a few numbers. It is made for a fast form and always speaks of where that form
 * stands. Mutable; one thread at a time.
 */
public interface PositionFeatures {
  /** How many different numbers each slot can hold, counted from zero. */
  int[] sizes();

  /** Puts the number of each slot here into an array that is as long as {@link #sizes}. */
  void fill(int[] slots);
}
