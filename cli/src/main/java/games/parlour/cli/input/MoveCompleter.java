package games.parlour.cli.input;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/**
 * Completes what is typed at a table: first the square a move begins on, then the moves from there;
 * the words for orders beside them.
 */
public final class MoveCompleter implements Completer {
  private final Supplier<List<ListedMove>> moves;
  private final List<String> orders;

  public MoveCompleter(Supplier<List<ListedMove>> moves, List<String> orders) {
    this.moves = moves;
    this.orders = orders;
  }

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    String typed = line.word().substring(0, line.wordCursor());
    offers(typed, line.wordIndex()).forEach(offer -> candidates.add(open(offer)));
  }

  /** What can follow what is typed as the word at an index of the line. */
  Set<String> offers(String typed, int index) {
    Set<String> offers = new LinkedHashSet<>();
    for (ListedMove listed : moves.get()) {
      boolean begun = typed.startsWith(listed.beginning()) && listed.text().startsWith(typed);
      offers.add(begun && index == 0 ? listed.text() : listed.beginning());
    }
    if (index == 0) {
      offers.addAll(orders);
    }
    offers.removeIf(offer -> !offer.startsWith(typed));
    return offers;
  }

  /** A candidate after which no space is put: a move may go on. */
  private static Candidate open(String text) {
    return new Candidate(text, text, null, null, null, null, false);
  }
}
