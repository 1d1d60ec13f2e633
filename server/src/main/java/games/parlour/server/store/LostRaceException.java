package games.parlour.server.store;

/** Somebody else was quicker: the entry's number or the seat is taken. Nothing was stored. */
public final class LostRaceException extends RuntimeException {
  public LostRaceException(String what) {
    super(what, null, false, false);
  }
}
