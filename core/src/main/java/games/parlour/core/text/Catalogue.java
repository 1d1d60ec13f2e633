package games.parlour.core.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The words of one language, by key. A catalogue file has a line {@code key = text} for each; a
 * line that begins with a space goes on with the one before ({@code \n} breaks a line in the text),
 * and {@code #} begins a comment. In a text, <code>{name}</code> stands for an argument and <code>
 * {name?one|many}</code> for a word that depends on a number. The key {@code list} says how the
 * last of a list is joined to those before it.
 */
public final class Catalogue {
  private static final String LIST = "list";

  private final Map<String, String> words;

  /** The same words, cut at their holes, and found without comparing keys letter by letter. */
  private final Map<String, TextPattern> patterns = new HashMap<>();

  private Catalogue(Map<String, String> words) {
    this.words = words;
    words.forEach((key, text) -> patterns.put(key, TextPattern.of(text)));
  }

  /**
   * The catalogue {@code texts.LANGUAGE.txt} that lies beside a class, with the core's own words.
   */
  public static Catalogue beside(Class<?> type, Language language) {
    String name = "texts." + language.tag() + ".txt";
    Catalogue own = parse(Resources.read(type, name));
    return type.equals(Catalogue.class) ? own : own.over(beside(Catalogue.class, language));
  }

  /** Reads a catalogue file. */
  public static Catalogue parse(String source) {
    Map<String, String> words = new TreeMap<>();
    String key = "";
    for (String line : source.lines().toList()) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith(" ") && !key.isEmpty()) {
        words.merge(key, unescape(line.strip()), (a, b) -> a.endsWith("\n") ? a + b : a + " " + b);
        continue;
      }
      int equals = line.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("no '=' in: " + line);
      }
      key = line.substring(0, equals).strip();
      if (words.put(key, unescape(line.substring(equals + 1).strip())) != null) {
        throw new IllegalArgumentException("twice in one catalogue: " + key);
      }
    }
    words.forEach(Catalogue::checkHoles);
    return new Catalogue(words);
  }

  /** Finds a hole that is not closed, or a choice without its second word, before it is told. */
  private static void checkHoles(String key, String text) {
    for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
      int end = text.indexOf('}', at);
      String hole = end < 0 ? "" : text.substring(at + 1, end);
      int choice = hole.indexOf('?');
      if (hole.isEmpty() || (choice >= 0 && hole.indexOf('|', choice) < 0)) {
        throw new IllegalArgumentException("a hole is not closed in: " + key);
      }
    }
  }

  /** This catalogue, with another one for the keys that it lacks. */
  public Catalogue over(Catalogue other) {
    Map<String, String> both = new TreeMap<>(other.words);
    both.putAll(words);
    return new Catalogue(both);
  }

  /** All keys, sorted. */
  public Set<String> keys() {
    return Collections.unmodifiableSet(words.keySet());
  }

  /** Whether it has words for a key. */
  public boolean has(String key) {
    return words.containsKey(key);
  }

  /** The names of the arguments that a key's text asks for. */
  public Set<String> holes(String key) {
    Set<String> holes = new TreeSet<>();
    String text = words.getOrDefault(key, "");
    for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
      String hole = text.substring(at + 1, text.indexOf('}', at));
      holes.add(hole.contains("?") ? hole.substring(0, hole.indexOf('?')) : hole);
    }
    return holes;
  }

  /** The words for a key without arguments. */
  public String tell(String key) {
    TextPattern pattern = patterns.get(key);
    return pattern != null && pattern.isWhole() ? pattern.whole() : tell(Text.of(key));
  }

  /** The words for a text. A key that is missing is said as it is, so that it is found. */
  public String tell(Text text) {
    TextPattern pattern = patterns.get(text.key());
    if (pattern == null) {
      return text.toString();
    }
    return pattern.isWhole() ? pattern.whole() : pattern.fill(text.args(), this::say);
  }

  private String say(Object value) {
    if (value instanceof Text text) {
      return tell(text);
    }
    if (value instanceof List<?> list) {
      List<String> said = new ArrayList<>();
      list.forEach(item -> said.add(say(item)));
      return joined(said);
    }
    return value.toString();
  }

  /** A list as the language says it, with "and" before the last where the words have one. */
  private String joined(List<String> said) {
    int last = said.size() - 1;
    if (last < 1 || !has(LIST)) {
      return String.join(", ", said);
    }
    String first = String.join(", ", said.subList(0, last));
    return tell(Text.of(LIST, "first", first, "last", said.get(last)));
  }

  private static String unescape(String text) {
    return text.replace("\\n", "\n");
  }
}
