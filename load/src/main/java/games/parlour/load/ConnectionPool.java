package games.parlour.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** A bounded number of connections that are used again and again. Thread-safe. */
final class ConnectionPool implements AutoCloseable {
  private final InetSocketAddress server;
  private final ConcurrentLinkedQueue<HttpConnection> idle = new ConcurrentLinkedQueue<>();
  private final Semaphore free;

  ConnectionPool(InetSocketAddress server, int most) {
    this.server = server;
    this.free = new Semaphore(most);
  }

  /** Asks on a free connection; waits for one if there is none. */
  HttpConnection.Answer ask(String method, String path, String cookie, String body)
      throws IOException {
    free.acquireUninterruptibly();
    HttpConnection http = idle.poll();
    try {
      http = http == null ? new HttpConnection(server) : http;
      HttpConnection.Answer answer = http.ask(method, path, cookie, body);
      idle.add(http);
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

  @Override
  public void close() {
    idle.forEach(HttpConnection::close);
  }
}
