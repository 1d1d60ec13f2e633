package games.parlour.testkit.shores;

/** What can be wrong with a tableau; each must be found by the law that it breaks. */
public enum ShoresFault {
  NO_TABLEAU("a game with a plan is seen as a tableau"),
  PLACE_IN_NO_REGION("a place lies in a region of the plan"),
  TRACK_OF_NO_KIND("a track holds a kind of the plan"),
  SPOT_IN_TWO_PARTS("a spot's name is its own"),
  KIND_TWICE("a kind's name is its own"),
  KIND_LIKE_A_CARD("a kind's name is one word"),
  PLAN_WITHOUT_WORDS("a text has words"),
  SPOT_OUT_OF_THE_PLAN("what is shown is in the plan"),
  PHASE_OUT_OF_THE_PLAN("what is shown is in the plan"),
  SPOT_TWICE("a spot is told once"),
  EMPTY_SPOT("an empty spot is not told"),
  NOTHING_SHOWN("what is shown is there"),
  THINGS_APART("things of a kind lie together"),
  CARD_TWICE("a card lies in one place"),
  FORGETS_A_MOTION("motions explain every change"),
  MOVES_WHAT_IS_NOT_THERE("a thing moves from where it lies"),
  SHOWS_THE_OTHER_HAND("an imagined position has the same tableau"),
  TARGET_OUT_OF_THE_PLAN("a move is about something of the plan");

  private final String law;

  ShoresFault(String law) {
    this.law = law;
  }

  /** The law that finds it. */
  public String law() {
    return law;
  }
}
