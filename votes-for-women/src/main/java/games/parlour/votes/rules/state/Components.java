package games.parlour.votes.rules.state;

/**
 * What lies on the table: map, tracks and cards, without the frames of what is under way. Questions
 * about a card take this and not a {@link GameState}, so that their answers depend on nothing that
 * happens to be under way when they are asked.
 */
public abstract class Components extends UndoableArray {
  private final Terms terms;

  /** The side of each seat, one bit each: asked for at every step. */
  private final int sides;

  Components(Terms terms, long[] at) {
    super(at);
    this.terms = terms;
    int bits = 0;
    for (int seat = 0; seat <= terms.size(); seat++) {
      bits |= terms.side(seat) << seat;
    }
    this.sides = bits;
  }

  public Terms terms() {
    return terms;
  }

  /** The side that a seat plays for. */
  public int sideOf(int seat) {
    return sides >> seat & 1;
  }
}
