package games.parlour.testkit.ghosts;

/** What can be wrong with a board game; each must be found by the law that it breaks. */
public enum GhostsFault {
  CLAIMS_SECRETS("a game with secrets hides something"),
  CLAIMS_CHANCE("chance decides where the game has it"),
  DROPS_THE_QUIET_COUNTER("a written position says how play goes on"),
  LESSON_WITHOUT_WORDS("a lesson is told"),
  LESSON_THAT_TALKS_TOO_MUCH("a step is told in a few words"),
  LESSON_LEFT_OVER("words of a lesson have their step"),
  LESSON_TWICE("a lesson's name is its own"),
  LESSON_WITH_A_STEP_TWICE("a step's name is its own"),
  LESSON_OF_NO_SETUP("a lesson's set-up is offered"),
  LESSON_WITH_AN_EMPTY_SEAT("a lesson seats everybody"),
  LESSON_OUT_OF_TURN("a lesson's moves come in turn"),
  LESSON_WITH_A_FALSE_MOVE("what a lesson asks for is listed"),
  LESSON_WITH_A_DEAD_END("what a lesson asks for is listed"),
  LESSON_THAT_POINTS_NOWHERE("a step points at what is there");

  private final String law;

  GhostsFault(String law) {
    this.law = law;
  }

  /** The law that finds it. */
  public String law() {
    return law;
  }
}
