package games.parlour.suffragetto.rules;

import games.parlour.boards.SquareSet;
import games.parlour.core.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * S8: how many pieces a side are exchanged.
 *
 * @param large Leaders for Inspectors
 * @param small rank and file for rank and file
 */
public record Exchange(int large, int small) {
  /** So many must be held on each side. */
  public static final int INMATES_NEEDED = 12;

  /** So many a side are exchanged at the most. */
  public static final int MOST = 6;

  /** Every exchange that may be called: Prison and Hospital full enough, both yards empty. */
  static List<Exchange> callable(Board board, Inmates inmates) {
    List<Exchange> calls = new ArrayList<>();
    SquareSet yards = Zones.PRISON_YARD.or(Zones.HOSPITAL_GROUNDS);
    if (inmates.of(Faction.SUFFRAGETTES) < INMATES_NEEDED
        || inmates.of(Faction.POLICE) < INMATES_NEEDED
        || !board.occupied().and(yards).isEmpty()) {
      return calls;
    }
    int mostLarge = Math.min(inmates.of(Piece.LEADER), inmates.of(Piece.INSPECTOR));
    int mostSmall = Math.min(inmates.of(Piece.SUFFRAGETTE), inmates.of(Piece.POLICEMAN));
    for (int large = 0; large <= Math.min(mostLarge, MOST); large++) {
      for (int small = 0; small <= Math.min(mostSmall, MOST - large); small++) {
        if (large + small > 0) {
          calls.add(new Exchange(large, small));
        }
      }
    }
    return calls;
  }

  /** The pieces that a faction gets back with the squares they start from, large ones first. */
  public List<FreedPiece> freed(Faction faction) {
    List<Integer> yard = new ArrayList<>(faction.yard().list());
    if (faction == Faction.SUFFRAGETTES) {
      yard = yard.reversed(); // b6 first, then downwards; p12 first, then upwards
    }
    List<FreedPiece> freed = new ArrayList<>();
    for (int i = 0; i < large + small; i++) {
      freed.add(new FreedPiece(Piece.of(faction, i < large), yard.get(i)));
    }
    return freed;
  }

  /**
   * What to say of it: a key's ending that names the parts there are, so that no part is nought.
   */
  Text text(String key) {
    if (large == 0) {
      return Text.of(key + ".small", "small", small);
    }
    return small == 0
        ? Text.of(key + ".large", "large", large)
        : Text.of(key + ".both", "large", large, "small", small);
  }

  /** A piece that comes back into play on a square. */
  public record FreedPiece(Piece piece, int square) {}
}
