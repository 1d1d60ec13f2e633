package games.parlour.votes.notation;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A position in one line: tokens such as {@code turn=3} with single spaces between them; what is at
 * its default is left out. Event cards that are named nowhere lie in their draw pile, Strategy
 * cards in their deck, and State cards are set aside.
 */
public final class PositionLine {
  private static final String MODE = "mode=";

  static final String NONE = "-";

  private PositionLine() {}

  public static String write(GameState t) {
    return new PositionWriter(t).write();
  }

  /** The rounds of a seat or of the Oppobot, which are no phase that is written. */
  static String rounds(Terms terms, int actor) {
    return terms.isBot(actor) ? Terms.OPPOBOT : "round";
  }

  /** Who plays, as a line says. */
  public static Mode mode(String line) {
    for (String token : List.of(line.split(" ", -1))) {
      for (Mode mode : Mode.values()) {
        if (token.equals(MODE + mode.word())) {
          return mode;
        }
      }
      if (token.startsWith(MODE)) {
        throw wrong(Text.of("refused.line.token", "token", token));
      }
    }
    return Mode.ONE_ON_ONE;
  }

  /** The table that a line tells of; refuses what cannot lie on a table. */
  public static GameState read(String line, Terms terms) {
    return new PositionReader(terms, tokens(line)).read();
  }

  private static Map<String, String> tokens(String line) {
    Map<String, String> tokens = new LinkedHashMap<>();
    for (String token : List.of(line.split(" ", -1))) {
      if (token.isEmpty()) {
        throw wrong(Text.of("refused.line.space"));
      }
      int sign = token.indexOf('=');
      if (sign < 1 || sign + 1 == token.length()) {
        throw wrong(Text.of("refused.line.token", "token", token));
      }
      String key = token.substring(0, sign);
      if (tokens.put(key, token.substring(sign + 1)) != null) {
        throw wrong(Text.of("refused.line.twice", "key", key));
      }
    }
    return tokens;
  }

  static Refusal wrong(Text why) {
    return new Refusal(Text.of("refused.position", "why", why));
  }
}
