package games.parlour.boards.picture;

import games.parlour.boards.BoardPlan;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the squares of a board lie in a picture, and which zone each belongs to. */
final class SquareGeometry {
  /** The side of a square. */
  static final int CELL = 40;

  /** The room around the board for the names of files and ranks. */
  static final int MARGIN = 34;

  private final BoardPlan plan;
  private final Map<String, BoardPlan.Zone> zones = new HashMap<>();

  SquareGeometry(BoardPlan plan) {
    this.plan = plan;
    for (BoardPlan.Zone zone : plan.zones()) {
      zone.squares().forEach(square -> zones.put(square, zone));
    }
  }

  /** The left edge of a file, counted from zero; the one after the last ends the board. */
  int left(int file) {
    return MARGIN + CELL * file;
  }

  /** The upper edge of a rank, counted from one; rank zero ends the board. */
  int top(int rank) {
    return MARGIN + CELL * (plan.height() - rank);
  }

  /** The middle of a square from the left. */
  int x(String square) {
    return left(file(square)) + CELL / 2;
  }

  /** The middle of a square from the top. */
  int y(String square) {
    return top(rank(square)) + CELL / 2;
  }

  /** The zone of a square; none for one that does not exist. */
  BoardPlan.@Nullable Zone zone(String square) {
    return zones.get(square);
  }

  /** The letter that tells a zone from another one of the same tint; nothing where none is. */
  String letter(BoardPlan.Zone zone) {
    long alike = plan.zones().stream().filter(z -> z.tint().equals(zone.tint())).count();
    return alike > 1 ? zone.label() : "";
  }

  static int file(String square) {
    return square.charAt(0) - 'a';
  }

  static int rank(String square) {
    return Integer.parseInt(square.substring(1));
  }

  static String name(int file, int rank) {
    return (char) ('a' + file) + String.valueOf(rank);
  }
}
