package games.parlour.cli.play;

import games.parlour.cli.Wrap;
import games.parlour.core.Catalogue;
import games.parlour.core.Setup;
import java.util.ArrayList;
import java.util.List;

/** A game's rules as its own texts tell them, for the options that were chosen. */
final class RulesText {
  private static final String TITLE = "rules.title";
  private static final String RULE = "rules\\.[0-9]+";

  private RulesText() {}

  /** The title, then the rules in order: those for all games, and those for a chosen value. */
  static List<String> lines(Catalogue words, Setup setup, int width) {
    List<String> lines = new ArrayList<>();
    if (words.has(TITLE)) {
      lines.add(words.tell(TITLE));
    }
    for (String key : words.keys()) {
      boolean forAll = key.matches(RULE);
      boolean forValue =
          !forAll && setup.options().values().stream().anyMatch(v -> key.matches(RULE + "\\." + v));
      if (forAll || forValue) {
        if (forAll) {
          lines.add("");
        }
        lines.addAll(Wrap.lines(words.tell(key), width));
      }
    }
    return lines;
  }
}
