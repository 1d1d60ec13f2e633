package games.parlour.votes.rules.state;

/** Where everything lies in the array of a {@link GameState}. */
public final class StateLayout {
  /** States, each packed: ten bits each for purple, yellow and red cubes, then the two marks. */
  public static final int STATES = 0;

  public static final int TURN = 48;
  public static final int ROUND = 49;
  public static final int CONGRESS = 50;
  public static final int SENT = 51;
  public static final int RATIFIED = 52;
  public static final int REJECTED = 53;

  /** The side that has won, plus one. */
  static final int WINNER = 54;

  static final int REASON = 55;
  public static final int COMMITTED = 56;
  public static final int HAND_PLAYED = 57;
  public static final int CLAIMED_PLAYED = 58;

  /** How many turns of seats are completed. */
  public static final int TURNS = 59;

  /** Whether the last move showed somebody what was hidden. */
  static final int REVEALED = 60;

  /** The dice as they lie, four bits each, the first one lowest; and how many, and their kind. */
  public static final int DICE = 61;

  public static final int DICE_COUNT = 62;
  public static final int DICE_SIDES = 63;

  /** Nothing, chance, or two more than the seat that is waited for. */
  static final int WAITS = 64;

  /** The regions where each side may not place cubes, eight bits a side; follows from the boxes. */
  public static final int BARRED = 65;

  public static final int BUTTONS = 66;

  /** The region of each campaigner, plus one. */
  public static final int CAMPAIGNERS = 68;

  /** How many cubes of each colour lie on the map. */
  public static final int ON_MAP = 74;

  /** Sets of cards: one bit a card of the seat's, or the named, deck. */
  public static final int HAND = 77;

  /** For each seat and deck: cards that the seat knows although they are somebody else's secret. */
  public static final int KNOWN = 81;

  public static final int POOL = 89;
  public static final int DISCARD = 91;
  public static final int SHUFFLED = 93;

  /** For each deck: cards whose era only their owner can know, in lots. */
  public static final int MIXED = 95;

  /** For each deck: cards in a known order, eight bits each, and how many. */
  public static final int TOP = 101;

  public static final int ORDERED = 3;
  public static final int TOP_COUNT = 107;
  public static final int BOTTOM = 109;
  public static final int BOTTOM_COUNT = 115;

  /** For each of the three boxes and each deck. */
  public static final int BOX = 117;

  /** Sets of Strategy cards (the lower twelve bits) and State cards (the upper twelve). */
  public static final int UNDRAWN = 123;

  public static final int OPEN = 124;
  public static final int CLAIMED = 125;
  public static final int REMOVED = 129;

  /** The Oppobot's cards: unseen or still to be played, and played. */
  public static final int BOT_POOL = 130;

  public static final int BOT_DISCARD = 131;
  static final int DEPTH = 132;
  public static final int FRAMES = 133;

  public static final int FRAME = 13;

  /**
   * A chain of cards that draw cards is at most nine frames high; one of State cards that the
   * Oppobot claims has a phase, an event, a Strategy card, twelve State cards and a roll.
   */
  public static final int MOST_FRAMES = 16;

  static final int SIZE = FRAMES + FRAME * MOST_FRAMES;

  private StateLayout() {}
}
