package games.parlour.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;

/** What is still to come of a request whose body is too large. */
final class UnreadBody {
  /** More than this is not waited for: its sender loses the connection, and perhaps the answer. */
  private static final int MOST = 1024 * 1024;

  private static final int PIECE = 8 * 1024;

  private UnreadBody() {}

  /**
   * Reads on without keeping anything. Closing a connection on which bytes still arrive resets it,
   * and then the answer is lost on its way. Somebody who waits to be asked for the body, or who
   * announces far too much, is answered at once.
   */
  static void discard(Context context) {
    if (context.header("Expect") != null || context.req().getContentLengthLong() > MOST) {
      return;
    }
    try {
      InputStream rest = context.bodyInputStream();
      byte[] piece = new byte[PIECE];
      int left = MOST;
      while (left > 0) {
        int read = rest.read(piece);
        if (read < 0) {
          return;
        }
        left -= read;
      }
    } catch (IOException gone) {
      // The sender has given up; the answer finds nobody, and that is all.
    }
  }
}
