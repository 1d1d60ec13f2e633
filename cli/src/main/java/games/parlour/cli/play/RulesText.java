package games.parlour.cli.play;

import games.parlour.cli.command.OptionText;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Option;
import games.parlour.core.Setup;
import games.parlour.core.show.Rulebook;
import games.parlour.core.show.Rulebook.Paragraph;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;

/** A game's rule book for one table: its rules, what is known of it, and what was chosen. */
final class RulesText {
  private final Catalogue words;
  private final int width;
  private final List<String> lines = new ArrayList<>();

  private RulesText(Catalogue words, int width) {
    this.words = words;
    this.width = width;
  }

  static List<String> lines(List<Option> options, Catalogue words, Setup setup, int width) {
    RulesText text = new RulesText(words, width);
    Rulebook book = Rulebook.of(options, words);
    text.wrap(book.title());
    book.under(setup).forEach(text::rule);
    if (!book.notation().isEmpty()) {
      text.part(book.notationTitle());
      book.notation().forEach(text::rule);
    }
    if (!book.known().isEmpty()) {
      text.part(book.knownTitle());
      book.known().forEach(text::part);
    }
    if (!options.isEmpty()) {
      text.part(words.tell("play.options"));
      options.stream()
          .filter(option -> option.applies(setup.options()))
          .forEach(option -> text.chosen(option, setup.option(option.key())));
    }
    return text.lines;
  }

  /** What holds for a chosen value follows its rule without a gap. */
  private void rule(Paragraph rule) {
    if (rule.only().isEmpty()) {
      part(rule.rule() + " " + rule.text());
    } else {
      wrap(rule.text());
    }
  }

  private void chosen(Option option, String value) {
    Text name = Text.of("option." + option.key());
    Text rule = OptionText.told(option);
    wrap(words.tell(Text.of("play.option", "option", name, "value", value, "rule", rule)));
  }

  private void part(String text) {
    lines.add("");
    wrap(text);
  }

  private void wrap(String text) {
    lines.addAll(TextWrapper.lines(text, width));
  }
}
