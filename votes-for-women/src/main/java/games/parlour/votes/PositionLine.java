package games.parlour.votes;

import games.parlour.core.Refusal;
import games.parlour.core.Text;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Terms;

/** A position in one line. */
final class PositionLine {
  private PositionLine() {}

  static String write(Table t) {
    StringBuilder out = new StringBuilder("raw");
    for (int i = 0; i < 335; i++) {
      if (t.get(i) != 0) {
        out.append(' ').append(i).append('=').append(t.get(i));
      }
    }
    return out.toString();
  }

  static Table read(String line, Terms terms) {
    if (!line.startsWith("raw")) {
      throw new Refusal(Text.of("refused.position", "why", line));
    }
    Table t = Table.empty(terms);
    for (String token : line.substring(3).strip().split(" ", -1)) {
      int eq = token.indexOf('=');
      t.put(Integer.parseInt(token.substring(0, eq)), Long.parseLong(token.substring(eq + 1)));
    }
    return t;
  }
}
