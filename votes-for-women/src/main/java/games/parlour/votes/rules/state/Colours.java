package games.parlour.votes.rules.state;

/** The colours of cubes and campaigners. */
public final class Colours {
  public static final int PURPLE = 0;
  public static final int YELLOW = 1;
  public static final int RED = 2;
  public static final int COUNT = 3;

  private Colours() {}

  /** The colours of a side, one bit each. */
  public static int of(int side) {
    return side == Terms.OPPOSITION ? 1 << RED : 1 << PURPLE | 1 << YELLOW;
  }

  /** The side that a colour belongs to. */
  public static int side(int colour) {
    return colour == RED ? Terms.OPPOSITION : Terms.SUFFRAGIST;
  }
}
