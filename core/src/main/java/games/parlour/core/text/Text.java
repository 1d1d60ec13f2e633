package games.parlour.core.text;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Something to say, before it is said in a language: a key of a {@link Catalogue} with named
 * arguments. An argument is a string (said as it is), a whole number, another text, or a list of
 * these.
 */
public record Text(String key, Map<String, Object> args) {
  /** Nothing to say. */
  public static final Text NONE = new Text("", Map.of());

  public Text {
    if (args.isEmpty()) {
      args = Map.of();
    } else {
      Map<String, Object> copy = new TreeMap<>();
      args.forEach((name, value) -> copy.put(name, checked(value)));
      args = Collections.unmodifiableMap(copy);
    }
  }

  /** A text with arguments given as name, value, name, value. */
  public static Text of(String key, Object... args) {
    if (args.length == 0) {
      return new Text(key, Map.of());
    }
    Map<String, Object> map = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) {
      map.put((String) args[i], args[i + 1]);
    }
    return new Text(key, map);
  }

  private static Object checked(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(Text::checked).toList();
    }
    if (value instanceof String || value instanceof Integer || value instanceof Text) {
      return value;
    }
    throw new IllegalArgumentException("not a string, number or text: " + value);
  }

  @Override
  public String toString() {
    return args.isEmpty() ? key : key + args;
  }
}
