package games.parlour.server.clock;

import org.jdbi.v3.core.Handle;

/**
 * What time it was at the database. The answer may be old by the time somebody uses it, so it comes
 * with the moments between which it was given.
 *
 * @param millis milliseconds since 1970
 * @param asked when it was asked for, by this machine's steady clock
 * @param answered when the answer was here
 */
record DatabaseTime(long millis, long asked, long answered) {
  /** The same as a field of a query. */
  static final String SQL = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

  /** Asks now. */
  static DatabaseTime ask(Handle handle) {
    long asked = System.nanoTime();
    long millis = handle.createQuery("select " + SQL).mapTo(Long.class).one();
    return new DatabaseTime(millis, asked, System.nanoTime());
  }

  /** The latest that it can have been there when the answer came. */
  long latest() {
    return millis + (answered - asked) / 1_000_000 + 1;
  }
}
