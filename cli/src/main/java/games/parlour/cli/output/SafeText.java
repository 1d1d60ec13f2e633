package games.parlour.cli.output;

/** Text from outside, made fit to be shown: it cannot steer the terminal or break a line. */
public final class SafeText {
  private SafeText() {}

  /** The text on one line, with a question mark for every character that controls something. */
  public static String line(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              boolean space = c == '\n' || c == '\r' || c == '\t';
              out.appendCodePoint(space ? ' ' : controls(c) ? '?' : c);
            });
    return out.toString();
  }

  private static boolean controls(int c) {
    int type = Character.getType(c);
    return Character.isISOControl(c)
        || type == Character.FORMAT
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || type == Character.SURROGATE;
  }
}
