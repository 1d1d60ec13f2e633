package games.parlour.server.account;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.guest.GuestName;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.text.Normalizer;
import java.util.Locale;

/**
 * What somebody signs in with.
 *
 * @param text as it is shown
 * @param key the same for all ways to write it
 */
record AccountName(String text, String key) {
  /** No name is nearly as long. */
  private static final int LONGEST_TYPED = 100;

  /** A name for a new account; all that speaks against one is told in the same words. */
  static AccountName wanted(String text) {
    try {
      String name = GuestName.of(text);
      return new AccountName(name, keyOf(name));
    } catch (Refusal odd) {
      throw notAvailable();
    }
  }

  static ProblemException notAvailable() {
    return new ProblemException(ProblemKind.REFUSED, Text.of("problem.account.name"));
  }

  /** By what the account of a name that somebody typed is found; it is short, whatever is typed. */
  static String keyOf(String typed) {
    String start = typed.substring(0, Math.min(typed.length(), LONGEST_TYPED));
    return Normalizer.normalize(start, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\s+", " ")
        .strip();
  }
}
