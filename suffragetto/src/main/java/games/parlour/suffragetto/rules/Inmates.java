package games.parlour.suffragetto.rules;

import java.util.ArrayList;
import java.util.List;

/** S6: who sits in the Prison and the Hospital, in the order of {@link Piece}. */
public record Inmates(List<Integer> byPiece) {
  public Inmates {
    byPiece = List.copyOf(byPiece);
  }

  public static Inmates none() {
    return new Inmates(List.of(0, 0, 0, 0));
  }

  public int of(Piece piece) {
    return byPiece.get(piece.ordinal());
  }

  int of(Faction faction) {
    return of(Piece.of(faction, false)) + of(Piece.of(faction, true));
  }

  /** This many more, or fewer, of a kind. */
  public Inmates plus(Piece piece, int more) {
    List<Integer> changed = new ArrayList<>(byPiece);
    changed.set(piece.ordinal(), of(piece) + more);
    return new Inmates(changed);
  }
}
