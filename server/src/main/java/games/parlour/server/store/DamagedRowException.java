package games.parlour.server.store;

/** A row of the database that nothing of ours has written so; the others are still good. */
public final class DamagedRowException extends RuntimeException {
  DamagedRowException(String message, Throwable cause) {
    super(message, cause);
  }
}
