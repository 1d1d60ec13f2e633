package games.parlour.server.http;

import games.parlour.core.Text;

/** A request that is answered with a problem document. */
final class Trouble extends RuntimeException {
  private final int status;
  private final String type;
  private final transient Text detail;
  private final int retryAfter;

  Trouble(int status, String type, Text detail, int retryAfter) {
    super(type, null, false, false);
    this.status = status;
    this.type = type;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  Trouble(int status, String type, Text detail) {
    this(status, type, detail, 0);
  }

  /** Something in the request that cannot be read. */
  static Trouble invalid(Text detail) {
    return new Trouble(400, "invalid", detail);
  }

  int status() {
    return status;
  }

  /** Its kind, the last part of the problem's type. */
  String type() {
    return type;
  }

  Text detail() {
    return detail;
  }

  /** After how many seconds to try again; 0 where that would not help. */
  int retryAfter() {
    return retryAfter;
  }
}
