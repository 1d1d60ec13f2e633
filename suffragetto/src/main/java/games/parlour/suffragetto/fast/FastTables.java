package games.parlour.suffragetto.fast;

import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.boards.fast.SquareBits;
import games.parlour.core.Generator;
import games.parlour.suffragetto.rules.Edition;
import games.parlour.suffragetto.rules.Exchange;
import games.parlour.suffragetto.rules.Faction;
import games.parlour.suffragetto.rules.Piece;
import games.parlour.suffragetto.rules.Zones;
import java.util.ArrayList;
import java.util.List;

/** What the fast form looks up instead of working it out: one for each edition, never changed. */
public final class FastTables {
  private static final Grid GRID = Zones.GRID;
  private static final FastTables[] BY_EDITION = new FastTables[Edition.values().length];

  static {
    for (Edition edition : Edition.values()) {
      BY_EDITION[edition.ordinal()] = new FastTables(edition);
    }
  }

  /** By faction and square: a bit for each direction in which a hop does not leave the goal. */
  final int[][] ways = new int[2][GRID.numbers()];

  /** By faction: squares its pieces may land on from outside. */
  public final long[][] ground = new long[2][];

  /** By faction: squares it hops over somebody on. */
  final long[][] over = new long[2][];

  /** By faction: the building it tries to enter. */
  public final long[][] goal = new long[2][];

  /** By faction: the squares beside that building. */
  final long[][] doorstep = new long[2][];

  /** By faction and square of its goal: where a piece inside may be moved. */
  final int[][][] inside = new int[2][GRID.numbers()][];

  /** Both yards. */
  final long[] yards = SquareBits.of(Zones.PRISON_YARD.or(Zones.HOSPITAL_GROUNDS));

  /** By faction: the squares of its yard in the order in which freed pieces take them. */
  final int[][] yard = new int[2][];

  /** By piece and square: its part of the hash, and of the evaluation for the Suffragettes. */
  final long[][] hash = new long[Piece.values().length][GRID.numbers()];

  final int[][] worth = new int[Piece.values().length][GRID.numbers()];

  final Edition edition;

  private FastTables(Edition edition) {
    this.edition = edition;
    SquareSet skipped = edition.hopsOverStreets() ? SquareSet.empty() : Zones.STREETS;
    for (Faction faction : Faction.values()) {
      int f = faction.ordinal();
      ground[f] = SquareBits.of(faction.ground());
      over[f] = SquareBits.of(faction.ground().minus(skipped));
      goal[f] = SquareBits.of(faction.goal());
      doorstep[f] = SquareBits.of(doorstep(faction.goal()));
      yard[f] =
          new Exchange(0, 6)
              .freed(faction).stream().mapToInt(Exchange.FreedPiece::square).toArray();
      for (int square : faction.goal().list()) {
        inside[f][square] = insideMoves(faction, square);
      }
    }
    Generator random = new Generator(1908);
    for (Piece piece : Piece.values()) {
      int p = piece.ordinal();
      int sign = piece.faction() == Faction.SUFFRAGETTES ? 1 : -1;
      for (int square : GRID.rectangle("a1", "q17").list()) {
        ways[piece.faction().ordinal()][square] = ways(piece.faction(), square);
        hash[p][square] = random.nextLong();
        worth[p][square] = sign * QuickEvaluation.of(piece, square);
      }
    }
  }

  static FastTables of(Edition edition) {
    return BY_EDITION[edition.ordinal()];
  }

  private static SquareSet doorstep(SquareSet building) {
    SquareSet beside = SquareSet.empty();
    for (int square : GRID.rectangle("a1", "q17").list()) {
      beside = GRID.distance(square, building) == 1 ? beside.with(square) : beside;
    }
    return beside;
  }

  private int[] insideMoves(Faction faction, int from) {
    List<Integer> moves = new ArrayList<>();
    for (int to : faction.goal().without(from).list()) {
      int files = Math.abs(GRID.file(to) - GRID.file(from));
      if (edition.putsInside() || files <= 1) {
        moves.add(to);
      }
    }
    return moves.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int ways(Faction faction, int from) {
    int ways = 0;
    for (Direction direction : Direction.values()) {
      int over = GRID.step(from, direction);
      int to = over < 0 ? Grid.NONE : GRID.step(over, direction);
      if (!faction.goal().contains(from) || faction.goal().contains(to)) {
        ways |= 1 << direction.ordinal();
      }
    }
    return ways;
  }
}
