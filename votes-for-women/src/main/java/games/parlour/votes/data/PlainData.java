package games.parlour.votes.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Maps and lists as the build wrote them, a line for each value: the way to it, as in {@code
 * state/#3/effects/#0/op}, then a number, true or false, or a text in quotation marks.
 */
final class PlainData {
  private PlainData() {}

  static Map<String, Object> parse(String lines) {
    Map<String, Object> file = new LinkedHashMap<>();
    lines.lines().forEach(line -> add(file, line));
    return file;
  }

  private static void add(Map<String, Object> file, String line) {
    int sign = line.indexOf('=');
    if (sign < 0) {
      throw new IllegalArgumentException("no value in: " + line);
    }
    String[] path = line.substring(0, sign).split("/", -1);
    Object parent = file;
    for (int i = 0; i < path.length - 1; i++) {
      Object next = get(parent, path[i]);
      if (next == null) {
        next = path[i + 1].startsWith("#") ? new ArrayList<>() : new LinkedHashMap<>();
        put(parent, path[i], next);
      }
      parent = next;
    }
    put(parent, path[path.length - 1], value(line.substring(sign + 1)));
  }

  private static @Nullable Object get(Object parent, String key) {
    if (!key.startsWith("#")) {
      return map(parent).get(key);
    }
    int index = Integer.parseInt(key.substring(1));
    return index < list(parent).size() ? list(parent).get(index) : null;
  }

  private static void put(Object parent, String key, Object value) {
    if (key.startsWith("#")) {
      list(parent).add(value);
    } else {
      map(parent).put(key, value);
    }
  }

  private static Object value(String text) {
    if (text.startsWith("\"")) {
      return text.substring(1, text.length() - 1);
    }
    boolean truth = text.equals("true") || text.equals("false");
    return truth ? (Object) Boolean.valueOf(text) : (Object) Integer.valueOf(text);
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, Object>) map;
    }
    throw new IllegalArgumentException("no map: " + value);
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return (List<Object>) list;
    }
    throw new IllegalArgumentException("no list: " + value);
  }
}
