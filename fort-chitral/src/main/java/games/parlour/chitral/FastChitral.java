package games.parlour.chitral;

import games.parlour.boards.DrawRules;
import games.parlour.boards.fast.FastBoardPosition;
import games.parlour.boards.fast.HopWalk;
import games.parlour.boards.fast.SquareBits;
import games.parlour.core.Generator;
import games.parlour.core.MoveList;
import java.util.function.LongPredicate;

/** Fort Chitral for searches and playouts. Mutable; one thread at a time. */
final class FastChitral extends FastBoardPosition<ChitralPosition, ChitralMove> {
  /** Parts of the hash besides the men: Black to move, and the rules. */
  private static final long BLACK_TO_MOVE = Generator.splitMix(18, 1);

  private static final int RULES_SALT = 18;

  private final FastMen men = new FastMen();
  private final FastMoves moves = new FastMoves(men, moveBuffer);

  private final LongPredicate isLoud = this::loud;

  private Rules rules = new Rules(Layout.RANKS, true, false, true, new DrawRules(true, true));

  FastChitral() {
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
        moment -> {
          men.set(rules, moment.men());
          return turnHash(moment.mover().ordinal());
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
  protected void find() {
    moves.find(mover, rules.eachJump());
  }

  @Override
  public void loudMoves(MoveList into) {
    into.clear();
    if (!isOver()) {
      moves.findLoud(mover, rules.eachJump(), into);
      into.keep(isLoud);
    }
  }

  @Override
  public void make(long move) {
    remember(move, 0);
    if (move == FastMove.PASS) {
      pass(false);
      return;
    }
    int to = FastMove.to(move);
    men.lift(mover, FastMove.from(move));
    men.put(mover, to);
    takeOnTheWay(FastMove.onTheWay(move));
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
      take(SquareBits.nth(men.of[1 - mover], index));
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
    if (!FastMove.standsStill(move)) {
      men.lift(mover, FastMove.to(move));
      men.put(mover, FastMove.from(move));
      while (hasVictim()) {
        men.put(1 - mover, popVictim() & 511);
      }
    }
  }

  /** A capture, or a way into the Fort. */
  @Override
  public boolean loud(long move) {
    if (move == FastMove.PASS) {
      return false;
    }
    int from = FastMove.from(move);
    int to = FastMove.to(move);
    if (SquareBits.has(men.tables.fort, to) && !SquareBits.has(men.tables.fort, from)) {
      return true;
    }
    SquareBits.flip(men.of[mover], from);
    boolean takes = FastMove.onTheWay(move) != 0 || men.strikes(mover, to) != 0;
    SquareBits.flip(men.of[mover], from);
    return takes;
  }

  @Override
  public int evaluate() {
    return men.score;
  }

  FastMen men() {
    return men;
  }

  /** F4: whether a side with three men or fewer has lost. */
  boolean threeLeft() {
    return rules.threeLeft();
  }

  @Override
  public long encode(ChitralMove move) {
    return FastCode.encode(men, mover, move);
  }

  @Override
  public ChitralMove decode(long move) {
    return FastCode.decode(men, rules, mover, move);
  }
}
