package games.parlour.testkit.cross;

/** What can be wrong with the reasons that a grid game gives; each is found by its law. */
public enum CrossFault {
  REASON_AGAINST_A_LISTED_MOVE("an attempt is answered exactly where no listed move does it"),
  NO_REASON("an attempt is answered exactly where no listed move does it"),
  NO_REASON_FOR_A_PIECE("an attempt is answered exactly where no listed move does it"),
  REASON_WITHOUT_WORDS("a text has words"),
  REASON_OF_NO_RULE("the rule behind a reason is told");

  private final String law;

  CrossFault(String law) {
    this.law = law;
  }

  /** The law that finds it. */
  public String law() {
    return law;
  }
}
