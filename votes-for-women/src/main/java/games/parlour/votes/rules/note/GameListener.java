package games.parlour.votes.rules.note;

/**
 * Hears what happens while moves are played, in order. Seats, sides, cards, states, regions and
 * campaigners are numbers, as everywhere in the rules; a method that is not overridden ignores what
 * it hears.
 */
public interface GameListener {
  /** Hears nothing. */
  GameListener SILENT = new GameListener() {};

  default void card(CardNote note, int card) {}

  default void seat(SeatNote note, int seat) {}

  default void play(PlayNote note, int seat, int card) {}

  default void secret(SecretNote note, int seat, int card) {}

  default void bid(BidNote note, int seat, int buttons) {}

  default void bidResult(BidResult note, int bid, int eyes) {}

  default void buttons(ButtonNote note, int side, int n) {}

  default void markers(MarkerNote note, int n, int total) {}

  default void cube(CubeNote note, int colour, int state) {}

  default void state(StateNote note, int state) {}

  default void stateCount(StateCountNote note, int state, int n) {}

  default void stateDie(StateDieNote note, int eyes, int state) {}

  default void regionDie(RegionDieNote note, int eyes, int region) {}

  default void campaigner(CampaignerNote note, int campaigner, int region) {}

  default void die(DieNote note, int eyes, int sides, int seat) {}

  /** A turn begins. */
  default void turn(int turn) {}

  /** Congress sends the amendment to the states. */
  default void sent() {}

  /** All cubes of a colour leave a state. */
  default void clears(int colour, int state, int n) {}

  /** No state of a region is open, so that none is rolled for. */
  default void regionPassed(int region) {}

  /** The region with most undecided states, and how many it has. */
  default void contested(int region, int open) {}

  /** A die is given to a campaigner. */
  default void assigns(int eyes, int campaigner) {}

  /** A card stays in a box. */
  default void stays(int card, int box) {}

  /** A draw deck is shuffled. */
  default void shuffles(int side) {}

  /** A seat looks at the hand of another. */
  default void shown(int owner, int looker) {}

  /** Two partners swap the cards they hold. */
  default void swaps(int one, int other) {}

  /** A seat calls the vote in a state. */
  default void vote(int seat, int state) {}

  /** The dice and cubes of both sides in a vote. */
  default void totals(
      int state, int suffragistDie, int suffragistCubes, int oppositionDie, int oppositionCubes) {}

  /** The totals are equal: the side that wins, and the card by which it does, or -1. */
  default void tie(int side, int card) {}

  /** Final Voting begins. */
  default void votingBegins() {}

  /** Cubes that no state can take, or of which none is left. */
  default void cubesLost(int n, boolean noneLeft) {}

  /** Cubes that no state of a region can take. */
  default void lostInRegion(int region, int n) {}

  /** Cubes of an event that a state cannot take. */
  default void lost(LostNote why, int state, int n) {}

  /** The game is over. */
  default void over(int side, Reason reason) {}
}
