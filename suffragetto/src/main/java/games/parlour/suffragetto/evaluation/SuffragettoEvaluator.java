package games.parlour.suffragetto.evaluation;

import games.parlour.boards.fast.SquareBits;
import games.parlour.core.Evaluator;
import games.parlour.core.Weights;
import games.parlour.suffragetto.fast.FastBoard;
import games.parlour.suffragetto.fast.FastSuffragetto;
import games.parlour.suffragetto.fast.MoveBits;
import games.parlour.suffragetto.rules.Board;
import games.parlour.suffragetto.rules.Faction;
import games.parlour.suffragetto.rules.Piece;
import games.parlour.suffragetto.rules.Rules;
import games.parlour.suffragetto.rules.Zones;
import java.util.Arrays;

/**
 * What a search is told of a position: pieces by rank and by the way left to their goal, how many
 * are inside, and who stands badly. Mutable; one thread at a time.
 */
public final class SuffragettoEvaluator implements Evaluator.Weighted {
  private static final int FARTHEST = 16;

  /** With fewer pieces it becomes hard to bring six of them home. */
  private static final int ENOUGH = 9;

  /** What the last entry promises. */
  private static final int VICTORY = 2000;

  private final FastSuffragetto fast;
  private final FastBoard board;
  private final Threats threats;
  private final Weights weights;

  /** By piece and square: what a piece is worth there, for its own side. */
  private final int[][] values = new int[4][Zones.GRID.numbers()];

  /** By how many are inside. */
  private final int[] inside = new int[Rules.TO_WIN + 1];

  /** By faction and square: how many steps are left to the goal. */
  private final int[][] ways = new int[2][Zones.GRID.numbers()];

  private final int[] atWay = new int[FARTHEST + 1];

  private final int turn;
  private final int race;
  private final int lacking;
  private final int hangingSmall;
  private final int hangingLarge;
  private final int threatenedSmall;
  private final int threatenedLarge;
  private final int exposed;

  /** What was asked for last, and what it is worth. */
  private int prizeFor;

  private long prizeAt;
  private int prizeOf;
  private int prize;

  public SuffragettoEvaluator(FastSuffragetto fast, Weights weights) {
    this.fast = fast;
    this.board = fast.board();
    this.threats = new Threats(board);
    this.weights = weights;
    int[] counts = new int[weights.names().size()];
    int[] each = weights.values();
    for (Piece piece : Piece.values()) {
      for (int square : Zones.GRID.rectangle("a1", "q17").list()) {
        Arrays.fill(counts, 0);
        count(piece, square, 1, counts);
        values[piece.ordinal()][square] = sum(counts, each);
        ways[piece.faction().ordinal()][square] = way(piece.faction(), square);
      }
    }
    for (int i = 1; i < Rules.TO_WIN; i++) {
      inside[i] = weights.of("inside." + i);
    }
    inside[Rules.TO_WIN] = inside[Rules.TO_WIN - 1] + VICTORY;
    turn = weights.of("turn");
    race = weights.of("race");
    lacking = weights.of("lacking");
    hangingSmall = weights.of("hanging.small");
    hangingLarge = weights.of("hanging.large");
    threatenedSmall = weights.of("threatened.small");
    threatenedLarge = weights.of("threatened.large");
    exposed = weights.of("exposed");
  }

  private static int sum(int[] counts, int[] each) {
    int sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * each[i];
    }
    return sum;
  }

  /** What a piece on a square counts for. */
  private void count(Piece piece, int square, int sign, int[] counts) {
    int way = way(piece.faction(), square);
    int guard = way(piece.faction().other(), square);
    counts[weights.indexOf(piece.isLarge() ? "large" : "small")] += sign;
    if (way > 0) {
      counts[weights.indexOf("way." + way)] += sign;
    }
    if (guard == 1 || guard == 2) {
      counts[weights.indexOf("guard." + guard)] += sign;
    }
    if (Zones.STREETS.contains(square)) {
      counts[weights.indexOf("street")] += sign;
    }
  }

  private static int way(Faction faction, int square) {
    return Math.min(Zones.GRID.distance(square, faction.goal()), FARTHEST);
  }

  @Override
  public int evaluate() {
    int mover = fast.side();
    return side(0, mover) - side(1, mover) + (mover == 0 ? turn : -turn);
  }

  private int side(int faction, int mover) {
    long[] all = board.pieces[faction];
    long[] large = board.large[faction];
    int[] smallValues = values[2 * faction];
    int[] largeValues = values[2 * faction + 1];
    int[] way = ways[faction];
    int sum = inside[board.inside[faction]];
    int pieces = 0;
    Arrays.fill(atWay, 0);
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      int base = (w - 1) << 6;
      for (long word = all[w]; word != 0; word &= word - 1) {
        int square = base + Long.numberOfTrailingZeros(word);
        boolean isLarge = (large[w] & word & -word) != 0;
        sum += (isLarge ? largeValues : smallValues)[square];
        atWay[way[square]]++;
        pieces++;
      }
    }
    sum += race * steps() + lacking * Math.max(0, ENOUGH - pieces);
    threats.count(faction);
    boolean waits = faction != mover;
    return sum
        + threats.small * (waits ? hangingSmall : threatenedSmall)
        + threats.large * (waits ? hangingLarge : threatenedLarge)
        + threats.exposed * exposed;
  }

  /** How many steps the six that are nearest to their goal have left; who is missing is far. */
  private int steps() {
    int left = Rules.TO_WIN;
    int steps = 0;
    for (int way = 0; left > 0 && way < FARTHEST; way++) {
      int here = Math.min(atWay[way], left);
      steps += here * way;
      left -= here;
    }
    return steps + left * FARTHEST;
  }

  @Override
  public void features(int[] into) {
    Arrays.fill(into, 0);
    int mover = fast.side();
    for (int faction = 0; faction < 2; faction++) {
      int sign = faction == 0 ? 1 : -1;
      Board pieces = board.board();
      int count = 0;
      Arrays.fill(atWay, 0);
      for (Piece piece : Piece.values()) {
        if (piece.faction().ordinal() == faction) {
          for (int square : pieces.of(piece).list()) {
            count(piece, square, sign, into);
            atWay[ways[faction][square]]++;
            count++;
          }
        }
      }
      if (board.inside[faction] > 0 && board.inside[faction] < Rules.TO_WIN) {
        into[weights.indexOf("inside." + board.inside[faction])] += sign;
      }
      into[weights.indexOf("race")] += sign * steps();
      into[weights.indexOf("lacking")] += sign * Math.max(0, ENOUGH - count);
      threats.count(faction);
      String how = faction == mover ? "threatened." : "hanging.";
      into[weights.indexOf(how + "small")] += sign * threats.small;
      into[weights.indexOf(how + "large")] += sign * threats.large;
      into[weights.indexOf("exposed")] += sign * threats.exposed;
    }
    into[weights.indexOf("turn")] = mover == 0 ? 1 : -1;
  }

  @Override
  public int promise(long move) {
    if (MoveBits.kind(move) != MoveBits.TRAVEL) {
      return 0;
    }
    int mover = fast.side();
    int from = MoveBits.from(move);
    int to = MoveBits.to(move);
    int[] piece = values[board.pieceAt(mover, from)];
    int promise = piece[to] - piece[from];
    if (SquareBits.has(board.tables.goal[mover], to)
        && !SquareBits.has(board.tables.goal[mover], from)) {
      int before = board.inside[mover];
      promise += inside[before + 1] - inside[before];
    }
    return promise + prize(MoveBits.taken(move), 1 - mover);
  }

  /** What enemies are worth who are taken; the moves of one chain often take the same. */
  private int prize(int taken, int enemy) {
    if (taken == 0) {
      return 0;
    }
    if (taken != prizeFor || board.hash != prizeAt || enemy != prizeOf) {
      prize = 0;
      for (int left = taken; left != 0; left &= left - 1) {
        int square = SquareBits.nth(board.pieces[enemy], Integer.numberOfTrailingZeros(left));
        prize += values[board.pieceAt(enemy, square)][square];
      }
      prizeFor = taken;
      prizeAt = board.hash;
      prizeOf = enemy;
    }
    return prize;
  }
}
