package games.parlour.cli.command;

import games.parlour.core.Option;
import games.parlour.core.text.Text;
import java.util.Locale;
import java.util.Optional;

/** What is behind an option: its rule, and whether the sources of the game carry it. */
public final class OptionText {
  private OptionText() {}

  /** Rule and basis as a sentence. */
  public static Text told(Option option) {
    Text basis = Text.of("games.basis." + basis(option));
    return Text.of("games.rule", "rule", option.rule(), "basis", basis);
  }

  /** Where an option can be chosen, as a sentence, if not everywhere. */
  public static Optional<Text> only(Option option) {
    return option
        .only()
        .map(only -> Text.of("games.only", "option", only.option(), "values", only.values()));
  }

  /** The basis as one word, for programs. */
  public static String basis(Option option) {
    return option.basis().name().toLowerCase(Locale.ROOT);
  }
}
