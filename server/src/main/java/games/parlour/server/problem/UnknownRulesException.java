package games.parlour.server.problem;

import games.parlour.core.text.Text;

/**
 * This server does not know the game of a table, or not the rules it is played by. Another one on
 * the same database may.
 */
public final class UnknownRulesException extends ProblemException {
  private final boolean othersMayKnow;

  /**
   * Makes ready.
   *
   * @param othersMayKnow whether servers of another version run, which may know the rules
   */
  public UnknownRulesException(Text detail, boolean othersMayKnow) {
    super(ProblemKind.REFUSED, detail);
    this.othersMayKnow = othersMayKnow;
  }

  @Override
  public boolean mayDifferElsewhere() {
    return othersMayKnow;
  }
}
