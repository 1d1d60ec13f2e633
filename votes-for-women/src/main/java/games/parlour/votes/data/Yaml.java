package games.parlour.votes.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the part of YAML that our data needs: maps and lists by indentation or in brackets, plain
 * and double-quoted scalars, comments. JSON is part of it. Maps keep their order.
 */
public final class Yaml {
  private record Line(int number, int indent, String text) {}

  private final List<Line> lines;
  private int next;

  private Yaml(List<Line> lines) {
    this.lines = lines;
  }

  /** Maps, lists, strings, numbers, booleans and nulls; refuses with the number of the line. */
  public static @Nullable Object parse(String text) {
    FlowReader flow = new FlowReader(text, 1);
    if (flow.startsInBrackets()) {
      return flow.whole();
    }
    Yaml yaml = new Yaml(lines(text));
    if (yaml.lines.isEmpty()) {
      return null;
    }
    Object value = yaml.block(yaml.lines.getFirst().indent());
    if (yaml.next < yaml.lines.size()) {
      throw FlowReader.refused(yaml.lines.get(yaml.next).number(), "wrong indentation");
    }
    return value;
  }

  /** A parsed value as the map that it must be. */
  @SuppressWarnings("unchecked") // keys are strings: this class made them
  public static Map<String, Object> map(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, Object>) map;
    }
    throw new IllegalArgumentException("a map was expected, not " + value);
  }

  /** A parsed value as the list that it must be. */
  @SuppressWarnings("unchecked") // whatever is inside is an object
  public static List<Object> list(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return (List<Object>) list;
    }
    throw new IllegalArgumentException("a list was expected, not " + value);
  }

  private static List<Line> lines(String text) {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    for (String raw : text.lines().toList()) {
      number++;
      String line = withoutComment(raw).stripTrailing();
      String content = line.stripLeading();
      if (content.isEmpty()) {
        continue;
      }
      int indent = line.length() - content.length();
      if (line.substring(0, indent).indexOf('\t') >= 0) {
        throw FlowReader.refused(number, "a tab in the indentation");
      }
      lines.add(new Line(number, indent, content));
    }
    return lines;
  }

  /** Within quotes a # is a character; a quote opens only where a value can begin. */
  private static String withoutComment(String line) {
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quoted) {
        if (c == '\\') {
          i++;
        } else if (c == '"') {
          quoted = false;
        }
      } else if (c == '"') {
        quoted = i == 0 || " [{,:".indexOf(line.charAt(i - 1)) >= 0;
      } else if (c == '#' && (i == 0 || line.charAt(i - 1) == ' ')) {
        return line.substring(0, i);
      }
    }
    return line;
  }

  private @Nullable Object block(int indent) {
    Line line = lines.get(next);
    if (isItem(line)) {
      return blockList(indent);
    }
    if (keyEnd(line) >= 0) {
      return blockMap(indent);
    }
    next++;
    return scalar(line, line.text());
  }

  private List<@Nullable Object> blockList(int indent) {
    List<@Nullable Object> list = new ArrayList<>();
    while (next < lines.size() && lines.get(next).indent() == indent && isItem(lines.get(next))) {
      Line line = lines.get(next);
      String rest = line.text().substring(1).stripLeading();
      if (rest.isEmpty()) {
        next++;
        list.add(below(indent));
        continue;
      }
      int inner = indent + line.text().length() - rest.length();
      lines.set(next, new Line(line.number(), inner, rest));
      list.add(block(inner));
    }
    return list;
  }

  private Map<String, @Nullable Object> blockMap(int indent) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    while (next < lines.size() && lines.get(next).indent() == indent) {
      Line line = lines.get(next);
      int end = keyEnd(line);
      if (end < 0 || isItem(line)) {
        throw FlowReader.refused(line.number(), "a key was expected: " + line.text());
      }
      String key = new FlowReader(line.text().substring(0, end), line.number()).key();
      String rest = line.text().substring(end + 1).strip();
      next++;
      if (map.containsKey(key)) {
        throw FlowReader.refused(line.number(), "the key " + key + " stands twice");
      }
      map.put(key, rest.isEmpty() ? valueOfKey(indent) : scalar(line, rest));
    }
    return map;
  }

  /** A list may stand as far left as its key. */
  private @Nullable Object valueOfKey(int indent) {
    boolean listBeside =
        next < lines.size() && lines.get(next).indent() == indent && isItem(lines.get(next));
    return listBeside ? blockList(indent) : below(indent);
  }

  private @Nullable Object below(int indent) {
    if (next < lines.size() && lines.get(next).indent() > indent) {
      return block(lines.get(next).indent());
    }
    return null;
  }

  private static @Nullable Object scalar(Line line, String text) {
    char first = text.charAt(0);
    if (first == '{' || first == '[' || first == '"') {
      return new FlowReader(text, line.number()).whole();
    }
    return FlowReader.plain(text, line.number());
  }

  private static boolean isItem(Line line) {
    return line.text().equals("-") || line.text().startsWith("- ");
  }

  /** Where the colon after a key stands, or -1. */
  private static int keyEnd(Line line) {
    String text = line.text();
    if (text.charAt(0) == '{' || text.charAt(0) == '[') {
      return -1;
    }
    int from = text.charAt(0) == '"' ? new FlowReader(text, line.number()).quoteEnd() : 0;
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) == ':' && (i + 1 == text.length() || text.charAt(i + 1) == ' ')) {
        return i;
      }
    }
    return -1;
  }
}
