package games.parlour.suffragetto;

import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.Padded;
import games.parlour.boards.SquareSet;
import games.parlour.core.Generator;
import java.util.ArrayList;
import java.util.List;

/** What the fast form looks up instead of working it out: one for each edition, never changed. */
final class FastTables {
  /** The hop takes an enemy. */
  static final int TAKES = 1 << 18;

  /** An enemy may be hopped over. */
  static final int OVER_ENEMY = 1 << 19;

  private static final Grid GRID = Zones.GRID;
  private static final FastTables[] BY_EDITION = new FastTables[Edition.values().length];

  static {
    for (Edition edition : Edition.values()) {
      BY_EDITION[edition.ordinal()] = new FastTables(edition);
    }
  }

  /** By piece and square: the hops that the ground allows, as over + 512 * to + flags. */
  final int[][][] hops = new int[Piece.values().length][GRID.numbers()][];

  /** By faction: squares its pieces may land on from outside. */
  final long[][] ground = new long[2][];

  /** By faction: squares it hops over somebody on. */
  final long[][] over = new long[2][];

  /** By faction: the building it tries to enter. */
  final long[][] goal = new long[2][];

  /** By faction and square of its goal: where a piece inside may be moved. */
  final int[][][] inside = new int[2][GRID.numbers()][];

  /** Both yards. */
  final long[] yards = Padded.of(GRID, Zones.PRISON_YARD.or(Zones.HOSPITAL_GROUNDS));

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
      ground[f] = Padded.of(GRID, faction.ground());
      over[f] = Padded.of(GRID, faction.ground().minus(skipped));
      goal[f] = Padded.of(GRID, faction.goal());
      yard[f] =
          new Exchange(0, 6).freed(faction).stream().mapToInt(Exchange.Freed::square).toArray();
      for (int square : faction.goal().list()) {
        inside[f][square] = insideMoves(faction, square);
      }
    }
    Generator random = new Generator(1908);
    for (Piece piece : Piece.values()) {
      int p = piece.ordinal();
      int sign = piece.faction() == Faction.SUFFRAGETTES ? 1 : -1;
      for (int square : GRID.rectangle("a1", "q17").list()) {
        hops[p][square] = hops(piece, square, skipped);
        hash[p][square] = random.nextLong();
        worth[p][square] = sign * Worth.of(piece, square);
      }
    }
  }

  static FastTables of(Edition edition) {
    return BY_EDITION[edition.ordinal()];
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

  private int[] hops(Piece piece, int from, SquareSet skipped) {
    Faction faction = piece.faction();
    SquareSet landing = faction.goal().contains(from) ? faction.goal() : faction.ground();
    List<Integer> found = new ArrayList<>();
    for (Direction direction : Direction.values()) {
      int middle = GRID.step(from, direction);
      int to = middle < 0 ? Grid.NONE : GRID.step(middle, direction);
      if (landing.contains(to) && faction.ground().minus(skipped).contains(middle)) {
        boolean takes = Zones.ARENA.contains(middle) && (piece.large() || direction.diagonal());
        boolean travels = takes || edition.travelsOverEnemies();
        found.add(middle | to << 9 | (takes ? TAKES : 0) | (travels ? OVER_ENEMY : 0));
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }
}
