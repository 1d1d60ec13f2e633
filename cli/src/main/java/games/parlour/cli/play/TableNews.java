package games.parlour.cli.play;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.narration.EntryNarrator;
import games.parlour.cli.narration.GameNarrator;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells whoever sits at the keyboard what they have not been told yet, as they may see it. Mutable.
 */
final class TableNews<P extends Position<P, M>, M extends Move> {
  private static final int INDENT = 2;

  private final CommandContext context;
  private final TerminalTable<P, M> table;
  private final GameNarrator<P, M> teller;

  /** The last entry that was told to those who left the keyboard, by their seats. */
  private final Map<String, Integer> toldTo = new HashMap<>();

  private int told;

  TableNews(CommandContext context, TerminalTable<P, M> table, GameNarrator<P, M> teller) {
    this.context = context;
    this.table = table;
    this.teller = teller;
    this.told = table.session().size();
  }

  /**
   * Tells what is new; on boards as it is, else what one party did as one paragraph, or step by
   * step where the rules play it, so that each die can be followed.
   */
  void news(int width) {
    List<GameNarrator.Statement> said = unheard();
    told = table.session().size();
    if (table.onBoard()) {
      said.forEach(one -> context.out().println(one.line()));
      return;
    }
    for (int i = 0; i < said.size(); ) {
      int from = i;
      while (i < said.size() && said.get(i).who().equals(said.get(from).who())) {
        i++;
      }
      paragraph(said.subList(from, i), width);
    }
  }

  private void paragraph(List<GameNarrator.Statement> said, int width) {
    GameNarrator.Statement first = said.getFirst();
    if (!first.byRules() || said.size() == 1 && first.says()) {
      List<String> what = said.stream().map(GameNarrator.Statement::what).toList();
      print(new GameNarrator.Statement(first.who(), once(what)).line(), 0, width);
      return;
    }
    boolean named = first.what().startsWith(first.who());
    if (!named) {
      context.out().println(context.words().tell(Text.of("play.steps", "who", first.who())));
    }
    int indent = named ? 0 : INDENT;
    List<String> step = new ArrayList<>();
    for (GameNarrator.Statement one : said) {
      step.add(one.what());
      if (one.closes()) {
        print(String.join(" ", step), indent, width);
        step.clear();
        indent = INDENT;
      }
    }
    if (!step.isEmpty()) {
      print(String.join(" ", step), indent, width);
    }
  }

  private void print(String text, int indent, int width) {
    List<String> lines = TextWrapper.lines(text, width - indent - INDENT);
    context.out().println(" ".repeat(indent) + lines.getFirst());
    lines.stream()
        .skip(1)
        .forEach(line -> context.out().println(" ".repeat(indent + INDENT) + line.strip()));
  }

  /** Keeps what those at the keyboard have been told, should another sit down beside them. */
  void remember() {
    table.sitting().ifPresent(last -> toldTo.put(last.name(), told));
  }

  /** Somebody else sits down: what they are told next is what has happened since they decided. */
  void changeTo(Seat next) {
    remember();
    told = toldTo.getOrDefault(next.name(), table.lastBy(next));
  }

  /** Whether there is something new to those who sit there. */
  boolean hasNews() {
    return !unheard().isEmpty();
  }

  private List<GameNarrator.Statement> unheard() {
    Viewer viewer = table.viewer();
    EntryNarrator<P, M> voices = new EntryNarrator<>(context, table.session(), teller);
    List<Integer> line = table.session().line();
    List<Entry> log = table.session().log();
    // Who acts now may have begun in the last move that was told already.
    int from =
        line.stream()
            .filter(entry -> entry <= told && log.get(entry - 1) instanceof Entry.Moved)
            .reduce(told + 1, (before, last) -> last);
    List<GameNarrator.Statement> unheard = new ArrayList<>();
    for (int entry : line) {
      if (entry >= Math.min(from, told + 1)) {
        List<GameNarrator.Statement> said = voices.of(log.get(entry - 1), viewer);
        unheard.addAll(entry > told ? said : List.of());
      }
    }
    return unheard.stream().filter(said -> !said.what().isEmpty()).toList();
  }

  /** The sentences in a row; one that is said several times running is said once, with a number. */
  private String once(List<String> what) {
    List<String> sentences = new ArrayList<>();
    for (int i = 0; i < what.size(); ) {
      int times = 1;
      while (i + times < what.size() && what.get(i + times).equals(what.get(i))) {
        times++;
      }
      Text many = Text.of("play.times", "what", what.get(i), "times", times);
      sentences.add(times == 1 ? what.get(i) : context.words().tell(many));
      i += times;
    }
    return String.join(" ", sentences);
  }
}
