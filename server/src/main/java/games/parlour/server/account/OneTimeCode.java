package games.parlour.server.account;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A code that people read, write down and type: groups of four signs, none of which looks like
 * another.
 *
 * @param signs the signs without what stands between the groups
 */
record OneTimeCode(String signs) {
  /** For ten minutes, and guessing is limited. */
  static final int SHORT = 8;

  /** For as long as it takes to need it. */
  static final int LONG = 12;

  private static final String ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
  private static final int GROUP = 4;
  private static final Pattern BETWEEN = Pattern.compile("[^A-Z0-9]");

  static OneTimeCode random(SecureRandom random, int length) {
    StringBuilder signs = new StringBuilder();
    for (int i = 0; i < length; i++) {
      signs.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return new OneTimeCode(signs.toString());
  }

  /** What somebody typed, in capitals or not, with or without what stands between the groups. */
  static OneTimeCode typed(String text) {
    String start = text.substring(0, Math.min(text.length(), 100));
    return new OneTimeCode(BETWEEN.matcher(start.toUpperCase(Locale.ROOT)).replaceAll(""));
  }

  /** As people read it. */
  String written() {
    return signs.replaceAll("(.{" + GROUP + "})(?=.)", "$1-");
  }

  /** A code is a secret, and whatever is logged must not tell it. */
  @Override
  public String toString() {
    return "a code";
  }
}
