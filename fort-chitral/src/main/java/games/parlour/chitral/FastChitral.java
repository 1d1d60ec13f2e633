package games.parlour.chitral;

import games.parlour.boards.Draws;
import games.parlour.boards.HopWalk;
import games.parlour.boards.Padded;
import games.parlour.boards.Repetition;
import games.parlour.boards.Undo;
import games.parlour.core.Evaluator;
import games.parlour.core.Fast;
import games.parlour.core.Generator;
import games.parlour.core.MoveList;
import games.parlour.core.Weights;
import java.util.function.LongPredicate;

/** Fort Chitral for searches and playouts. Mutable; one thread at a time. */
final class FastChitral implements Fast<ChitralPosition, ChitralMove> {
  /** Parts of the hash besides the men: Black to move, and the rules. */
  private static final long BLACK_TO_MOVE = Generator.splitMix(18, 1);

  private static final int RULES_SALT = 18;

  private final FastMen men = new FastMen();
  private final FastMoves moves = new FastMoves(men);
  private final Repetition repetition = new Repetition();
  private final Undo undo = new Undo();

  private final LongPredicate isLoud = this::loud;

  private Rules rules = new Rules(Layout.RANKS, true, false, true, new Draws(true, true));
  private long rulesHash;
  private int mover;
  private int quiet;
  private int passes;
  private int turns;
  private boolean over;
  private int result;
  private boolean found;

  @Override
  public void set(ChitralPosition position) {
    rules = position.rules();
    rulesHash = rulesHash(rules);
    repetition.replay(
        position.course().history(),
        moment -> {
          men.set(rules, moment.men());
          return hash(moment.mover().ordinal());
        });
    mover = position.mover().ordinal();
    quiet = position.course().quiet();
    passes = position.course().passes();
    turns = 0;
    undo.clear();
    found = false;
    judge();
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

  private long hash(int colour) {
    return men.hash ^ rulesHash ^ (colour == 0 ? 0 : BLACK_TO_MOVE);
  }

  /** F4: whether the turn that was just completed has ended the game. */
  private void judge() {
    boolean whiteFew = men.count[0] <= Rules.TOO_FEW;
    boolean blackFew = men.count[1] <= Rules.TOO_FEW;
    over = true;
    if (men.inFort(0) == Rules.TO_WIN || men.inFort(1) == Rules.TO_WIN) {
      result = men.inFort(0) == Rules.TO_WIN ? 1 : -1;
    } else if (whiteFew && blackFew) {
      result = 0;
    } else if (rules.threeLeft() && (whiteFew || blackFew)) {
      result = blackFew ? 1 : -1;
    } else {
      over = rules.draws().reached(quiet, passes, repetition);
      result = 0;
    }
  }

  /** What judges where this form stands. */
  Evaluator judge(Weights weights) {
    return new Judge(this, men, weights);
  }

  @Override
  public int seat() {
    return over ? OVER : mover;
  }

  @Override
  public int side() {
    return mover;
  }

  private void find() {
    if (!found) {
      moves.find(mover, rules.eachJump());
      found = true;
    }
  }

  @Override
  public int count() {
    if (over) {
      return 0;
    }
    find();
    return moves.found().count();
  }

  @Override
  public long pick(int index) {
    find();
    return moves.found().pick(index);
  }

  @Override
  public void moves(MoveList into) {
    into.clear();
    if (!over) {
      find();
      moves.found().list(into);
    }
  }

  @Override
  public void loudMoves(MoveList into) {
    into.clear();
    if (!over) {
      moves.findLoud(mover, rules.eachJump(), into);
      into.keep(isLoud);
    }
  }

  @Override
  public void make(long move) {
    undo.push(move, state());
    if (move != FastMove.PASS) {
      int to = FastMove.to(move);
      men.lift(mover, FastMove.from(move));
      men.put(mover, to);
      takeOnTheWay(FastMove.onTheWay(move));
      for (int ways = men.strikes(mover, to); ways != 0; ways &= ways - 1) {
        take(to + HopWalk.shift(Integer.numberOfTrailingZeros(ways)));
      }
    }
    quiet = undo.tookAny() ? 0 : quiet + 1;
    passes = move == FastMove.PASS ? passes + 1 : 0;
    mover = 1 - mover;
    turns++;
    found = false;
    repetition.push(hash(mover));
    judge();
  }

  /** Takes the enemies whose bits are set, the last first so that the others keep their number. */
  private void takeOnTheWay(int victims) {
    for (int left = victims; left != 0; ) {
      int index = 31 - Integer.numberOfLeadingZeros(left);
      left ^= 1 << index;
      take(Padded.nth(men.of[1 - mover], index));
    }
  }

  private void take(int square) {
    men.lift(1 - mover, square);
    undo.took(1 - mover, square);
  }

  /** All that a move changes besides the men, in one word. */
  private long state() {
    return (over ? 1 : 0) | (result + 1) << 1 | passes << 3 | (long) quiet << 32;
  }

  @Override
  public void unmake() {
    undo.pop();
    repetition.pop();
    long move = undo.move();
    long state = undo.state();
    int low = (int) state;
    over = (low & 1) != 0;
    result = (low >> 1 & 3) - 1;
    passes = low >> 3;
    quiet = (int) (state >> 32);
    mover = 1 - mover;
    turns--;
    found = false;
    if (!FastMove.standsStill(move)) {
      men.lift(mover, FastMove.to(move));
      men.put(mover, FastMove.from(move));
      while (undo.hasVictim()) {
        men.put(1 - mover, undo.untook() & 511);
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
    if (Padded.has(men.tables.fort, to) && !Padded.has(men.tables.fort, from)) {
      return true;
    }
    Padded.flip(men.of[mover], from);
    boolean takes = FastMove.onTheWay(move) != 0 || men.strikes(mover, to) != 0;
    Padded.flip(men.of[mover], from);
    return takes;
  }

  @Override
  public boolean skip() {
    if (over) {
      return false;
    }
    undo.push(FastMove.SKIP, state());
    found = false;
    mover = 1 - mover;
    turns++;
    quiet++;
    repetition.push(hash(mover));
    return true;
  }

  @Override
  public boolean repeated() {
    return repetition.reached(2);
  }

  @Override
  public int quiet() {
    return quiet;
  }

  @Override
  public long hash() {
    return hash(mover);
  }

  @Override
  public int evaluate() {
    return men.score;
  }

  /** F4: whether a side with three men or fewer has lost. */
  boolean threeLeft() {
    return rules.threeLeft();
  }

  @Override
  public int result() {
    return result;
  }

  @Override
  public int turns() {
    return turns;
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
