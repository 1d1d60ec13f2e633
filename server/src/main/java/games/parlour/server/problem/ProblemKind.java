package games.parlour.server.problem;

/** The kinds of problems, and how HTTP tells them. */
public enum ProblemKind {
  /** Something in the request cannot be read. */
  INVALID(400, "invalid"),
  /** It is not for this guest to do. */
  NOT_YOURS(403, "not-yours"),
  /** There is no such thing. */
  UNKNOWN(404, "unknown"),
  /** The address is not asked in this way. */
  METHOD(405, "invalid"),
  /** The request did not arrive in time. */
  TOO_SLOW(408, "invalid"),
  /** The table has moved on, or is not ready for it. */
  CONFLICT(409, "conflict"),
  /** There is too much of it already. */
  FULL(409, "too-many"),
  /** The request is too large. */
  TOO_LARGE(413, "invalid"),
  /** The body is of another type than is read here. */
  MEDIA_TYPE(415, "invalid"),
  /** It was sent to a name that this server does not answer to. */
  MISDIRECTED(421, "invalid"),
  /** The rules or the house do not allow it. */
  REFUSED(422, "refused"),
  /** The same person asks too often. */
  TOO_OFTEN(429, "too-many"),
  /** A fault of the program. */
  FAULT(500, "fault"),
  /** This machine lacks what is needed; another one may have it. */
  UNABLE(501, "fault"),
  /** The store does not answer. */
  UNAVAILABLE(503, "fault");

  private final int status;
  private final String word;

  ProblemKind(int status, String word) {
    this.status = status;
    this.word = word;
  }

  /** The status of the answer. */
  public int status() {
    return status;
  }

  /** The last part of the problem's type. */
  public String word() {
    return word;
  }
}
