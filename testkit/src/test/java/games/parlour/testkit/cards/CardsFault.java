package games.parlour.testkit.cards;

/** What can be wrong with a game; each must be found by the law that it breaks. */
public enum CardsFault {
  SHOWS_ANOTHER_HAND("an imagined position looks the same to its seat"),
  SHOWS_A_HAND_TO_BYSTANDERS("who stands by sees no more than a seat"),
  FORGETS_WHAT_WAS_SEEN("an imagined position looks the same to its seat"),
  IMAGINES_ANOTHER_TURN("a turn holds no secret"),
  IMAGINES_WITH_OTHER_DICE("the same randomness imagines the same"),
  DENIES_ITS_SECRETS("nothing is hidden in a game without secrets"),
  DENIES_WHAT_NOBODY_IMAGINES("nothing is hidden in a game without secrets"),
  TELLS_A_SECRET("a move that reveals nothing is told without secrets"),
  LISTS_TWICE("a move is listed once"),
  LISTS_NOTHING("moves follow the turn"),
  LISTS_AFTER_THE_END("moves follow the turn"),
  WEIGHS_NOTHING("an outcome has a positive weight"),
  HIDES_CHANCE("chance speaks only where the game has it"),
  PLAYS_ANYTHING("a move that is not listed is refused"),
  REFUSES_WITH_A_FAULT("nothing fails"),
  CHANGES_WHEN_PLAYED("playing does not change a position"),
  STARTS_ANEW_DIFFERENTLY("the same choices give the same game"),
  NEVER_ENDS("a random game ends"),
  SAME_TEXT_TWICE("a move's text is its own"),
  TEXT_WITH_SPACES("a move's text has no spaces"),
  TEXT_LIKE_AN_ACT("a move's text is no act at the table"),
  READS_ANOTHER_MOVE("a move's text is read back"),
  FAILS_ON_NONSENSE("nothing fails"),
  TWO_LINES("a position is one line"),
  MISREADS_POSITIONS("a written position is read back"),
  NO_WORDS("a text has words"),
  NO_HOLE("a text fills its holes"),
  ONE_LANGUAGE("languages have the same keys"),
  RULE_WITHOUT_A_NAME("a rule begins with its name"),
  RULE_FOR_NO_VALUE("a rule is for everybody or for an option's value"),
  RULE_NOT_TOLD("the rule behind an option is told"),
  KNOWN_WITHOUT_A_TITLE("what is known has a title"),
  FIGURE_THAT_CANNOT_BE_READ("a figure's position is read"),
  FIGURE_WITH_A_FALSE_MOVE("a figure's moves are legal"),
  FIGURE_OF_NO_SPOT("a figure shows spots of its tableau"),
  FIGURE_OF_NO_RULE("a figure's rule is told"),
  FIGURE_WITHOUT_A_CAPTION("a figure has a caption"),
  FIGURE_TWICE("a figure's name is its own"),
  CAPTION_OF_NOTHING("a caption has its figure"),
  NO_REASON("a reason is there exactly where a move is not listed"),
  A_REASON_AGAINST_A_LISTED_MOVE("a reason is there exactly where a move is not listed"),
  CONSIDERS_TWICE("a move is considered once"),
  CONSIDERS_DICE("only who decides considers moves"),
  A_REASON_TELLS_A_SECRET("help follows from what a seat knows"),
  AN_OUTLOOK_TELLS_A_SECRET("help follows from what a seat knows"),
  ASKS_ABOUT_NO_RULE("the rule behind a question is told"),
  ASKS_FOR_NOTHING("something is left to do"),
  INDEXED_CARD_TWICE("a card's id is its own"),
  INDEXED_CARD_OF_NO_DECK("a card's deck is listed"),
  INDEXED_CARD_OF_NO_ERA("a card's era is listed"),
  INDEXED_CARD_WITHOUT_LINES("a card says what it does"),
  INDEXED_CARD_WITH_AN_UNTOLD_RULING("a card's ruling is told"),
  FAST_WRONG_MOVE("the fast form lists the same"),
  FAST_MISSES_A_MOVE("the fast form lists as many"),
  FAST_MISCOUNTS("the fast form counts what it lists"),
  FAST_PICKS_ANOTHER("a fast move is picked by its place"),
  FAST_PICKS_WHAT_WAS_COUNTED_BEFORE("a pick before a count is right or refused"),
  FAST_WRONG_SIDE("the fast form knows the side"),
  FAST_WRONG_RESULT("the fast form knows the result"),
  FAST_WRONG_WEIGHT("a fast outcome has its weight"),
  FAST_DRIFTS("a made move leaves what a fresh start gives"),
  FAST_UNMAKE_FORGETS("unmaking restores everything"),
  OFFERS_TOO_FEW("unless there is a crowd, every move is offered"),
  FAST_COUNTS_TOO_FAR("a count ends where it is told to"),
  FAST_TAKES_A_PART_FOR_THE_WHOLE("a part is told from the whole"),
  FAST_LEAVES_OUT_TOO_MANY("a part is as large as it was asked for"),
  FAST_CHANGES_THE_ORDER("a part of the moves is in their order"),
  FAST_LISTS_TWICE("a list under its bound is whole"),
  FAST_LISTS_LOUD_WRONGLY("the loud moves are listed alone"),
  FAST_SKIP_KEEPS_THE_TURN("a skipped turn is the other side's"),
  EVALUATION_IS_NO_SUM("an evaluation is the sum of its weights"),
  EVALUATION_DRIFTS("a made move is judged as a fresh start"),
  FAST_TURNS_FALL("turns are counted as moves end them");

  private final String law;

  CardsFault(String law) {
    this.law = law;
  }

  /** The law that finds it. */
  public String law() {
    return law;
  }
}
