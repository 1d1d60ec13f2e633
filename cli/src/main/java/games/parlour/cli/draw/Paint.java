package games.parlour.cli.draw;

import games.parlour.core.picture.PaintColour;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * How much a terminal can show.
 *
 * @param depth what colours it has
 * @param shapes whether it shows more than plain letters
 */
public record Paint(Depth depth, boolean shapes) {
  /** Letters and marks alone. */
  public static final Paint PLAIN = new Paint(Depth.NONE, false);

  private static final String RESET = "\033[0m";

  /** The colours of a terminal. */
  public enum Depth {
    NONE,
    PALETTE,
    FULL
  }

  /** What the environment says about a terminal; whoever asks for no colour gets none. */
  public static Paint of(UnaryOperator<String> env) {
    String term = env.apply("TERM");
    if (!env.apply("NO_COLOR").isEmpty() || term.isEmpty() || term.equals("dumb")) {
      return PLAIN;
    }
    String colours = env.apply("COLORTERM");
    boolean full = colours.equals("truecolor") || colours.equals("24bit");
    return new Paint(full ? Depth.FULL : Depth.PALETTE, unicode(env));
  }

  private static boolean unicode(UnaryOperator<String> env) {
    String locale = env.apply("LC_ALL");
    locale = locale.isEmpty() ? env.apply("LC_CTYPE") : locale;
    locale = locale.isEmpty() ? env.apply("LANG") : locale;
    String lower = locale.toLowerCase(Locale.ROOT);
    return lower.contains("utf-8") || lower.contains("utf8");
  }

  /** A painted text without its paint. */
  static String bare(String text) {
    return text.replaceAll("\033\\[[0-9;]*m", "");
  }

  /** How many columns a painted text takes. */
  static int columns(String text) {
    return bare(text).length();
  }

  /** Whether there is any colour. */
  public boolean colours() {
    return depth != Depth.NONE;
  }

  /** Text in ink on a ground. */
  String on(PaintColour ground, PaintColour ink, boolean bold, String text) {
    if (!colours() || text.isEmpty()) {
      return text;
    }
    String weight = bold ? ";1" : "";
    return "\033[" + code(38, ink) + ";" + code(48, ground) + weight + "m" + text + RESET;
  }

  /** Text that steps back. */
  public String soft(String text) {
    return colours() ? "\033[2m" + text + RESET : text;
  }

  /** Text that stands out. */
  public String strong(String text) {
    return colours() ? "\033[1m" + text + RESET : text;
  }

  private String code(int what, PaintColour colour) {
    int rgb = colour.rgb();
    return depth == Depth.FULL
        ? what + ";2;" + (rgb >> 16 & 255) + ";" + (rgb >> 8 & 255) + ";" + (rgb & 255)
        : what + ";5;" + colour.index();
  }
}
