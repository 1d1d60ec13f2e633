package games.parlour.samplegame;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** R1: the board, and what there is to draw on it. */
final class SampleGameBoard {
  static final int SIZE = 5;
  static final Grid GRID = new Grid(SIZE, SIZE);

  private static final BoardPlan PLAN =
      new BoardPlan(
          SIZE,
          SIZE,
          List.of(new BoardPlan.Zone("field", "wood", ".", false, GRID.names(GRID.all()))),
          List.of(),
          Stream.of(SampleGameSide.values()).map(SampleGameBoard::kind).toList());

  private SampleGameBoard() {}

  private static BoardPlan.Kind kind(SampleGameSide side) {
    String letter = String.valueOf(side.letter());
    return new BoardPlan.Kind(side.word(), letter, side.word(), side.style(), false);
  }

  /** The pieces in the order of squares. */
  static BoardView view(SampleGamePosition position) {
    List<BoardView.Piece> pieces = new ArrayList<>();
    SquareSet white = position.of(SampleGameSide.WHITE);
    for (int square : white.or(position.of(SampleGameSide.BLACK)).list()) {
      SampleGameSide side = white.contains(square) ? SampleGameSide.WHITE : SampleGameSide.BLACK;
      pieces.add(new BoardView.Piece(side.word(), GRID.name(square)));
    }
    return new BoardView(PLAN, pieces, List.of(), List.of());
  }
}
