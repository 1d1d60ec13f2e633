package games.parlour.testkit.law;

import games.parlour.core.random.Generator;
import java.util.ArrayList;
import java.util.List;

/** Spoils a text a little, as a careless hand or a bad line would. */
final class TextMutator {
  private static final String LETTERS = "abcdefghz0123456789-:;=!*#/x. \t\u00e9\u2212";

  private TextMutator() {}

  /** The text with one line changed in one to three places, doubled or lost. */
  static String oneLine(String text, Generator random) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    int at = random.below(lines.size());
    switch (random.below(8)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, lines.get(at));
      default -> lines.set(at, letters(lines.get(at), random));
    }
    return String.join("\n", lines) + "\n";
  }

  /** A word with one to three letters changed, added or lost. */
  static String letters(String word, Generator random) {
    StringBuilder out = new StringBuilder(word);
    for (int edits = 1 + random.below(3); edits > 0; edits--) {
      int at = random.below(out.length() + 1);
      char letter = LETTERS.charAt(random.below(LETTERS.length()));
      if (at == out.length() || random.below(3) == 0) {
        out.insert(at, letter);
      } else if (random.below(2) == 0) {
        out.setCharAt(at, letter);
      } else {
        out.deleteCharAt(at);
      }
    }
    return out.toString();
  }
}
