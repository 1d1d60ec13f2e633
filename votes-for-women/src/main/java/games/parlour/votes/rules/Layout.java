package games.parlour.votes.rules;

/** Where everything lies in the array of a {@link Table}. */
final class Layout {
  /** States, each packed: ten bits each for purple, yellow and red cubes, then the two marks. */
  static final int STATES = 0;

  static final int TURN = 48;
  static final int ROUND = 49;
  static final int CONGRESS = 50;
  static final int SENT = 51;
  static final int RATIFIED = 52;
  static final int REJECTED = 53;

  /** The side that has won, plus one. */
  static final int WINNER = 54;

  static final int REASON = 55;
  static final int COMMITTED = 56;
  static final int HAND_PLAYED = 57;
  static final int CLAIMED_PLAYED = 58;

  /** How many turns of seats are completed. */
  static final int TURNS = 59;

  /** Whether the last move showed somebody what was hidden. */
  static final int REVEALED = 60;

  /** The dice as they lie, four bits each, the first one lowest; and how many, and their kind. */
  static final int DICE = 61;

  static final int DICE_COUNT = 62;
  static final int DICE_SIDES = 63;

  /** Nothing, chance, or two more than the seat that is waited for. */
  static final int WAITS = 64;

  /** The regions where each side may not place cubes, eight bits a side; follows from the boxes. */
  static final int BARRED = 65;

  static final int BUTTONS = 66;

  /** The region of each campaigner, plus one. */
  static final int CAMPAIGNERS = 68;

  /** How many cubes of each colour lie on the map. */
  static final int ON_MAP = 74;

  /** Sets of cards: one bit a card of the seat's, or the named, deck. */
  static final int HAND = 77;

  /** For each seat and deck: cards that the seat knows although they are somebody else's secret. */
  static final int KNOWN = 81;

  static final int POOL = 89;
  static final int DISCARD = 91;
  static final int SHUFFLED = 93;

  /** For each deck: cards whose era only their owner can know, in lots. */
  static final int MIXED = 95;

  /** For each deck: cards in a known order, eight bits each, and how many. */
  static final int TOP = 101;

  static final int ORDERED = 3;
  static final int TOP_COUNT = 107;
  static final int BOTTOM = 109;
  static final int BOTTOM_COUNT = 115;

  /** For each of the three boxes and each deck. */
  static final int BOX = 117;

  /** Sets of Strategy cards (the lower twelve bits) and State cards (the upper twelve). */
  static final int UNDRAWN = 123;

  static final int OPEN = 124;
  static final int CLAIMED = 125;
  static final int REMOVED = 129;

  /** The Oppobot's cards: unseen or still to be played, and played. */
  static final int BOT_POOL = 130;

  static final int BOT_DISCARD = 131;
  static final int DEPTH = 132;
  static final int FRAMES = 133;

  static final int FRAME = 13;

  /**
   * A chain of cards that draw cards is at most nine frames high; one of State cards that the
   * Oppobot claims has a phase, an event, a Strategy card, twelve State cards and a roll.
   */
  static final int MOST_FRAMES = 16;

  static final int SIZE = FRAMES + FRAME * MOST_FRAMES;

  private Layout() {}
}
