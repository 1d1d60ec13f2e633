package games.parlour.server.tables;

/**
 * A table in memory that was given up, because a change of it could not be stored and it is ahead
 * of the truth. Whoever waited for it finds the table anew.
 */
public final class DiscardedTableException extends RuntimeException {
  DiscardedTableException() {
    super("the table was given up", null, false, false);
  }
}
