package games.parlour.core.picture;

/** A picture in the making: elements are opened and closed, whatever is said is escaped. */
public final class SvgWriter {
  private final StringBuilder out = new StringBuilder();
  private int depth;

  /** Opens an element; attributes are given as name, value, name, value. */
  public SvgWriter open(String tag, Object... attributes) {
    start(tag, attributes).append(">\n");
    depth++;
    return this;
  }

  /** Closes the element that was opened last. */
  public SvgWriter close(String tag) {
    depth--;
    indent().append("</").append(tag).append(">\n");
    return this;
  }

  /** An element with nothing in it. */
  public SvgWriter put(String tag, Object... attributes) {
    start(tag, attributes).append("/>\n");
    return this;
  }

  /** An element with words in it. */
  public SvgWriter say(String tag, String words, Object... attributes) {
    String said = escape(words);
    start(tag, attributes).append('>').append(said).append("</").append(tag).append(">\n");
    return this;
  }

  private StringBuilder start(String tag, Object... attributes) {
    indent().append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      String value = escape(attributes[i + 1].toString());
      out.append(' ').append(attributes[i]).append("=\"").append(value).append('"');
    }
    return out;
  }

  private StringBuilder indent() {
    return out.append("  ".repeat(depth));
  }

  /** Text that cannot be taken for a mark; what no file of this kind may hold becomes a space. */
  private static String escape(String text) {
    StringBuilder safe = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(allowed(c) ? c : ' ');
              }
            });
    return safe.toString();
  }

  private static boolean allowed(int c) {
    boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    return c >= ' ' && !surrogate && c != 0xFFFE && c != 0xFFFF;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
