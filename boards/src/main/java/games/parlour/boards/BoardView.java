package games.parlour.boards;

import games.parlour.core.Text;
import games.parlour.core.View;
import java.util.List;

/**
 * The view of a grid game without secrets, ready to draw.
 *
 * @param plan the empty board
 * @param pieces who stands where, one piece to a square, in the order of squares: file by file from
 *     a, and within a file from rank 1
 * @param trays pieces that are out of play, by the place that holds them
 * @param notes what else there is to know, such as the score
 */
public record BoardView(BoardPlan plan, List<Piece> pieces, List<Tray> trays, List<Text> notes)
    implements View {
  public BoardView {
    pieces = List.copyOf(pieces);
    trays = List.copyOf(trays);
    notes = List.copyOf(notes);
  }

  /** A piece on a square; the kind is one of the plan's. */
  public record Piece(String kind, String square) {}

  /**
   * The pieces that lie in a place, out of play.
   *
   * @param place the id of a box of the plan, or of a zone that nobody moves on
   */
  public record Tray(String place, List<Count> counts) {
    public Tray {
      counts = List.copyOf(counts);
    }
  }

  /** So many pieces of a kind. */
  public record Count(String kind, int count) {}
}
