package games.parlour.testkit.ghosts;

/** What can be wrong with a board game; each must be found by the law that it breaks. */
public enum GhostsFault {
  CLAIMS_SECRETS("a game with secrets hides something"),
  CLAIMS_CHANCE("chance decides where the game has it"),
  DROPS_THE_QUIET_COUNTER("a written position says how play goes on");

  private final String law;

  GhostsFault(String law) {
    this.law = law;
  }

  /** The law that finds it. */
  public String law() {
    return law;
  }
}
