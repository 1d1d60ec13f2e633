package games.parlour.votes.notation;

import games.parlour.core.text.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tokens of a line, taken one after the other until none is left. */
final class PositionTokens {
  private static final int MOST_DIGITS = 4;

  private final Map<String, String> left;

  PositionTokens(Map<String, String> tokens) {
    left = new LinkedHashMap<>(tokens);
  }

  String take(String key, String otherwise) {
    String value = left.remove(key);
    return value == null ? otherwise : value;
  }

  boolean has(String key) {
    return left.containsKey(key);
  }

  boolean flag(String key) {
    String value = take(key, "");
    if (!value.isEmpty() && !value.equals("yes")) {
      throw PositionLine.wrong(Text.of("refused.line.token", "token", key + "=" + value));
    }
    return !value.isEmpty();
  }

  int number(String key, int otherwise, int least, int most) {
    return number(key, take(key, String.valueOf(otherwise)), least, most);
  }

  /** The parts of a list; none where there is no such token. */
  List<String> list(String key, String between) {
    String value = take(key, "");
    return value.isEmpty() ? List.of() : List.of(value.split(between, -1));
  }

  void mustBeEmpty() {
    left.forEach(
        (key, value) -> {
          throw PositionLine.wrong(Text.of("refused.line.token", "token", key + "=" + value));
        });
  }

  static int number(String key, String text, int least, int most) {
    boolean good = !text.isEmpty() && text.length() <= MOST_DIGITS;
    for (int i = 0; i < text.length(); i++) {
      good &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    int number = good ? Integer.parseInt(text) : -1;
    if (number < least || number > most) {
      throw PositionLine.wrong(
          Text.of("refused.line.number", "key", key, "text", text, "least", least, "most", most));
    }
    return number;
  }

  static <T> List<T> atMost(String key, List<T> parts, int most) {
    if (parts.size() > most) {
      throw PositionLine.wrong(
          Text.of("refused.line.many", "key", key, "count", parts.size(), "most", most));
    }
    return parts;
  }
}
