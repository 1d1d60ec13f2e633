package games.parlour.suffragetto;

import games.parlour.boards.Draws;
import games.parlour.boards.Padded;
import games.parlour.boards.Repetition;
import games.parlour.boards.Undo;
import games.parlour.core.Fast;
import games.parlour.core.Generator;
import games.parlour.core.MoveList;

/** Suffragetto for searches and playouts. Mutable; one thread at a time. */
final class FastSuffragetto implements Fast<SuffragettoPosition, SuffragettoMove> {
  private static final int FRESH = 0;
  private static final int CALLED = 1;
  private static final int WAITING = 2;
  private static final int TOSSING = 3;

  /** Parts of the hash besides the pieces: the police to move, the stage, an exchange called. */
  private static final long POLICE_TO_MOVE = Generator.splitMix(17, 1);

  private static final int STAGE_SALT = 100;
  private static final int EXCHANGE_SALT = 200;
  private static final int KIND_SALT = 300;

  private final FastBoard board = new FastBoard();
  private final FastMoves moves = new FastMoves(board);
  private final Repetition repetition = new Repetition();
  private final Undo undo = new Undo();

  private Rules rules = new Rules(Edition.LEAFLET, new Draws(true, true));
  private long kindHash;
  private int mover;
  private int stage;
  private int exchange;
  private int quiet;
  private int passes;
  private int turns;
  private boolean over;
  private int result;
  private boolean found;

  @Override
  public void set(SuffragettoPosition position) {
    rules = position.rules();
    kindHash = kindHash(position);
    repetition.replay(
        position.course().history(),
        moment -> {
          board.set(rules.edition(), moment.board(), position.inmates());
          return boardHash(moment.mover().ordinal());
        });
    board.set(rules.edition(), position.board(), position.inmates());
    undo.clear();
    mover = position.mover().ordinal();
    quiet = position.course().quiet();
    passes = position.course().passes();
    exchange = 0;
    turns = 0;
    switch (position.stage()) {
      case Stage.Tossing toss -> stage = TOSSING;
      case Stage.Fresh fresh -> stage = FRESH;
      case Stage.Called called -> stage = CALLED;
      case Stage.Waiting waiting -> {
        stage = WAITING;
        exchange = waiting.exchange().large() | waiting.exchange().small() << 3;
      }
    }
    found = false;
    judge();
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

  private long boardHash(int faction) {
    return board.hash ^ kindHash ^ (faction == 0 ? 0 : POLICE_TO_MOVE);
  }

  /** S9: whether the turn that was just completed has ended the game. */
  private void judge() {
    if (board.inside[0] >= Rules.TO_WIN || board.inside[1] >= Rules.TO_WIN) {
      over = true;
      result = board.inside[0] >= Rules.TO_WIN ? 1 : -1;
    } else {
      over = rules.draws().reached(quiet, passes, repetition);
      result = 0;
    }
  }

  @Override
  public int seat() {
    if (over) {
      return OVER;
    }
    return stage == TOSSING ? CHANCE : side();
  }

  @Override
  public int side() {
    return stage == WAITING ? 1 - mover : mover;
  }

  private void find() {
    if (found) {
      return;
    }
    switch (stage) {
      case TOSSING -> moves.only(FastMove.toss(0), FastMove.toss(1));
      case WAITING -> moves.only(FastMove.answer(true), FastMove.answer(false));
      default -> moves.find(mover, stage == FRESH);
    }
    found = true;
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
  public void make(long move) {
    undo.push(move, state());
    found = false;
    switch (FastMove.kind(move)) {
      case FastMove.TRAVEL -> travel(move);
      case FastMove.PASS -> nextTurn(exchanged(), passes + 1);
      case FastMove.CALL -> {
        exchange = FastMove.from(move) | FastMove.to(move) << 3;
        stage = WAITING;
        if (!rules.edition().asksConsent()) {
          swap();
        }
      }
      case FastMove.ANSWER -> {
        if (FastMove.from(move) == 1) {
          swap();
        } else {
          exchange = 0;
          stage = CALLED;
        }
      }
      default -> { // the coin; the position has not been a turn's start before
        repetition.pop();
        mover = FastMove.from(move);
        stage = FRESH;
        repetition.push(boardHash(mover));
      }
    }
  }

  private void travel(long move) {
    int from = FastMove.from(move);
    int to = FastMove.to(move);
    int taken = FastMove.taken(move);
    int piece = board.pieceAt(mover, from);
    boolean entry = enters(from, to);
    boolean exchanged = exchanged();
    board.lift(piece, from);
    board.put(piece, to);
    if (taken != 0) {
      take(taken);
    }
    if (entry) {
      board.inside[mover]++;
    }
    nextTurn(entry || taken != 0 || exchanged, 0);
  }

  private boolean enters(int from, int to) {
    long[] goal = board.tables.goal[mover];
    return Padded.has(goal, to) && !Padded.has(goal, from);
  }

  /** Takes the enemies whose bits are set, the last first so that the others keep their number. */
  private void take(int taken) {
    int enemy = 1 - mover;
    for (int left = taken; left != 0; ) {
      int index = 31 - Integer.numberOfLeadingZeros(left);
      left ^= 1 << index;
      int square = Padded.nth(board.all[enemy], index);
      int victim = board.pieceAt(enemy, square);
      board.lift(victim, square);
      board.inmates[victim]++;
      undo.took(victim, square);
    }
  }

  /** S8: frees the pieces of the exchange that was called. */
  private void swap() {
    board.free(exchange, 1);
    quiet = 0;
    passes = 0;
    exchange = 0;
    stage = CALLED;
  }

  /**
   * S9: whether this turn has seen an exchange: nothing is quiet, the freed are where they start.
   */
  private boolean exchanged() {
    return stage == CALLED && quiet == 0 && board.yardsHold();
  }

  private void nextTurn(boolean eventful, int passesNow) {
    quiet = eventful ? 0 : quiet + 1;
    passes = passesNow;
    mover = 1 - mover;
    stage = FRESH;
    turns++;
    repetition.push(boardHash(mover));
    judge();
  }

  /** All that a move changes besides the pieces, in one word. */
  private long state() {
    return mover
        | stage << 1
        | exchange << 3
        | passes << 9
        | (over ? 1 << 11 : 0)
        | (result + 1) << 12
        | (long) quiet << 16;
  }

  private void restore(long state) {
    int low = (int) state;
    mover = low & 1;
    stage = low >> 1 & 3;
    exchange = low >> 3 & 63;
    passes = low >> 9 & 3;
    over = (low >> 11 & 1) != 0;
    result = (low >> 12 & 3) - 1;
    quiet = (int) (state >> 16);
  }

  @Override
  public void unmake() {
    undo.pop();
    long move = undo.move();
    int kind = FastMove.kind(move);
    if (kind == FastMove.TRAVEL || kind == FastMove.PASS || kind == FastMove.SKIP) {
      repetition.pop();
      turns--;
    } else if (kind == FastMove.TOSS) {
      repetition.pop();
    }
    boolean called = stage == CALLED;
    restore(undo.state());
    boolean swapped = called && (stage == FRESH || FastMove.from(move) == 1);
    found = false;
    switch (kind) {
      case FastMove.TRAVEL -> untravel(move);
      case FastMove.CALL -> {
        if (swapped) {
          board.free(FastMove.from(move) | FastMove.to(move) << 3, -1);
        }
      }
      case FastMove.ANSWER -> {
        if (swapped) {
          board.free(exchange, -1);
        }
      }
      case FastMove.TOSS -> repetition.push(boardHash(mover));
      default -> {} // a pass or a skipped turn moved nothing
    }
  }

  private void untravel(long move) {
    int from = FastMove.from(move);
    int to = FastMove.to(move);
    int piece = board.pieceAt(mover, to);
    board.lift(piece, to);
    board.put(piece, from);
    while (undo.hasVictim()) {
      int taken = undo.untook();
      board.put(taken >> 9, taken & 511);
      board.inmates[taken >> 9]--;
    }
    if (enters(from, to)) {
      board.inside[mover]--;
    }
  }

  @Override
  public boolean loud(long move) {
    return FastMove.kind(move) == FastMove.TRAVEL
        && (FastMove.taken(move) != 0 || enters(FastMove.from(move), FastMove.to(move)));
  }

  @Override
  public void loudMoves(MoveList into) {
    into.clear();
    if (over || stage == TOSSING || stage == WAITING) {
      return;
    }
    found = false; // what is found here is only a part
    moves.findLoud(mover);
    moves.found().list(into);
  }

  @Override
  public boolean skip() {
    if (over || stage != FRESH) {
      return false;
    }
    undo.push(FastMove.skip(), state());
    found = false;
    mover = 1 - mover;
    turns++;
    quiet++;
    repetition.push(boardHash(mover));
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
    long more = stage == FRESH ? 0 : Generator.splitMix(STAGE_SALT, 1 + stage);
    return boardHash(mover)
        ^ more
        ^ (exchange == 0 ? 0 : Generator.splitMix(EXCHANGE_SALT, exchange));
  }

  @Override
  public int evaluate() {
    return board.score;
  }

  FastBoard board() {
    return board;
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
  public long encode(SuffragettoMove move) {
    return FastCode.encode(board, mover, move);
  }

  @Override
  public SuffragettoMove decode(long move) {
    return FastCode.decode(board, mover, move);
  }
}
