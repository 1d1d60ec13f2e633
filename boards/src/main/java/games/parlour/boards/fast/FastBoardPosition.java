package games.parlour.boards.fast;

import games.parlour.boards.DrawCounters;
import games.parlour.boards.DrawRules;
import games.parlour.core.Move;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * What the fast forms of grid games for two sides share: whose turn it is, the counters and the
 * history that lead to draws, the moves found, and taking moves back. A game adds its pieces and
 * its rules. Mutable; one thread at a time.
 */
public abstract class FastBoardPosition<P, M extends Move> implements FastPosition<P, M> {
  /** So many chains of a piece are known where there are more than anybody could look through. */
  protected static final int CHAINS_OF_A_PIECE = 1_000;

  /** What {@link #verdict} says while the game's own rules have decided nothing. */
  protected static final int UNDECIDED = 2;

  /** A turn that a search skips; never listed. Games use the bits below for their own moves. */
  protected static final long SKIP = 1L << 62;

  /** Where a word of state keeps what a game adds to it, and how many quiet turns there were. */
  private static final int MORE = 6;

  private static final int QUIET = 32;

  /** Where a game puts the moves it finds. */
  protected final MoveBuffer moveBuffer = new MoveBuffer();

  /** The side whose turn it is: 0 or 1. */
  protected int mover;

  private final long secondToMove;
  private final RepetitionTable repetition = new RepetitionTable();
  private final UndoStack undo = new UndoStack();

  private DrawRules draws = new DrawRules(true, true);
  private long rulesHash;
  private int quietTurns;
  private int passes;
  private int turns;
  private boolean over;
  private int result;

  /** Whether the turns before a position are taken over; they take longest, and few need them. */
  private boolean knowsHistory = true;

  /** Whether {@link #moveBuffer} holds the moves of this position. */
  private boolean searched;

  /** The last count of this position; none is picked before they were counted. */
  private int counted;

  /**
   * The fast form of a game.
   *
   * @param secondToMove the part of the hash that says that side 1 is to move
   */
  protected FastBoardPosition(long secondToMove) {
    this.secondToMove = secondToMove;
  }

  /**
   * Puts every move of the position, which is not over, into the emptied {@link #moveBuffer}; but
   * if more chains that take somebody turn up than so many, it looks no further and says false.
   */
  protected abstract boolean find(int most);

  /** Puts every move that is no chain of hops into the emptied {@link #moveBuffer}. */
  protected abstract void findWithoutChains();

  /** The pieces that may hop, at a turn where somebody moves. */
  protected abstract long[] hoppers();

  /** The chains of the piece on a square. */
  protected abstract HopTree chainsFrom(int square);

  /** Whether a state of such a chain may be its end. */
  protected boolean mayEnd(int from, int state) {
    return true;
  }

  /** The move of a chain that ends in a state. */
  protected abstract long chain(int from, int state);

  /** Where a move comes in the order of the value form; the smaller ones first, at most 42 bits. */
  protected abstract long order(long move);

  /** Who has won by the game's own rules: 1, -1, 0 for a draw, or {@link #UNDECIDED}. */
  protected abstract int verdict();

  /** The pieces' part of the hash. */
  protected abstract long piecesHash();

  /** Whether a search may skip the turn here, where a game is not over. */
  protected boolean maySkip() {
    return true;
  }

  /**
   * Takes over whose turn it is and how the game has run; once its pieces stand, a game then says
   * {@link #updateOutcome}.
   *
   * @param rulesHash what stays the same in a game and yet decides how it goes on
   * @param turnHash the hash of the start of an earlier turn, by {@link #turnHash}
   */
  protected final <T> void begin(
      int mover,
      DrawRules draws,
      DrawCounters<T> counters,
      long rulesHash,
      ToLongFunction<T> turnHash) {
    this.mover = mover;
    this.draws = draws;
    this.rulesHash = rulesHash;
    quietTurns = counters.quietTurns();
    passes = counters.passes();
    turns = 0;
    undo.clear();
    if (knowsHistory) {
      repetition.replay(counters.history(), turnHash);
    } else {
      repetition.clear();
      repetition.push(0);
    }
    forgetMoves();
  }

  /** Finds out whether the game is over, at the start of a turn. */
  protected final void updateOutcome() {
    int verdict = verdict();
    over = verdict != UNDECIDED || repetition.isDraw(draws, quietTurns, passes);
    result = verdict == UNDECIDED ? 0 : verdict;
  }

  /** The hash at the start of a side's turn. */
  protected final long turnHash(int side) {
    return piecesHash() ^ rulesHash ^ (side == 0 ? 0 : secondToMove);
  }

  /** Says that the position has changed, or that {@link #moveBuffer} holds something else. */
  protected final void forgetMoves() {
    searched = false;
    counted = 0;
  }

  /**
   * Remembers how things stand before a move.
   *
   * @param more what a game adds; at most 26 bits, and nothing where a turn may be skipped
   */
  protected final void remember(long move, int more) {
    int low = mover | (over ? 2 : 0) | (result + 1) << 2 | passes << 4 | more << MORE;
    undo.push(move, low & 0xFFFFFFFFL | (long) quietTurns << QUIET);
    forgetMoves();
  }

  /** Goes back to how things stood before the last move, the pieces excepted; returns the move. */
  protected final long recall() {
    undo.pop();
    long state = undo.state();
    int low = (int) state;
    mover = low & 1;
    over = (low & 2) != 0;
    result = (low >> 2 & 3) - 1;
    passes = low >> 4 & 3;
    quietTurns = (int) (state >> QUIET);
    forgetMoves();
    return undo.move();
  }

  /** What the game added to what {@link #recall} went back to. */
  protected final int more() {
    return (int) undo.state() >>> MORE;
  }

  /** Remembers a piece that a move takes. */
  protected final void pushVictim(int piece, int square) {
    undo.pushVictim(piece, square);
  }

  /** Whether the last move has taken anybody. */
  protected final boolean hasTaken() {
    return undo.hasTaken();
  }

  /** Whether the recalled move has taken somebody who is not put back yet. */
  protected final boolean hasVictim() {
    return undo.hasVictim();
  }

  /** The piece taken last, to be put back: its square, plus 512 times its number. */
  protected final int popVictim() {
    return undo.popVictim();
  }

  /** Ends a turn in which somebody moved. */
  protected final void endTurn(boolean eventful) {
    endTurn(eventful, 0);
  }

  /** Ends a turn in which nobody could move. */
  protected final void pass(boolean eventful) {
    endTurn(eventful, passes + 1);
  }

  private void endTurn(boolean eventful, int passesNow) {
    quietTurns = eventful ? 0 : quietTurns + 1;
    passes = passesNow;
    startNextTurn();
    updateOutcome();
  }

  private void startNextTurn() {
    mover = 1 - mover;
    turns++;
    repetition.push(turnHash(mover));
  }

  /** Takes back the start of a turn. */
  protected final void resumeTurn() {
    repetition.pop();
    turns--;
  }

  /** Says that the turn which begins here is another side's than was known before. */
  protected final void giveTurn(int side) {
    repetition.pop();
    mover = side;
    repetition.push(turnHash(side));
  }

  /** Says that something has happened within a turn that is not quiet. */
  protected final void resetDrawCounters() {
    quietTurns = 0;
    passes = 0;
  }

  protected final boolean isOver() {
    return over;
  }

  @Override
  public int seat() {
    return over ? OVER : mover;
  }

  @Override
  public int side() {
    return mover;
  }

  private void search() {
    if (!searched) {
      find(Integer.MAX_VALUE);
      searched = true;
    }
  }

  @Override
  public final int count() {
    if (over) {
      return 0;
    }
    search();
    counted = moveBuffer.count();
    return counted;
  }

  @Override
  public final int count(int most) {
    if (over) {
      return 0;
    }
    if (!isSearched(most)) {
      return most + 1;
    }
    counted = moveBuffer.count();
    return Math.min(counted, most + 1);
  }

  /** Whether all moves are found; not if there are far more than so many. */
  private boolean isSearched(int most) {
    if (!searched) {
      searched = find(most);
    }
    return searched;
  }

  @Override
  public final long pick(int index) {
    if (index >= counted) {
      throw new IllegalStateException(
          "move " + index + " was picked, and " + counted + " were counted here");
    }
    return moveBuffer.pick(index);
  }

  @Override
  public final void moves(MoveList into) {
    into.clear();
    if (!over) {
      search();
      moveBuffer.list(into);
    }
  }

  @Override
  public final boolean moves(MoveList into, int most) {
    into.clear();
    if (over) {
      return true;
    }
    if (isSearched(most) && moveBuffer.count() <= most) {
      moveBuffer.list(into);
      return true;
    }
    chooseSome(into, most);
    return false;
  }

  private void chooseSome(MoveList into, int most) {
    forgetMoves(); // what is found here is only a part
    findWithoutChains();
    CrowdSelection crowd = new CrowdSelection(); // so seldom that it need not be kept
    for (int i = 0; i < moveBuffer.count(); i++) {
      crowd.add(moveBuffer.pick(i), (int) moveBuffer.pick(i) & 511);
    }
    CrowdSelection.ChainCode code =
        new CrowdSelection.ChainCode() {
          @Override
          public boolean isMove(int from, int state) {
            return mayEnd(from, state);
          }

          @Override
          public long move(int from, int state) {
            return chain(from, state);
          }
        };
    long[] hoppers = hoppers();
    for (int w = 1; w <= SquareBits.WORDS; w++) {
      for (long word = hoppers[w]; word != 0; word &= word - 1) {
        int from = ((w - 1) << 6) + Long.numberOfTrailingZeros(word);
        crowd.add(chainsFrom(from), from, CHAINS_OF_A_PIECE, code);
      }
    }
    crowd.choose(most, into);
    into.sort(this::order);
  }

  /**
   * The moves of a position that is not over, as the value form lists them; of more than so many a
   * fair part, in the same order. It costs a small part of what the value form takes. The form is
   * left without the history, and is to be set again before it is used for anything else.
   */
  public final List<M> offers(P position, int most) {
    knowsHistory = false;
    set(position);
    knowsHistory = true;
    MoveList list = new MoveList();
    moves(list, most);
    list.sort(this::order);
    List<M> offers = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      offers.add(decode(list.get(i)));
    }
    return List.copyOf(offers);
  }

  @Override
  public final boolean skipTurn() {
    if (over || !maySkip()) {
      return false;
    }
    remember(SKIP, 0);
    quietTurns++;
    startNextTurn();
    return true;
  }

  @Override
  public final boolean isRepetition() {
    return repetition.hasOccurred(2);
  }

  @Override
  public final int quietTurns() {
    return quietTurns;
  }

  /** Where a game has stages within a turn, it adds them. */
  @Override
  public long hash() {
    return turnHash(mover);
  }

  @Override
  public final int result() {
    return result;
  }

  @Override
  public final int turns() {
    return turns;
  }
}
