package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Option;
import games.parlour.core.show.Rulebook;
import games.parlour.core.show.Rulebook.Paragraph;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What holds for a rule book: whoever reads it finds every rule, by its name, in every language.
 */
public final class RulebookLaws {
  private static final Pattern PLAIN = Pattern.compile("(rules|notation|known)\\.(title|[0-9]+)");
  private static final Pattern FOR_A_VALUE =
      Pattern.compile("(?<rule>rules\\.[0-9]+)\\.(?<value>[^.]+\\.[^.]+)");

  private final Game<?, ?> game;

  public RulebookLaws(Game<?, ?> game) {
    this.game = game;
  }

  /** The rules are told, under their names; so is what is known, where anything is. */
  public void isWhole() {
    List<String> english = names(book(game.texts(Language.EN)));
    for (Language language : Language.values()) {
      Catalogue words = game.texts(language);
      Rulebook book = book(words);
      unless(!book.title().isEmpty() && !book.rules().isEmpty(), "the rules are told", language);
      boolean titled = book.known().isEmpty() == book.knownTitle().isEmpty();
      unless(titled, "what is known has a title", language, book.known());
      boolean written = book.notation().isEmpty() == book.notationTitle().isEmpty();
      unless(written, "how moves are written has a title", language, book.notation());
      for (Paragraph rule : book.rules()) {
        unless(!rule.rule().isEmpty(), "a rule begins with its name", language, rule.text());
      }
      unless(names(book).equals(english), "a rule has one name", language, names(book));
      keysAreRead(language, words);
    }
    for (Option option : game.options()) {
      boolean told = english.contains(option.rule());
      unless(told, "the rule behind an option is told", option.key(), option.rule());
    }
  }

  private Rulebook book(Catalogue words) {
    return Rulebook.of(game.options(), words);
  }

  private static List<String> names(Rulebook book) {
    return Stream.concat(book.rules().stream(), book.notation().stream())
        .map(Paragraph::rule)
        .toList();
  }

  /** A text under a key that the rule book passes over would never be told. */
  private static void keysAreRead(Language language, Catalogue words) {
    for (String key : words.keys()) {
      if (key.matches("(rules|notation|known)\\..*")) {
        boolean read = PLAIN.matcher(key).matches() || forAValue(words, key);
        unless(read, "a rule is for everybody or for an option's value", language, key);
        unless(words.holes(key).isEmpty(), "a rule book has no holes", language, key);
      }
    }
  }

  private static boolean forAValue(Catalogue words, String key) {
    Matcher parts = FOR_A_VALUE.matcher(key);
    return parts.matches()
        && words.has(parts.group("rule"))
        && words.has("option." + parts.group("value"));
  }
}
