package games.parlour.players.search;

import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongUnaryOperator;

/**
 * What a search is asked to do.
 *
 * @param budget when to end
 * @param stop says true when somebody wants it to end
 * @param lines how many of the best moves are wanted, each with its score
 * @param settles whether loud moves are played out before a position is judged
 * @param favour what is added to the score of each first move, for players that are to err a little
 * @param only the one first move that is looked at, if not all of them are
 * @param firstDepth where to begin: 1, or deeper for those that only fill another search's table
 */
public record SearchTask(
    Budget budget,
    BooleanSupplier stop,
    int lines,
    boolean settles,
    LongUnaryOperator favour,
    OptionalLong only,
    int firstDepth) {

  /** To find the best move. */
  public static SearchTask best(Budget budget) {
    return new SearchTask(budget, () -> false, 1, true, move -> 0, OptionalLong.empty(), 1);
  }

  /** Whether another search decides, so that this one may end before it knows a move. */
  public boolean isHelper() {
    return firstDepth > 1;
  }

  public SearchTask withBudget(Budget other) {
    return new SearchTask(other, stop, lines, settles, favour, only, firstDepth);
  }

  public SearchTask withStop(BooleanSupplier other) {
    return new SearchTask(budget, other, lines, settles, favour, only, firstDepth);
  }

  /** The same for a player that is to err a little. */
  public SearchTask erring(boolean settled, LongUnaryOperator other) {
    return new SearchTask(budget, stop, lines, settled, other, only, firstDepth);
  }

  /** The same for a single legal move, which need not be among those of a crowd that are listed. */
  public SearchTask withOnly(long move) {
    return new SearchTask(budget, stop, lines, settles, favour, OptionalLong.of(move), firstDepth);
  }

  public SearchTask withLines(int others) {
    return new SearchTask(budget, stop, others, settles, favour, only, firstDepth);
  }

  public SearchTask withFirstDepth(int other) {
    return new SearchTask(budget, stop, lines, settles, favour, only, other);
  }
}
