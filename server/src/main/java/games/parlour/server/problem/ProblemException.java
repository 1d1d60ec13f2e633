package games.parlour.server.problem;

import games.parlour.core.text.Text;

/** Something that was asked for cannot be done; nothing has changed. */
public class ProblemException extends RuntimeException {
  private final ProblemKind kind;
  private final transient Text detail;
  private final int retryAfter;

  public ProblemException(ProblemKind kind, Text detail, int retryAfter) {
    super(kind + ": " + detail, null, false, false);
    this.kind = kind;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  public ProblemException(ProblemKind kind, Text detail) {
    this(kind, detail, 0);
  }

  public ProblemKind kind() {
    return kind;
  }

  /** What was wrong and what helps, in words. */
  public Text detail() {
    return detail;
  }

  /** Whether another server on the same database may answer differently. */
  public boolean mayDifferElsewhere() {
    return false;
  }

  /** After how many seconds to try again; 0 where that would not help. */
  public int retryAfter() {
    return retryAfter;
  }
}
