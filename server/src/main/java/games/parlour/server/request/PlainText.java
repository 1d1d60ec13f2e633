package games.parlour.server.request;

import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * What somebody typed, as others can read it: one line without anything that is invisible, turns
 * the writing around or covers the lines beside it.
 */
public final class PlainText {
  /** More marks on one letter than any script needs would cover the lines around it. */
  private static final Pattern PILED_MARKS = Pattern.compile("(\\p{M}{4})\\p{M}+");

  /** Every kind of space, break and control: one space says as much. */
  private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\p{Cc}\\u2800\\u3164\\uFFA0]+");

  /** Signs that turn the writing or stand for nothing; the joiners are needed by some scripts. */
  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\u034F\\u115F\\u1160&&[^\\u200C\\u200D]]+");

  /** Joiners that join nothing: at an end, beside a space or after another. */
  private static final Pattern LONE_JOINERS =
      Pattern.compile("(?<=^|[ \\u200C\\u200D])[\\u200C\\u200D]+|[\\u200C\\u200D]+(?= |$)");

  private PlainText() {}

  /** The text in one line; empty where nothing of it can be seen. */
  public static String tidy(String typed) {
    String seen = UNSEEN.matcher(typed).replaceAll("");
    String line = SPACES.matcher(seen).replaceAll(" ").strip();
    String joined = LONE_JOINERS.matcher(line).replaceAll("");
    String composed = Normalizer.normalize(joined, Normalizer.Form.NFC);
    return PILED_MARKS.matcher(composed).replaceAll("$1").strip();
  }

  /** How many characters a text has, as people count them. */
  public static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
