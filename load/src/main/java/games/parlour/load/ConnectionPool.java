package games.parlour.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A bounded number of connections that are used again and again. Thread-safe. */
final class ConnectionPool implements AutoCloseable {
  /** A server may close a connection that nobody uses for longer. */
  private static final long MOST_IDLE = TimeUnit.SECONDS.toNanos(5);

  private final InetSocketAddress server;
  private final ConcurrentLinkedDeque<IdleConnection> idle = new ConcurrentLinkedDeque<>();
  private final Semaphore free;

  private record IdleConnection(HttpConnection http, long since) {}

  ConnectionPool(InetSocketAddress server, int most) {
    this.server = server;
    this.free = new Semaphore(most);
  }

  /** Asks on a free connection; waits for one if there is none. */
  HttpConnection.Answer ask(String method, String path, String cookie, String body)
      throws IOException {
    free.acquireUninterruptibly();
    HttpConnection http = null;
    try {
      http = connection();
      HttpConnection.Answer answer = http.ask(method, path, cookie, body);
      idle.push(new IdleConnection(http, System.nanoTime()));
      return answer;
    } catch (IOException failed) {
      if (http != null) {
        http.close();
      }
      throw failed;
    } finally {
      free.release();
    }
  }

  /** The connection that was used last, so that those that are too many grow old. */
  private HttpConnection connection() throws IOException {
    @Nullable IdleConnection last = idle.poll();
    if (last == null) {
      return new HttpConnection(server);
    }
    if (System.nanoTime() - last.since() < MOST_IDLE) {
      return last.http();
    }
    last.http().close();
    for (IdleConnection older = idle.poll(); older != null; older = idle.poll()) {
      older.http().close();
    }
    return new HttpConnection(server);
  }

  @Override
  public void close() {
    idle.forEach(connection -> connection.http().close());
  }
}
