package games.parlour.server.request;

import io.javalin.http.Context;
import io.javalin.http.Handler;

/** Sees to it that errors of the machine are answered and logged like faults of the program. */
public final class ErrorGuard {
  private ErrorGuard() {}

  public static void told(Handler handler, Context context) throws Exception {
    try {
      handler.handle(context);
    } catch (StackOverflowError | OutOfMemoryError error) {
      throw new IllegalStateException("an error while answering", error);
    }
  }
}
