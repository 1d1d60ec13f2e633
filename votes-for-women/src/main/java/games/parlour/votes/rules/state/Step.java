package games.parlour.votes.rules.state;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * Works on the topmost frame of a table. Stateless: all it remembers is in the frame's registers.
 */
public interface Step {
  /**
   * Goes on: changes something, and waits for a seat or for chance, lays another frame on top, or
   * removes its own.
   */
  void run(GameState t);

  /** Every move or outcome that it waits for. */
  void list(GameState t, MoveList into);

  /** Carries out a listed move; {@link #run} is called next. */
  void take(GameState t, long move);

  /**
   * Whether it asks even where only one thing is possible: what is possible hangs on hidden cards,
   * and doing it without asking would tell of them.
   */
  default boolean asksAlways(GameState t) {
    return false;
  }

  /** How likely an outcome of chance is among the listed ones. */
  default long weight(GameState t, long outcome) {
    return 1;
  }

  /** What is asked of the one it waits for. */
  Text ask(GameState t);

  /** The name of the rule that what it asks is about; it has a paragraph in the rule book. */
  String rule(GameState t);

  /** How many of what it asks for are still to come; -1 where that is nothing to count. */
  default int left(GameState t) {
    return -1;
  }

  /** Adds moves that a player might look for here besides cards in hand, listed or not. */
  default void consider(GameState t, MoveList into) {}

  /** Why a move that is not listed cannot be made, if it is one that this step speaks of. */
  default @Nullable Text whyNot(GameState t, long move) {
    return null;
  }

  /** What a move would bring or cost, where there is something to say; from open things alone. */
  default @Nullable Text outlook(GameState t, long move) {
    return null;
  }

  /** The most that a register of its frame, from {@link Frame#STAGE} on, can ever hold. */
  default long most(GameState t, int register) {
    return 0;
  }

  /** Whether registers that hold no more than that fit each other and the table. */
  default boolean sound(GameState t) {
    return true;
  }
}
