package games.parlour.suffragetto.rules;

import games.parlour.boards.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Who stands where: the squares of each kind of piece, in the order of {@link Piece}. */
public record Board(List<SquareSet> byPiece) {
  public Board {
    byPiece = List.copyOf(byPiece);
  }

  public static Board empty() {
    return new Board(
        List.of(SquareSet.empty(), SquareSet.empty(), SquareSet.empty(), SquareSet.empty()));
  }

  /** S2: the start. */
  public static Board start() {
    return Board.empty()
        .with(
            Piece.SUFFRAGETTE,
            Zones.GRID.squares("d6 e6 f6 g6 h6 j6 k6 l6 m6 n6 f5 g5 k5 l5 g4 k4"))
        .with(Piece.LEADER, Zones.GRID.squares("c6 i6 o6 e5 m5"))
        .with(
            Piece.POLICEMAN,
            Zones.GRID.squares("d12 e12 f12 g12 h12 j12 k12 l12 m12 n12 f13 g13 k13 l13 g14 k14"))
        .with(Piece.INSPECTOR, Zones.GRID.squares("c12 i12 o12 e13 m13"));
  }

  public SquareSet of(Piece piece) {
    return byPiece.get(piece.ordinal());
  }

  SquareSet of(Faction faction) {
    return of(Piece.of(faction, false)).or(of(Piece.of(faction, true)));
  }

  SquareSet occupied() {
    return of(Faction.SUFFRAGETTES).or(of(Faction.POLICE));
  }

  /** The piece on a square, if there is one. */
  @Nullable Piece at(int square) {
    for (Piece piece : Piece.values()) {
      if (of(piece).contains(square)) {
        return piece;
      }
    }
    return null;
  }

  public Board with(Piece piece, SquareSet squares) {
    return change(piece, of(piece).or(squares));
  }

  Board without(Piece piece, SquareSet squares) {
    return change(piece, of(piece).minus(squares));
  }

  /** This board without the pieces in the Prison Yard and the Hospital Grounds. */
  Board withoutYards() {
    Board cleared = this;
    for (Piece piece : Piece.values()) {
      cleared = cleared.without(piece, piece.faction().yard());
    }
    return cleared;
  }

  private Board change(Piece piece, SquareSet squares) {
    List<SquareSet> changed = new ArrayList<>(byPiece);
    changed.set(piece.ordinal(), squares);
    return new Board(changed);
  }

  /** The letters of all pieces by square. */
  Map<Integer, Character> letters() {
    Map<Integer, Character> letters = new TreeMap<>();
    for (Piece piece : Piece.values()) {
      of(piece).list().forEach(square -> letters.put(square, piece.letter()));
    }
    return letters;
  }
}
