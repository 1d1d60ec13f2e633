package games.parlour.server.store;

/** The database did not do what it was asked to; nothing of the change is stored. */
public final class StoreException extends RuntimeException {
  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
