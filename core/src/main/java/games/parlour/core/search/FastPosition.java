package games.parlour.core.search;

import games.parlour.core.Move;
import games.parlour.core.Position;

/**
 * The quick form of a position for searches and playouts: moves are longs, {@link #make} and {@link
 * #unmake} change it in place, nothing is allocated on the way. It obeys the same rules as the
 * {@link Position}; the contract tests hold the two together. Mutable; one thread at a time.
 */
public interface FastPosition<P, M extends Move> {
  /** What {@link #seat} says at a turn of chance. */
  int CHANCE = -1;

  /** What {@link #seat} says when the game is over. */
  int OVER = -2;

  /** Takes over a position with its history. What was made before cannot be unmade any more. */
  void set(P position);

  /** The index of the seat that decides, or {@link #CHANCE} or {@link #OVER}. */
  int seat();

  /** The index of the side that decides; not to be asked when no seat does. */
  int side();

  /** Puts every legal move, or every outcome of chance, into the emptied list. */
  void moves(MoveList into);

  /** How many moves there are, without listing them; {@link #pick} then gives any one of them. */
  int count();

  /**
   * How many moves there are if there are no more than so many, and otherwise one more than that. A
   * form whose moves can be a crowd ends its search there.
   */
  default int count(int most) {
    return Math.min(count(), most + 1);
  }

  /**
   * Puts every legal move into the emptied list as {@link #moves(MoveList)} does, or where there
   * may be more than so many, a fair part of them; says whether it is all of them. A form whose
   * moves can be a crowd ends its search there.
   */
  default boolean moves(MoveList into, int most) {
    moves(into);
    boolean all = into.size() <= most;
    into.cut(most);
    return all;
  }

  /** The move at an index below the last {@link #count}, in the order of {@link #moves}. */
  long pick(int index);

  /** Plays a listed move. */
  void make(long move);

  /** Takes the last made move back. */
  void unmake();

  /** How likely an outcome of chance is among the listed ones. */
  default long weight(long move) {
    return 1;
  }

  /** Whether a listed move changes the balance at once, by a capture or an entry, say. */
  boolean isLoud(long move);

  /** Puts the loud ones among the moves into the emptied list, each once, in any order. */
  default void loudMoves(MoveList into) {
    moves(into);
    into.keep(this::isLoud);
  }

  /**
   * Puts the loud moves into the emptied list; where a search for them would come through more than
   * so many, only those that it finds until then. Says whether it is all of them.
   */
  default boolean loudMoves(MoveList into, int most) {
    loudMoves(into);
    boolean all = into.size() <= most;
    into.cut(most);
    return all;
  }

  /**
   * Hands the turn over as if nothing had been done, for searches that ask what a position is worth
   * then; {@link #unmake} takes it back. Where that means nothing it does nothing and says false.
   */
  default boolean skipTurn() {
    return false;
  }

  /** Whether the turn that begins here began in the same position before. */
  default boolean isRepetition() {
    return false;
  }

  /** How many turns in a row have brought a draw by quiet play nearer. */
  default int quietTurns() {
    return 0;
  }

  /** A hash of all that decides how play goes on, except draw counters and history. */
  long hash();

  /**
   * How good the position is for side 0, in hundredths of a common piece; exactly minus for side 1.
   */
  int evaluate();

  /** When over: 1 if side 0 has won, -1 if side 1 has, 0 for a draw. */
  int result();

  /** How many turns have been completed since {@link #set}; a turn may take several moves. */
  int turns();

  /** The long that stands for a listed move of the position. */
  long encode(M move);

  /** The listed move that a long stands for here. */
  M decode(long move);
}
