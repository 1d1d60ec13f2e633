package games.parlour.boards;

import games.parlour.core.text.Text;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a grid game's board looks like before any piece stands on it. Whoever draws it needs no
 * rules. A <i>zone</i> is a part of the board, a <i>box</i> lies beside it, and a <i>place</i> is
 * either of them; pieces that are out of play lie in a place.
 *
 * <p>A square of the rectangle that is in no zone is <i>void</i>: it is not drawn, has no name, and
 * nothing ever stands there or goes there.
 *
 * @param zones the parts of the board; every square of it is in exactly one
 * @param boxes where pieces lie that are off the board and in no zone of it
 * @param kinds the kinds of pieces
 */
public record BoardPlan(
    int width, int height, List<Zone> zones, List<Box> boxes, List<Kind> kinds) {
  public BoardPlan {
    zones = List.copyOf(zones);
    boxes = List.copyOf(boxes);
    kinds = List.copyOf(kinds);
  }

  /** The squares of the board: those in a zone, and so neither void nor beyond the edge. */
  public Set<String> squares() {
    Set<String> squares = new HashSet<>();
    zones.forEach(zone -> squares.addAll(zone.squares()));
    return squares;
  }

  /** The squares of the rectangle that are not on the board, in order. */
  public List<String> voids() {
    Grid grid = new Grid(width, height);
    Set<String> squares = squares();
    return grid.names(grid.all()).stream().filter(square -> !squares.contains(square)).toList();
  }

  /** The name of a place. */
  public Text name(String place) {
    boolean box = boxes.stream().anyMatch(known -> known.id().equals(place));
    return Text.of((box ? "box." : "zone.") + place);
  }

  /**
   * A part of the board.
   *
   * @param id its key in the texts ({@code zone.ID})
   * @param tint the name of its colour, the same in the terminal and on the page
   * @param label one character that stands for its empty squares where there is no colour
   * @param goal whether the score is how many pieces stand in it
   */
  public record Zone(String id, String tint, String label, boolean goal, List<String> squares) {
    public Zone {
      squares = List.copyOf(squares);
    }
  }

  /**
   * A place beside the board, for pieces that are out of play.
   *
   * @param id its key in the texts ({@code box.ID})
   * @param side the name of the side that keeps it
   */
  public record Box(String id, String side) {}

  /**
   * A kind of piece.
   *
   * @param id its key in the texts ({@code piece.ID}), and the thing in a happening's motions
   * @param letter how one-line positions and plain boards show it
   * @param side the name of its side
   * @param style the name of how it looks, the same in the terminal and on the page
   * @param large whether it is drawn larger than the rank and file
   */
  public record Kind(String id, String letter, String side, String style, boolean large) {}
}
