package games.parlour.suffragetto.fast;

import games.parlour.boards.SquareSet;
import games.parlour.boards.fast.SquareBits;
import games.parlour.suffragetto.rules.Board;
import games.parlour.suffragetto.rules.Edition;
import games.parlour.suffragetto.rules.Inmates;
import games.parlour.suffragetto.rules.Piece;
import games.parlour.suffragetto.rules.Zones;
import java.util.Arrays;

/**
 * The pieces of the fast form as sets of squares, with their hash and evaluation kept up to date.
 * Pieces are numbered as in {@link Piece}: twice the faction, plus one if large. Mutable.
 */
public final class FastBoard {
  /** By faction: all its pieces, and the large ones among them. */
  public final long[][] pieces = {SquareBits.empty(), SquareBits.empty()};

  public final long[][] large = {SquareBits.empty(), SquareBits.empty()};

  /** By piece: how many are held. */
  final int[] inmates = new int[4];

  /** By faction: how many stand in the enemy's building. */
  public final int[] inside = new int[2];

  public FastTables tables = FastTables.of(Edition.LEAFLET);
  public long hash;
  int score;

  void set(Edition edition, Board board, Inmates held) {
    tables = FastTables.of(edition);
    hash = 0;
    score = 0;
    for (int faction = 0; faction < 2; faction++) {
      Arrays.fill(pieces[faction], 0);
      Arrays.fill(large[faction], 0);
      inside[faction] = 0;
    }
    for (Piece piece : Piece.values()) {
      inmates[piece.ordinal()] = held.of(piece);
      for (int square : board.of(piece).list()) {
        flip(piece.ordinal(), square);
        score += tables.worth[piece.ordinal()][square];
        if (piece.faction().goal().contains(square)) {
          inside[piece.faction().ordinal()]++;
        }
      }
    }
  }

  /** The number of a faction's piece on a square. */
  public int pieceAt(int faction, int square) {
    return 2 * faction + (SquareBits.has(large[faction], square) ? 1 : 0);
  }

  /** Whether anybody stands in the Prison Yard or the Hospital Grounds. */
  boolean isAnyoneInYards() {
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      if ((tables.yards[w] & (pieces[0][w] | pieces[1][w])) != 0) {
        return true;
      }
    }
    return false;
  }

  void lift(int piece, int square) {
    flip(piece, square);
    score -= tables.worth[piece][square];
  }

  void put(int piece, int square) {
    flip(piece, square);
    score += tables.worth[piece][square];
  }

  /**
   * S8: frees the pieces of an exchange (1), or holds them again (-1). An exchange is the number of
   * large ones plus eight times the number of small ones.
   */
  void free(int wanted, int sign) {
    int large = wanted & 7;
    int small = wanted >> 3;
    for (int faction = 0; faction < 2; faction++) {
      for (int i = 0; i < large + small; i++) {
        int piece = 2 * faction + (i < large ? 1 : 0);
        int square = tables.yard[faction][i];
        inmates[piece] -= sign;
        if (sign > 0) {
          put(piece, square);
        } else {
          lift(piece, square);
        }
      }
    }
  }

  private void flip(int piece, int square) {
    SquareBits.flip(pieces[piece >> 1], square);
    if ((piece & 1) != 0) {
      SquareBits.flip(large[piece >> 1], square);
    }
    hash ^= tables.hash[piece][square];
  }

  /** The same pieces as a board of the value form. */
  public Board board() {
    Board board = Board.empty();
    for (int faction = 0; faction < 2; faction++) {
      int count = SquareBits.below(pieces[faction], Zones.GRID.numbers());
      for (int i = 0; i < count; i++) {
        int square = SquareBits.nth(pieces[faction], i);
        Piece piece = Piece.values()[pieceAt(faction, square)];
        board = board.with(piece, SquareSet.empty().with(square));
      }
    }
    return board;
  }
}
