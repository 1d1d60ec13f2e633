package games.parlour.samplegame;

import games.parlour.boards.BoardLine;
import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** R5: how moves and positions are written. A position is the board and the side to move. */
final class SampleGameNotation implements Notation<SampleGamePosition, SampleGameMove> {
  /** R1: how many pieces a side has. */
  private static final int PIECES = 5;

  /** What stands on a written board. */
  private static final String LETTERS =
      Stream.of(SampleGameSide.values())
          .map(side -> String.valueOf(side.letter()))
          .collect(Collectors.joining());

  static String text(SampleGameMove move) {
    return switch (move) {
      case SampleGameMove.Step step -> step.start() + "-" + step.end();
    };
  }

  @Override
  public String write(SampleGameMove move) {
    return text(move);
  }

  @Override
  public SampleGameMove read(SampleGamePosition position, String text) {
    return position.moves().stream()
        .filter(move -> text(move).equals(text))
        .findFirst()
        .orElseThrow(() -> Refusal.ofMove(text));
  }

  @Override
  public String writePosition(SampleGamePosition position) {
    Map<Integer, Character> letters = new TreeMap<>();
    for (SampleGameSide side : SampleGameSide.values()) {
      position.of(side).list().forEach(square -> letters.put(square, side.letter()));
    }
    return BoardLine.write(SampleGameBoard.GRID, letters) + " " + position.mover().letter();
  }

  /** Refuses a line that it cannot read, and says why. */
  static SampleGamePosition readPosition(String line) {
    List<String> fields = BoardLine.fields(line, 2, 2);
    Map<Integer, Character> letters =
        BoardLine.read(SampleGameBoard.GRID, fields.getFirst(), LETTERS);
    return new SampleGamePosition(
        BoardLine.squares(letters, SampleGameSide.WHITE, PIECES),
        BoardLine.squares(letters, SampleGameSide.BLACK, PIECES),
        BoardLine.mover(SampleGameSide.values(), fields.getLast()));
  }
}
