package games.parlour.core.show;

import games.parlour.core.Option;
import games.parlour.core.Setup;
import games.parlour.core.text.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A game's rules and what is known about it, as its own texts tell them. The rules are {@code
 * rules.title}, then {@code rules.01}, {@code rules.02} … for everybody, each followed by {@code
 * rules.01.OPTION.VALUE} for those who play with that value; a rule's text begins with its name,
 * such as S5. How moves are written is {@code notation.title}, {@code notation.01} …, so that
 * nobody has to read it to play. What is known, and what is reconstructed, is {@code known.title},
 * {@code known.01} …
 *
 * @param title what the rules are called
 * @param rules the rules, in order
 * @param notationTitle what the part on how moves are written is called; empty where there is none
 * @param notation how moves are written, paragraph by paragraph
 * @param knownTitle what the part on what is known is called; empty where there is none
 * @param known what is known, paragraph by paragraph
 */
public record Rulebook(
    String title,
    List<Paragraph> rules,
    String notationTitle,
    List<Paragraph> notation,
    String knownTitle,
    List<String> known) {
  private static final Pattern NAMED =
      Pattern.compile("(?<name>[A-Z]+[0-9]+)\\s+(?<text>.*)", Pattern.DOTALL);

  public Rulebook {
    rules = List.copyOf(rules);
    notation = List.copyOf(notation);
    known = List.copyOf(known);
  }

  /** The rule book of a game with these options. */
  public static Rulebook of(List<Option> options, Catalogue words) {
    List<Paragraph> rules = new ArrayList<>();
    for (String key : numbered(words, "rules")) {
      Paragraph rule = Paragraph.of("", words.tell(key), Optional.empty());
      rules.add(rule);
      for (Option option : options) {
        for (String value : option.values()) {
          String more = key + "." + option.key() + "." + value;
          if (words.has(more)) {
            Optional<Condition> only = Optional.of(new Condition(option.key(), value));
            rules.add(Paragraph.of(rule.rule(), words.tell(more), only));
          }
        }
      }
    }
    List<Paragraph> notation = new ArrayList<>();
    for (String key : numbered(words, "notation")) {
      String before = notation.isEmpty() ? "" : notation.getLast().rule();
      notation.add(Paragraph.of(before, words.tell(key), Optional.empty()));
    }
    List<String> known = numbered(words, "known").stream().map(words::tell).toList();
    return new Rulebook(
        title(words, "rules"),
        rules,
        title(words, "notation"),
        notation,
        title(words, "known"),
        known);
  }

  private static List<String> numbered(Catalogue words, String part) {
    return words.keys().stream().filter(key -> key.matches(part + "\\.[0-9]+")).toList();
  }

  private static String title(Catalogue words, String part) {
    String key = part + ".title";
    return words.has(key) ? words.tell(key) : "";
  }

  /** The rules that hold under a set-up. */
  public List<Paragraph> under(Setup setup) {
    return rules.stream().filter(rule -> rule.holds(setup)).toList();
  }

  /** Whether a rule is told: in a paragraph of its own, or by its name in the text of another. */
  public boolean tells(String rule) {
    Pattern named = Pattern.compile("\\b" + Pattern.quote(rule) + "\\b");
    return Stream.concat(rules.stream(), notation.stream())
        .anyMatch(told -> told.rule().equals(rule) || named.matcher(told.text()).find());
  }

  /**
   * A paragraph of the rules.
   *
   * @param rule the name of the rule it belongs to, such as S5
   * @param text its words, without that name
   * @param only when it holds, if not always
   */
  public record Paragraph(String rule, String text, Optional<Condition> only) {
    /** A text that has no name of its own belongs to the rule before it. */
    private static Paragraph of(String before, String text, Optional<Condition> only) {
      Matcher named = NAMED.matcher(text);
      return named.matches()
          ? new Paragraph(named.group("name"), named.group("text"), only)
          : new Paragraph(before, text, only);
    }

    private boolean holds(Setup setup) {
      return only.map(c -> setup.option(c.option()).equals(c.value())).orElse(true);
    }
  }

  /** That an option has a value. */
  public record Condition(String option, String value) {}
}
