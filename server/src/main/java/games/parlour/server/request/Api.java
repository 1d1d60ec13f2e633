package games.parlour.server.request;

import games.parlour.server.api.Catalogues;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;

/**
 * Where a part of the interface for programs puts its addresses. Who only asks and who changes
 * something are counted apart, and only our own pages may change anything.
 */
public record Api(RoutesConfig routes, Visitors visitors, JsonAnswers json, Catalogues words) {
  /** Answers whoever asks. */
  public void get(String path, Handler handler) {
    routes.get(path, asked(handler));
  }

  /** Does what is sent. */
  public void post(String path, Handler handler) {
    routes.post(path, changed(handler));
  }

  /** Replaces what is there by what is sent. */
  public void put(String path, Handler handler) {
    routes.put(path, changed(handler));
  }

  /** Removes what is there. */
  public void delete(String path, Handler handler) {
    routes.delete(path, changed(handler));
  }

  private Handler asked(Handler handler) {
    return context -> {
      visitors.asks(context);
      ErrorGuard.told(handler, context);
    };
  }

  private Handler changed(Handler handler) {
    return context -> {
      visitors.changes(context);
      ErrorGuard.told(handler, context);
    };
  }
}
