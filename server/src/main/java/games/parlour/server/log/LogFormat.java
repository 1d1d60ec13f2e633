package games.parlour.server.log;

/** What the log says, and how. */
public enum LogFormat {
  /** Only what is wrong, in plain lines. */
  WARNINGS,
  /** Also when the server starts and stops, in plain lines. */
  PLAIN,
  /** The same, each line a JSON object. */
  JSON
}
