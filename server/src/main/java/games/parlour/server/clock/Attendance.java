package games.parlour.server.clock;

/** Who is at the tables, by the server's time. */
public interface Attendance {
  /** The server's time, in milliseconds since 1970. */
  long now();

  /** Whether a guest follows a table now. */
  boolean here(String table, String guest);

  /** When a guest was last seen at a table; at the latest when the server started. */
  long lastSeen(String table, String guest);
}
