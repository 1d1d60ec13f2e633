package games.parlour.boards;

import java.util.List;

/**
 * What a grid game's board looks like before any piece stands on it. Whoever draws it needs no
 * rules.
 *
 * @param zones the parts of the board; every square is in exactly one
 * @param kinds the kinds of pieces
 */
public record BoardPlan(int width, int height, List<Zone> zones, List<Kind> kinds) {
  public BoardPlan {
    zones = List.copyOf(zones);
    kinds = List.copyOf(kinds);
  }

  /**
   * A part of the board.
   *
   * @param id its key in the texts ({@code zone.ID})
   * @param tint the name of its colour, the same in the terminal and on the page
   * @param label one character that stands for its empty squares where there is no colour
   */
  public record Zone(String id, String tint, String label, List<String> squares) {
    public Zone {
      squares = List.copyOf(squares);
    }
  }

  /**
   * A kind of piece.
   *
   * @param id its key in the texts ({@code piece.ID}), and the thing in a happening's motions
   * @param letter how one-line positions and plain boards show it
   * @param side the name of its side
   * @param large whether it is drawn larger than the rank and file
   */
  public record Kind(String id, String letter, String side, boolean large) {}
}
