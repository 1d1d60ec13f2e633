package games.parlour.suffragetto.fast;

import games.parlour.boards.fast.FastBoardPosition;
import games.parlour.boards.fast.HopTree;
import games.parlour.boards.fast.SquareBits;
import games.parlour.core.random.Generator;
import games.parlour.core.search.MoveList;
import games.parlour.suffragetto.rules.Edition;
import games.parlour.suffragetto.rules.Piece;
import games.parlour.suffragetto.rules.Rules;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import games.parlour.suffragetto.rules.TurnStage;

/** Suffragetto for searches and playouts. Mutable; one thread at a time. */
public final class FastSuffragetto extends FastBoardPosition<SuffragettoPosition, SuffragettoMove> {
  private static final int FRESH = 0;
  private static final int CALLED = 1;
  private static final int WAITING = 2;
  private static final int TOSSING = 3;

  /** Parts of the hash besides the pieces: the police to move, the stage, an exchange called. */
  private static final long POLICE_TO_MOVE = Generator.splitMix(17, 1);

  private static final int STAGE_SALT = 100;
  private static final int EXCHANGE_SALT = 200;
  private static final int KIND_SALT = 300;

  private static final long[] NOBODY = SquareBits.empty();

  private final FastBoard board = new FastBoard();
  private final MoveFinder moves = new MoveFinder(board, moveBuffer);
  private final PieceHops hops = new PieceHops(board);

  private Edition edition = Edition.LEAFLET;
  private int stage;
  private int exchange;

  public FastSuffragetto() {
    super(POLICE_TO_MOVE);
  }

  @Override
  public void set(SuffragettoPosition position) {
    edition = position.rules().edition();
    begin(
        position.mover().ordinal(),
        position.rules().draws(),
        position.drawCounters(),
        kindHash(position),
        turnStart -> {
          board.set(edition, turnStart.board(), position.inmates());
          return turnHash(turnStart.mover().ordinal());
        });
    board.set(edition, position.board(), position.inmates());
    exchange = 0;
    switch (position.stage()) {
      case TurnStage.CoinToss toss -> stage = TOSSING;
      case TurnStage.Start fresh -> stage = FRESH;
      case TurnStage.AfterCall called -> stage = CALLED;
      case TurnStage.Answering waiting -> {
        stage = WAITING;
        exchange = waiting.exchange().large() | waiting.exchange().small() << 3;
      }
    }
    updateOutcome();
  }

  /**
   * What stays the same in a game and yet decides how it goes on: the edition, and how many pieces
   * of each kind there are on the board and held.
   */
  private static long kindHash(SuffragettoPosition position) {
    long key = position.rules().edition().ordinal();
    for (Piece piece : Piece.values()) {
      key = 32 * key + position.board().of(piece).size() + position.inmates().of(piece);
    }
    return Generator.splitMix(key, KIND_SALT);
  }

  @Override
  protected long piecesHash() {
    return board.hash;
  }

  /** S9: six inside win. */
  @Override
  protected int verdict() {
    if (board.inside[0] >= Rules.TO_WIN) {
      return 1;
    }
    return board.inside[1] >= Rules.TO_WIN ? -1 : UNDECIDED;
  }

  @Override
  public int seat() {
    if (isOver()) {
      return OVER;
    }
    return stage == TOSSING ? CHANCE : side();
  }

  @Override
  public int side() {
    return stage == WAITING ? 1 - mover : mover;
  }

  @Override
  protected boolean find(int most) {
    switch (stage) {
      case TOSSING -> moves.only(MoveBits.toss(0), MoveBits.toss(1));
      case WAITING -> moves.only(MoveBits.answer(true), MoveBits.answer(false));
      default -> {
        return moves.find(mover, stage == FRESH, most);
      }
    }
    return true;
  }

  @Override
  protected void findWithoutChains() {
    if (isPieceToMove()) {
      moves.findWithoutChains(mover, stage == FRESH);
    } else {
      find(2);
    }
  }

  @Override
  protected long[] hoppers() {
    return isPieceToMove() ? moves.hoppers(mover) : NOBODY;
  }

  private boolean isPieceToMove() {
    return stage == FRESH || stage == CALLED;
  }

  @Override
  protected HopTree chainsFrom(int square) {
    hops.ready(mover, square);
    return hops;
  }

  @Override
  protected long chain(int from, int state) {
    return MoveBits.travel(from, state & 511, state >>> 9);
  }

  @Override
  protected long order(long move) {
    return MoveBits.order(move);
  }

  @Override
  public void make(long move) {
    remember(move, stage | exchange << 2);
    switch (MoveBits.kind(move)) {
      case MoveBits.TRAVEL -> travel(move);
      case MoveBits.PASS -> {
        boolean exchanged = hasExchanged();
        stage = FRESH;
        pass(exchanged);
      }
      case MoveBits.CALL -> {
        exchange = MoveBits.from(move) | MoveBits.to(move) << 3;
        stage = WAITING;
        if (!edition.asksConsent()) {
          exchangePieces();
        }
      }
      case MoveBits.ANSWER -> {
        if (MoveBits.from(move) == 1) {
          exchangePieces();
        } else {
          exchange = 0;
          stage = CALLED;
        }
      }
      default -> { // the coin; the position has not been a turn's start before
        stage = FRESH;
        giveTurn(MoveBits.from(move));
      }
    }
  }

  private void travel(long move) {
    int from = MoveBits.from(move);
    int to = MoveBits.to(move);
    int taken = MoveBits.taken(move);
    int piece = board.pieceAt(mover, from);
    boolean entry = enters(from, to);
    boolean exchanged = hasExchanged();
    board.lift(piece, from);
    board.put(piece, to);
    if (taken != 0) {
      take(taken);
    }
    if (entry) {
      board.inside[mover]++;
    }
    stage = FRESH;
    endTurn(entry || taken != 0 || exchanged);
  }

  private boolean enters(int from, int to) {
    long[] goal = board.tables.goal[mover];
    return SquareBits.has(goal, to) && !SquareBits.has(goal, from);
  }

  /** Takes the enemies whose bits are set, the last first so that the others keep their number. */
  private void take(int taken) {
    int enemy = 1 - mover;
    for (int left = taken; left != 0; ) {
      int index = 31 - Integer.numberOfLeadingZeros(left);
      left ^= 1 << index;
      int square = SquareBits.nth(board.pieces[enemy], index);
      int victim = board.pieceAt(enemy, square);
      board.lift(victim, square);
      board.inmates[victim]++;
      pushVictim(victim, square);
    }
  }

  /** S8: frees the pieces of the exchange that was called. */
  private void exchangePieces() {
    board.free(exchange, 1);
    resetDrawCounters();
    exchange = 0;
    stage = CALLED;
  }

  /**
   * S9: whether this turn has seen an exchange: nothing is quiet, the freed are where they start.
   */
  private boolean hasExchanged() {
    return stage == CALLED && quietTurns() == 0 && board.isAnyoneInYards();
  }

  @Override
  public void unmake() {
    boolean called = stage == CALLED;
    long move = recall();
    stage = more() & 3;
    exchange = more() >> 2;
    boolean swapped = called && (stage == FRESH || MoveBits.from(move) == 1);
    switch (MoveBits.kind(move)) {
      case MoveBits.TRAVEL -> {
        resumeTurn();
        undoTravel(move);
      }
      case MoveBits.CALL -> {
        if (swapped) {
          board.free(MoveBits.from(move) | MoveBits.to(move) << 3, -1);
        }
      }
      case MoveBits.ANSWER -> {
        if (swapped) {
          board.free(exchange, -1);
        }
      }
      case MoveBits.TOSS -> giveTurn(mover);
      default -> resumeTurn(); // a pass or a skipped turn moved nothing
    }
  }

  private void undoTravel(long move) {
    int from = MoveBits.from(move);
    int to = MoveBits.to(move);
    int piece = board.pieceAt(mover, to);
    board.lift(piece, to);
    board.put(piece, from);
    while (hasVictim()) {
      int victim = popVictim();
      board.put(victim >> 9, victim & 511);
      board.inmates[victim >> 9]--;
    }
    if (enters(from, to)) {
      board.inside[mover]--;
    }
  }

  @Override
  public boolean isLoud(long move) {
    return MoveBits.kind(move) == MoveBits.TRAVEL
        && (MoveBits.taken(move) != 0 || enters(MoveBits.from(move), MoveBits.to(move)));
  }

  @Override
  public void loudMoves(MoveList into) {
    loudMoves(into, Integer.MAX_VALUE);
  }

  @Override
  public boolean loudMoves(MoveList into, int most) {
    into.clear();
    if (isOver() || !isPieceToMove()) {
      return true;
    }
    forgetMoves(); // what is found here is only a part
    boolean all = moves.findLoud(mover, most);
    moveBuffer.list(into);
    return all;
  }

  @Override
  protected boolean maySkip() {
    return stage == FRESH;
  }

  @Override
  public long hash() {
    long more = stage == FRESH ? 0 : Generator.splitMix(STAGE_SALT, 1 + stage);
    return turnHash(mover)
        ^ more
        ^ (exchange == 0 ? 0 : Generator.splitMix(EXCHANGE_SALT, exchange));
  }

  @Override
  public int evaluate() {
    return board.score;
  }

  public FastBoard board() {
    return board;
  }

  @Override
  public long encode(SuffragettoMove move) {
    return MoveCodec.encode(board, mover, move);
  }

  @Override
  public SuffragettoMove decode(long move) {
    return MoveCodec.decode(board, hops, mover, move);
  }
}
