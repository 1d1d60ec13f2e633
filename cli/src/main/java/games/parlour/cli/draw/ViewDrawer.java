package games.parlour.cli.draw;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardView;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.show.SheetView;
import java.util.List;
import java.util.Optional;

/** Draws one kind of view. */
@FunctionalInterface
public interface ViewDrawer {
  /** The lines of the picture. */
  List<String> draw(DrawingRequest request);

  /**
   * The picture of a request by the drawer for its kind of view. A view that nobody draws is told
   * as it is, for it holds nothing that the viewer may not know.
   */
  static List<String> picture(DrawingRequest request) {
    return switch (request.view()) {
      case BoardView board -> {
        Optional<BoardMove> last =
            request.last().filter(BoardMove.class::isInstance).map(BoardMove.class::cast);
        yield new BoardDrawer(board, last).draw(request);
      }
      case SheetView told -> SheetDrawer.draw(told.sheet(), request);
      default -> TextWrapper.lines(request.view().toString(), request.width());
    };
  }
}
