package games.parlour.votes.trace;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object of a recorded game. What is missing or of another kind is refused with its line.
 *
 * @param line where it stands in the record, from 1
 */
record JsonFields(int line, Map<String, Object> map) {
  static JsonFields parse(int line, String text) {
    try {
      return new JsonFields(line, JsonReader.map(JsonReader.read(text)));
    } catch (IllegalArgumentException notJson) {
      throw refused(line, Text.of("refused.trace.json"));
    }
  }

  static Refusal refused(int line, Text why) {
    return new Refusal(Text.of("refused.trace.line", "line", line, "why", why));
  }

  /** Whether a field is there, be it null. */
  boolean has(String key) {
    return map.containsKey(key);
  }

  /** Refuses a line that is not of this type. */
  JsonFields ofType(String type) {
    if (!type.equals(map.get("type"))) {
      throw refused(line, Text.of("refused.trace.type", "type", type));
    }
    return this;
  }

  /** A string or number as text; empty where it is null or missing. */
  String text(String key) {
    Object value = map.get(key);
    if (value instanceof Map<?, ?> || value instanceof List<?>) {
      throw wrong(key);
    }
    return value == null ? "" : value.toString();
  }

  int number(String key) {
    if (map.get(key) instanceof Integer number) {
      return number;
    }
    throw wrong(key);
  }

  /** A number; 0 where it is missing. */
  int count(String key) {
    return has(key) ? number(key) : 0;
  }

  /** Whether it is true; a missing one is not. */
  boolean flag(String key) {
    return Boolean.TRUE.equals(map.get(key));
  }

  /** A list; empty where it is null or missing. */
  List<Object> list(String key) {
    Object value = map.get(key);
    if (value == null) {
      return List.of();
    }
    try {
      return JsonReader.list(value);
    } catch (IllegalArgumentException noList) {
      throw wrong(key);
    }
  }

  List<String> texts(String key) {
    return list(key).stream().map(String::valueOf).toList();
  }

  List<JsonFields> objects(String key) {
    List<JsonFields> all = new ArrayList<>();
    for (Object value : list(key)) {
      all.add(object(key, value));
    }
    return all;
  }

  JsonFields object(String key) {
    return object(key, map.get(key));
  }

  /** An object of objects or nulls. */
  Map<String, Optional<JsonFields>> entries(String key) {
    Map<String, Optional<JsonFields>> all = new LinkedHashMap<>();
    object(key)
        .map()
        .forEach(
            (name, value) ->
                all.put(name, Optional.ofNullable(value).map(given -> object(name, given))));
    return all;
  }

  private JsonFields object(String key, @Nullable Object value) {
    try {
      return new JsonFields(line, JsonReader.map(value));
    } catch (IllegalArgumentException noMap) {
      throw wrong(key);
    }
  }

  private Refusal wrong(String key) {
    return refused(line, Text.of("refused.trace.field", "field", key));
  }
}
