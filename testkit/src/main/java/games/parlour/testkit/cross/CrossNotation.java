package games.parlour.testkit.cross;

import games.parlour.boards.BoardLine;
import games.parlour.boards.Grid;
import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * How Cross is written. A position has three fields: the board, the side to move, and the turns
 * without a capture.
 */
final class CrossNotation implements Notation<CrossPosition, CrossMove> {
  private static final Grid GRID = CrossRules.GRID;

  @Override
  public String write(CrossMove move) {
    return move.text();
  }

  @Override
  public CrossMove read(CrossPosition position, String text) {
    return position.moves().stream()
        .filter(move -> move.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new Refusal(Text.of("refused.move", "move", text)));
  }

  @Override
  public String writePosition(CrossPosition p) {
    return writeStanding(p) + " " + p.quiet();
  }

  /** The board and the side to move. */
  @Override
  public String writeStanding(CrossPosition p) {
    Map<Integer, Character> letters = new TreeMap<>();
    p.pieces().forEach((square, piece) -> letters.put(square, piece.letter()));
    return BoardLine.write(GRID, letters) + (p.mover() == 0 ? " w" : " b");
  }

  static CrossPosition readPosition(String line) {
    List<String> fields = BoardLine.fields(line, 3, 3);
    Map<Integer, CrossPiece> pieces = new TreeMap<>();
    BoardLine.read(GRID, fields.get(0), CrossPiece.LETTERS)
        .forEach((square, letter) -> pieces.put(square, CrossPiece.ofLetter(letter)));
    int quiet = BoardLine.quietTurns(fields.get(2));
    CrossPosition p = new CrossPosition(pieces, fields.get(1).equals("w") ? 0 : 1, quiet);
    boolean many = Stream.of(CrossPiece.values()).anyMatch(piece -> p.taken(piece) < 0);
    boolean headless = p.count(CrossPiece.captain(1 - p.mover())) == 0;
    boolean words = fields.get(1).matches("[wb]");
    if (!words || many || headless || quiet > CrossRules.QUIET_LIMIT) {
      throw BoardLine.refusal(Text.of("refused.cross"));
    }
    return p;
  }
}
