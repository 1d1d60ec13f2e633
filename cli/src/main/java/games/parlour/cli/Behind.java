package games.parlour.cli;

import games.parlour.core.Option;
import games.parlour.core.Text;
import java.util.Locale;

/** What is behind an option: its rule, and whether the sources of the game carry it. */
public final class Behind {
  private Behind() {}

  /** Rule and basis as a sentence. */
  public static Text told(Option option) {
    Text basis = Text.of("games.basis." + basis(option));
    return Text.of("games.rule", "rule", option.rule(), "basis", basis);
  }

  /** The basis as one word, for programs. */
  static String basis(Option option) {
    return option.basis().name().toLowerCase(Locale.ROOT);
  }
}
