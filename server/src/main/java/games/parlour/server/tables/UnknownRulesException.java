package games.parlour.server.tables;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;

/**
 * This server does not know the game of a table, or not the rules it is played by. Another one on
 * the same database may.
 */
public final class UnknownRulesException extends ProblemException {
  UnknownRulesException(Text detail) {
    super(ProblemKind.REFUSED, detail);
  }
}
