package games.parlour.server.group;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A code that lets people into a group: short enough for a blackboard, of letters that look alike
 * to nobody, and without vowels, so that it is no word.
 *
 * @param letters the letters without what stands between them
 */
record GroupCode(String letters) {
  static final int LENGTH = 6;

  private static final String ALPHABET = "BCDFGHJKMNPQRSTVWXYZ";
  private static final Pattern BETWEEN = Pattern.compile("[^A-Z]");

  static GroupCode random(SecureRandom random) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      letters.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return new GroupCode(letters.toString());
  }

  /** What somebody typed, in capitals or not, with or without what stands in the middle. */
  static GroupCode typed(String text) {
    String start = text.substring(0, Math.min(text.length(), 50));
    return new GroupCode(BETWEEN.matcher(start.toUpperCase(Locale.ROOT)).replaceAll(""));
  }

  /** As people read it. */
  String written() {
    int half = letters.length() / 2;
    return letters.substring(0, half) + "-" + letters.substring(half);
  }

  /** A code is a secret, and whatever is logged must not tell it. */
  @Override
  public String toString() {
    return "a code";
  }
}
