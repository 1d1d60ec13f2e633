package games.parlour.players.search;

import games.parlour.players.Budget;
import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;

/**
 * What a search is asked to do.
 *
 * @param budget when to end
 * @param stop says true when somebody wants it to end
 * @param lines how many of the best moves are wanted, each with its score
 * @param settles whether loud moves are played out before a position is judged
 * @param favour what is added to the score of each first move, for players that are to err a little
 * @param among which first moves are looked at; at least one of the listed ones
 * @param firstDepth where to begin: 1, or deeper for those that only fill another search's table
 */
public record Task(
    Budget budget,
    BooleanSupplier stop,
    int lines,
    boolean settles,
    LongUnaryOperator favour,
    LongPredicate among,
    int firstDepth) {

  /** To find the best move. */
  public static Task best(Budget budget) {
    return new Task(budget, () -> false, 1, true, move -> 0, move -> true, 1);
  }

  /** Whether another search decides, so that this one may end before it knows a move. */
  public boolean helps() {
    return firstDepth > 1;
  }

  public Task withBudget(Budget other) {
    return new Task(other, stop, lines, settles, favour, among, firstDepth);
  }

  public Task withStop(BooleanSupplier other) {
    return new Task(budget, other, lines, settles, favour, among, firstDepth);
  }

  /** The same for a player that is to err a little. */
  public Task erring(boolean settled, LongUnaryOperator other) {
    return new Task(budget, stop, lines, settled, other, among, firstDepth);
  }

  public Task withAmong(LongPredicate other) {
    return new Task(budget, stop, lines, settles, favour, other, firstDepth);
  }

  public Task withLines(int others) {
    return new Task(budget, stop, others, settles, favour, among, firstDepth);
  }

  public Task withFirstDepth(int other) {
    return new Task(budget, stop, lines, settles, favour, among, other);
  }
}
