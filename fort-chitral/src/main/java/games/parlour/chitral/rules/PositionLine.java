package games.parlour.chitral.rules;

import games.parlour.boards.BoardArrangement;
import games.parlour.boards.BoardLine;
import games.parlour.boards.SquareSet;
import games.parlour.core.Option;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * F5: a position in one line: board, side to move, layout, the options of F3 and F4, quiet turns,
 * passes. All options are written; read are also lines that leave some to the set-up, and options
 * with their names.
 */
public final class PositionLine {
  private static final String LETTERS = "wb";

  /** Where the layout stands, and how many parts there are at least. */
  private static final int LAYOUT = 2;

  private static final int FEWEST = 5;

  private PositionLine() {}

  static String write(ChitralPosition position) {
    return write(
        position.rules(),
        position.men().letters(),
        position.mover(),
        position.drawCounters().quietTurns(),
        position.drawCounters().passes());
  }

  /** The line of a board that was set up by hand. */
  public static String write(Rules rules, BoardArrangement board) {
    Map<String, Character> letters =
        Stream.of(Colour.values()).collect(Collectors.toMap(Colour::word, Colour::letter));
    return write(
        rules, board.letters(rules.layout().grid(), letters), board.mover(Colour.values()), 0, 0);
  }

  private static String write(
      Rules rules, Map<Integer, Character> letters, Colour mover, int quiet, int passes) {
    return String.join(
        " ",
        BoardLine.write(rules.layout().grid(), letters),
        String.valueOf(mover.letter()),
        rules.layout().word(),
        rules.diagonals() ? Rules.ALL : "orthogonal",
        rules.eachJump() ? Rules.EACH : "end",
        rules.threeLeft() ? "on" : "off",
        String.valueOf(quiet),
        String.valueOf(passes));
  }

  /** The options that a line states. */
  public static Map<String, String> options(String line) {
    List<String> fields = fields(line);
    Map<String, String> options = new TreeMap<>();
    options.put(Rules.LAYOUT, layout(fields.get(LAYOUT)).word());
    for (String word : fields.subList(LAYOUT + 1, fields.size() - 2)) {
      Option option = option(word);
      String value = word.substring(word.indexOf('=') + 1);
      if (options.put(option.key(), value) != null) {
        throw BoardLine.refusal(Text.of("refused.line.twice", "option", option.key()));
      }
    }
    return options;
  }

  public static ChitralPosition read(Rules rules, String line) {
    List<String> fields = fields(line);
    Map<Integer, Character> letters =
        BoardLine.read(rules.layout().grid(), fields.getFirst(), LETTERS);
    SquareSet[] men = new SquareSet[LETTERS.length()];
    for (Colour colour : Colour.values()) {
      men[colour.ordinal()] = BoardLine.squares(letters, colour, Men.EACH);
    }
    return ChitralPosition.of(
        rules,
        new Men(men[0], men[1]),
        BoardLine.mover(Colour.values(), fields.get(1)),
        BoardLine.quietTurns(fields.get(fields.size() - 2)),
        BoardLine.passes(fields.getLast()));
  }

  private static List<String> fields(String line) {
    return BoardLine.fields(line, FEWEST, FEWEST + Rules.WRITTEN_OPTIONS.size());
  }

  private static Layout layout(String word) {
    return Layout.named(word)
        .orElseThrow(() -> BoardLine.refusal(Text.of("refused.line.layout", "word", word)));
  }

  /** The option that a word such as {@code each} or {@code capture-when=each} is a value of. */
  private static Option option(String word) {
    for (Option option : Rules.WRITTEN_OPTIONS) {
      for (String value : option.values()) {
        if (word.equals(value) || word.equals(option.key() + "=" + value)) {
          return option;
        }
      }
    }
    throw BoardLine.refusal(Text.of("refused.line.option", "word", word));
  }
}
