package games.parlour.server.problem;

import games.parlour.core.text.Text;

/**
 * This server does not know the game of a table, or not the rules it is played by. Another one on
 * the same database may.
 */
public final class UnknownRulesException extends ProblemException {
  public UnknownRulesException(Text detail) {
    super(ProblemKind.REFUSED, detail);
  }
}
