package games.parlour.votes.rules.state;

/**
 * The registers of a frame: what one thing under way remembers. The letters mean what the step or
 * operation at work says.
 */
public final class Frame {
  /** Which {@link Step} works on it. */
  public static final int KIND = 0;

  /** The card that is being resolved. */
  public static final int CARD = 1;

  /** Which of its operations is at work. */
  public static final int OPERATION = 2;

  /** The seat that acts. */
  public static final int SEAT = 3;

  /** How far the step or operation at work has come; it begins at zero. */
  public static final int STAGE = 4;

  /** The result of the card's last roll. */
  public static final int ROLL = 5;

  /** The state that was picked, plus one. */
  public static final int PICKED = 6;

  public static final int A = 7;
  public static final int B = 8;
  public static final int C = 9;
  public static final int D = 10;
  public static final int E = 11;

  /** Cards of the acting seat's deck that were drawn aside, a secret of that seat. */
  public static final int CARDS = 12;

  private Frame() {}
}
