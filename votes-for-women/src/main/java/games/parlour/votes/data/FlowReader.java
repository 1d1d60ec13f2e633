package games.parlour.votes.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads values in brackets, quoted texts and plain scalars, over as many lines as they take. */
final class FlowReader {
  /** What YAML gives a meaning that we do not need must not pass for a plain text. */
  private static final String RESERVED = "&*!|>%@`'?,]}{[\"#";

  private final String text;
  private final int firstLine;
  private int at;

  FlowReader(String text, int firstLine) {
    this.text = text;
    this.firstLine = firstLine;
  }

  static IllegalArgumentException refused(int line, String why) {
    return new IllegalArgumentException("line " + line + ": " + why);
  }

  boolean startsInBrackets() {
    skipBlanks();
    return at < text.length() && "{[".indexOf(text.charAt(at)) >= 0;
  }

  @Nullable Object whole() {
    Object value = value();
    skipBlanks();
    if (at < text.length()) {
      throw refused("nothing more was expected: " + text.charAt(at));
    }
    return value;
  }

  /** Just behind the quoted text that the line begins with. */
  int quoteEnd() {
    quoted();
    return at;
  }

  String key() {
    skipBlanks();
    if (peek() == '"') {
      return quoted();
    }
    String key = plainText();
    if (key.isEmpty() || RESERVED.indexOf(key.charAt(0)) >= 0) {
      throw refused("a key was expected");
    }
    return key;
  }

  private @Nullable Object value() {
    skipBlanks();
    return switch (peek()) {
      case '{' -> map();
      case '[' -> list();
      case '"' -> quoted();
      default -> plain(plainText(), line());
    };
  }

  private Map<String, @Nullable Object> map() {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    at++;
    while (!closes('}')) {
      String key = key();
      skipBlanks();
      if (peek() != ':') {
        throw refused("a colon was expected after " + key);
      }
      at++;
      if (map.containsKey(key)) {
        throw refused("the key " + key + " stands twice");
      }
      map.put(key, value());
      comma('}');
    }
    return map;
  }

  private List<@Nullable Object> list() {
    List<@Nullable Object> list = new ArrayList<>();
    at++;
    while (!closes(']')) {
      list.add(value());
      comma(']');
    }
    return list;
  }

  private boolean closes(char bracket) {
    skipBlanks();
    if (peek() != bracket) {
      return false;
    }
    at++;
    return true;
  }

  private void comma(char bracket) {
    skipBlanks();
    if (peek() == ',') {
      at++;
    } else if (peek() != bracket) {
      throw refused("a comma or " + bracket + " was expected");
    }
  }

  private String quoted() {
    StringBuilder out = new StringBuilder();
    at++;
    while (peek() != '"') {
      char c = text.charAt(at++);
      if (c == '\n') {
        throw refused("a quoted text is not closed");
      }
      out.append(c == '\\' ? escaped() : c);
    }
    at++;
    return out.toString();
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> unicode();
      default -> throw refused("an unknown escape: \\" + c);
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(peek(), 16);
      if (digit < 0) {
        throw refused("four hexadecimal digits were expected after \\u");
      }
      code = code * 16 + digit;
      at++;
    }
    return (char) code;
  }

  private String plainText() {
    int from = at;
    while (at < text.length() && !endsPlain()) {
      at++;
    }
    return text.substring(from, at).strip();
  }

  private boolean endsPlain() {
    char c = text.charAt(at);
    if (c == ':') {
      return at + 1 == text.length() || " \n,]}".indexOf(text.charAt(at + 1)) >= 0;
    }
    return ",]}{[\n".indexOf(c) >= 0;
  }

  /** What an unquoted text means: a number, a truth, nothing, or itself. */
  static @Nullable Object plain(String text, int line) {
    if (text.isEmpty() || RESERVED.indexOf(text.charAt(0)) >= 0) {
      throw refused(line, "a value was expected" + (text.isEmpty() ? "" : ": " + text));
    }
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      case "null", "~" -> null;
      default -> isNumber(text) ? number(text, line) : text;
    };
  }

  /** Digits, one sign before them, at most one point between them. */
  private static boolean isNumber(String text) {
    int points = 0;
    int from = text.charAt(0) == '-' ? 1 : 0;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean point = c == '.' && i > from && i + 1 < text.length();
      points += point ? 1 : 0;
      if (!point && (c < '0' || c > '9')) {
        return false;
      }
    }
    return text.length() > from && points <= 1;
  }

  private static Object number(String text, int line) {
    if (text.indexOf('.') >= 0) {
      return Double.valueOf(text);
    }
    try {
      long value = Long.parseLong(text);
      if (value == (int) value) {
        return (int) value;
      }
      return value;
    } catch (NumberFormatException e) {
      throw refused(line, "a number is too large: " + text);
    }
  }

  private void skipBlanks() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '#' && (at == 0 || text.charAt(at - 1) <= ' ')) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (c <= ' ') {
        at++;
      } else {
        return;
      }
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw refused("the text ends too early");
    }
    return text.charAt(at);
  }

  private int line() {
    int line = firstLine;
    for (int i = 0; i < Math.min(at, text.length()); i++) {
      line += text.charAt(i) == '\n' ? 1 : 0;
    }
    return line;
  }

  private IllegalArgumentException refused(String why) {
    return refused(line(), why);
  }
}
