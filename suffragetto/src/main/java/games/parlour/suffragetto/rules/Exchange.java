package games.parlour.suffragetto.rules;

import games.parlour.core.text.Text;
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
    if (!holdEnough(inmates) || !yardsAreEmpty(board)) {
      return List.of();
    }
    int mostLarge = Math.min(inmates.of(Piece.LEADER), inmates.of(Piece.INSPECTOR));
    int mostSmall = Math.min(inmates.of(Piece.SUFFRAGETTE), inmates.of(Piece.POLICEMAN));
    return upTo(mostLarge, mostSmall);
  }

  /** Every exchange there can be. */
  static List<Exchange> all() {
    return upTo(Piece.LEADER.inAll(), Piece.SUFFRAGETTE.inAll());
  }

  private static List<Exchange> upTo(int mostLarge, int mostSmall) {
    List<Exchange> calls = new ArrayList<>();
    for (int large = 0; large <= Math.min(mostLarge, MOST); large++) {
      for (int small = 0; small <= Math.min(mostSmall, MOST - large); small++) {
        if (large + small > 0) {
          calls.add(new Exchange(large, small));
        }
      }
    }
    return calls;
  }

  private static boolean holdEnough(Inmates inmates) {
    return inmates.of(Faction.SUFFRAGETTES) >= INMATES_NEEDED
        && inmates.of(Faction.POLICE) >= INMATES_NEEDED;
  }

  private static boolean yardsAreEmpty(Board board) {
    return board.occupied().and(Zones.PRISON_YARD.or(Zones.HOSPITAL_GROUNDS)).isEmpty();
  }

  /** Why an exchange that is not callable is not. */
  static Text whyNone(Board board, Inmates inmates) {
    if (!holdEnough(inmates)) {
      return Text.of(
          "reason.call.few",
          "prison",
          inmates.of(Faction.SUFFRAGETTES),
          "hospital",
          inmates.of(Faction.POLICE));
    }
    return Text.of(yardsAreEmpty(board) ? "reason.call.held" : "reason.call.yards");
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
