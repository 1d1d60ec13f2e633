package games.parlour.boards;

import games.parlour.core.Setup;
import java.util.List;

/** A grid game whose board can be set up by hand, piece by piece. */
public interface EditableGame {
  /** The kinds whose captured pieces are counted; none where they follow from the board. */
  List<String> capturedKinds();

  /**
   * The line of a board set up by hand, with nothing counted towards a draw. It refuses what cannot
   * be written; whether the position is possible is found when the line is read.
   */
  String writeBoard(Setup setup, BoardArrangement board);
}
