package games.parlour.players.parallel;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command into its words as a shell would: at spaces, except inside quotes or behind a
 * backslash. Nothing else means anything: no variables, no patterns, no pipes.
 */
final class ShellWords {
  private static final char NONE = 0;

  private ShellWords() {}

  static List<String> of(String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = NONE;
    for (int i = 0; i < command.length(); i++) {
      char letter = command.charAt(i);
      boolean escapes = letter == '\\' && quote != '\'' && i + 1 < command.length();
      if (escapes) {
        word.append(command.charAt(++i));
        begun = true;
      } else if (quote == NONE && (letter == '"' || letter == '\'')) {
        quote = letter;
        begun = true;
      } else if (letter == quote) {
        quote = NONE;
      } else if (quote == NONE && Character.isWhitespace(letter)) {
        if (begun) {
          words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
      } else {
        word.append(letter);
        begun = true;
      }
    }
    if (begun) {
      words.add(word.toString());
    }
    if (quote != NONE || words.isEmpty()) {
      throw new Refusal(Text.of("refused.ugi.command", "command", command));
    }
    return words;
  }
}
