package games.parlour.votes.data;

import java.util.List;
import java.util.Map;

/** An entry of the card file, such as an operation or a condition, asked for its values by key. */
public record EffectEntry(Map<String, Object> values) {
  public boolean has(String key) {
    return values.containsKey(key);
  }

  public Object value(String key) {
    Object value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no " + key + " in " + values);
    }
    return value;
  }

  public String word(String key) {
    return value(key).toString();
  }

  public boolean is(String key, String word) {
    return has(key) && word(key).equals(word);
  }

  public int number(String key) {
    return (Integer) value(key);
  }

  public int number(String key, int otherwise) {
    return has(key) ? number(key) : otherwise;
  }

  public List<String> list(String key) {
    return values.get(key) instanceof List<?> list
        ? list.stream().map(Object::toString).toList()
        : List.of();
  }

  /** The lower end of a range such as 3-6. */
  public int low(String key) {
    String range = word(key);
    return Integer.parseInt(range.substring(0, range.indexOf('-')));
  }
}
