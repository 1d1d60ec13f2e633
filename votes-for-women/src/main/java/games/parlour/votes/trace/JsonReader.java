package games.parlour.votes.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one line of JSON as maps, lists, texts, numbers and truths. It is our own, since the rooms
 * of the games use no library at run time.
 */
final class JsonReader {
  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  static @Nullable Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value();
    reader.skipBlanks();
    if (reader.at < text.length()) {
      throw refused("nothing more was expected: " + text.charAt(reader.at));
    }
    return value;
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, Object>) map;
    }
    throw refused("a map was expected, not " + value);
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return (List<Object>) list;
    }
    throw refused("a list was expected, not " + value);
  }

  private static IllegalArgumentException refused(String why) {
    return new IllegalArgumentException(why);
  }

  private @Nullable Object value() {
    skipBlanks();
    return switch (peek()) {
      case '{' -> map();
      case '[' -> list();
      case '"' -> quoted();
      default -> plain();
    };
  }

  private Map<String, @Nullable Object> map() {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    at++;
    boolean more = !closes('}');
    while (more) {
      skipBlanks();
      if (peek() != '"') {
        throw refused("a key was expected");
      }
      String key = quoted();
      skipBlanks();
      if (peek() != ':') {
        throw refused("a colon was expected after " + key);
      }
      at++;
      if (map.containsKey(key)) {
        throw refused("the key " + key + " stands twice");
      }
      map.put(key, value());
      more = goesOn('}');
    }
    return map;
  }

  private List<@Nullable Object> list() {
    List<@Nullable Object> list = new ArrayList<>();
    at++;
    boolean more = !closes(']');
    while (more) {
      list.add(value());
      more = goesOn(']');
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

  /** Whether a comma follows; otherwise the bracket must. */
  private boolean goesOn(char bracket) {
    if (closes(bracket)) {
      return false;
    }
    if (peek() != ',') {
      throw refused("a comma or " + bracket + " was expected");
    }
    at++;
    return true;
  }

  private String quoted() {
    StringBuilder out = new StringBuilder();
    at++;
    while (peek() != '"') {
      char c = text.charAt(at++);
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

  /** A number, a truth, or null. */
  private @Nullable Object plain() {
    int from = at;
    while (at < text.length() && ",]}: \t".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(from, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> number(word);
    };
  }

  private static Object number(String word) {
    try {
      if (word.indexOf('.') > 0) {
        return Double.valueOf(word);
      }
      long value = Long.parseLong(word);
      if (value == (int) value) {
        return (int) value;
      }
      return value;
    } catch (NumberFormatException e) {
      throw refused("a value was expected: " + word);
    }
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) <= ' ') {
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw refused("the text ends too early");
    }
    return text.charAt(at);
  }
}
