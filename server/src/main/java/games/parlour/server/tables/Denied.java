package games.parlour.server.tables;

import games.parlour.core.Text;

/** Something that cannot be done at a table now; nothing has changed. */
public final class Denied extends RuntimeException {
  private final Why why;
  private final transient Text reason;

  public Denied(Why why, Text reason) {
    super(why.toString(), null, false, false);
    this.why = why;
    this.reason = reason;
  }

  /** What kind of denial this is. */
  public Why why() {
    return why;
  }

  /** What was wrong and what helps, in words. */
  public Text reason() {
    return reason;
  }

  /** The kinds of denial. */
  public enum Why {
    /** There is no such thing. */
    UNKNOWN,
    /** It is not for this guest to do. */
    NOT_YOURS,
    /** The table has moved on, or is not ready for it. */
    CONFLICT,
    /** There is too much of it already. */
    TOO_MANY
  }
}
