package games.parlour.chitral.fast;

import games.parlour.boards.DrawRules;
import games.parlour.boards.fast.CaptureOrder;
import games.parlour.boards.fast.FastBoardPosition;
import games.parlour.boards.fast.HopTree;
import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.SquareBits;
import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralPosition;
import games.parlour.chitral.rules.Layout;
import games.parlour.chitral.rules.Rules;
import games.parlour.core.random.Generator;
import games.parlour.core.search.MoveList;
import java.util.function.LongPredicate;

/** Fort Chitral for searches and playouts. Mutable; one thread at a time. */
public final class FastChitral extends FastBoardPosition<ChitralPosition, ChitralMove> {
  /** Parts of the hash besides the men: Black to move, and the rules. */
  private static final long BLACK_TO_MOVE = Generator.splitMix(18, 1);

  private static final int RULES_SALT = 18;

  private final FastMen men = new FastMen();
  private final MoveFinder moves = new MoveFinder(men, moveBuffer);
  private final ManJumps jumps = new ManJumps(men);

  private final LongPredicate isLoud = this::isLoud;

  private Rules rules = new Rules(Layout.RANKS, true, false, true, new DrawRules(true, true));

  public FastChitral() {
    super(BLACK_TO_MOVE);
  }

  @Override
  public void set(ChitralPosition position) {
    rules = position.rules();
    begin(
        position.mover().ordinal(),
        rules.draws(),
        position.drawCounters(),
        rulesHash(rules),
        turnStart -> {
          men.set(rules, turnStart.men());
          return turnHash(turnStart.mover().ordinal());
        });
    men.set(rules, position.men());
    updateOutcome();
  }

  /** What stays the same in a game and yet decides how it goes on. */
  private static long rulesHash(Rules rules) {
    int key =
        rules.layout().index()
            | (rules.diagonals() ? 4 : 0)
            | (rules.eachJump() ? 8 : 0)
            | (rules.threeLeft() ? 16 : 0);
    return Generator.splitMix(key, RULES_SALT);
  }

  @Override
  protected long piecesHash() {
    return men.hash;
  }

  /** F4: a full Fort wins; with too few men a side has lost, or nobody can win any more. */
  @Override
  protected int verdict() {
    boolean whiteFew = men.count[0] <= Rules.TOO_FEW;
    boolean blackFew = men.count[1] <= Rules.TOO_FEW;
    if (men.inFort(0) == Rules.TO_WIN || men.inFort(1) == Rules.TO_WIN) {
      return men.inFort(0) == Rules.TO_WIN ? 1 : -1;
    }
    if (whiteFew && blackFew) {
      return 0;
    }
    if (rules.threeLeft() && (whiteFew || blackFew)) {
      return blackFew ? 1 : -1;
    }
    return UNDECIDED;
  }

  @Override
  protected boolean find(int most) {
    return moves.find(mover, rules.eachJump(), most);
  }

  @Override
  protected void findWithoutChains() {
    moves.findWithoutJumps(mover);
  }

  @Override
  protected long[] hoppers() {
    return men.squares[mover];
  }

  @Override
  protected HopTree chainsFrom(int square) {
    jumps.ready(rules, mover, square);
    return jumps;
  }

  /** A chain may pass its start, though not end there. */
  @Override
  protected boolean mayEnd(int from, int state) {
    return (state & 511) != from;
  }

  @Override
  protected long chain(int from, int state) {
    int to = state & 511;
    return MoveBits.travel(from, to, state >>> 9 & ~MoveCodec.takenAtEnd(men, mover, from, to));
  }

  @Override
  protected long order(long move) {
    if (move == MoveBits.PASS) {
      return 0;
    }
    int taken = MoveCodec.taken(men, mover, move);
    return (long) MoveBits.from(move) << 30
        | (long) MoveBits.to(move) << 21
        | CaptureOrder.rank(taken, MoveBits.ENEMIES);
  }

  @Override
  public void loudMoves(MoveList into) {
    loudMoves(into, Integer.MAX_VALUE);
  }

  @Override
  public boolean loudMoves(MoveList into, int most) {
    into.clear();
    if (isOver()) {
      return true;
    }
    boolean all = moves.findLoud(mover, rules.eachJump(), into, most);
    into.keep(isLoud);
    return all;
  }

  @Override
  public void make(long move) {
    remember(move, 0);
    if (move == MoveBits.PASS) {
      pass(false);
      return;
    }
    int to = MoveBits.to(move);
    men.lift(mover, MoveBits.from(move));
    men.put(mover, to);
    takeOnTheWay(MoveBits.onTheWay(move));
    for (int ways = men.strikes(mover, to); ways != 0; ways &= ways - 1) {
      take(to + HopWalk.shift(Integer.numberOfTrailingZeros(ways)));
    }
    endTurn(hasTaken());
  }

  /** Takes the enemies whose bits are set, the last first so that the others keep their number. */
  private void takeOnTheWay(int victims) {
    for (int left = victims; left != 0; ) {
      int index = 31 - Integer.numberOfLeadingZeros(left);
      left ^= 1 << index;
      take(SquareBits.nth(men.squares[1 - mover], index));
    }
  }

  private void take(int square) {
    men.lift(1 - mover, square);
    pushVictim(1 - mover, square);
  }

  @Override
  public void unmake() {
    long move = recall();
    resumeTurn();
    if (!MoveBits.movesNobody(move)) {
      men.lift(mover, MoveBits.to(move));
      men.put(mover, MoveBits.from(move));
      while (hasVictim()) {
        men.put(1 - mover, popVictim() & 511);
      }
    }
  }

  /** A capture, or a way into the Fort. */
  @Override
  public boolean isLoud(long move) {
    if (move == MoveBits.PASS) {
      return false;
    }
    int from = MoveBits.from(move);
    int to = MoveBits.to(move);
    if (SquareBits.has(men.tables.fort, to) && !SquareBits.has(men.tables.fort, from)) {
      return true;
    }
    SquareBits.flip(men.squares[mover], from);
    boolean takes = MoveBits.onTheWay(move) != 0 || men.strikes(mover, to) != 0;
    SquareBits.flip(men.squares[mover], from);
    return takes;
  }

  @Override
  public int evaluate() {
    return men.score;
  }

  public FastMen men() {
    return men;
  }

  /** F4: whether a side with three men or fewer has lost. */
  public boolean threeLeft() {
    return rules.threeLeft();
  }

  @Override
  public long encode(ChitralMove move) {
    return MoveCodec.encode(men, mover, move);
  }

  @Override
  public ChitralMove decode(long move) {
    return MoveCodec.decode(men, jumps, rules, mover, move);
  }
}
