package games.parlour.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;

/** One node of the server, and what is asked of it. Thread-safe. */
final class LoadNode implements AutoCloseable {
  private static final int CONNECTIONS = 64;

  private final int index;
  private final InetSocketAddress address;
  private final ConnectionPool http;
  private final AtomicInteger streams = new AtomicInteger();
  private final AtomicInteger moves = new AtomicInteger();
  private volatile NodeFigures before = NodeFigures.UNKNOWN;

  LoadNode(int index, InetSocketAddress address) {
    this.index = index;
    this.address = address;
    this.http = new ConnectionPool(address, CONNECTIONS);
  }

  /** Which of the nodes it is, counted from 0. */
  int index() {
    return index;
  }

  HttpConnection.Answer ask(String method, String path, String cookie, String body)
      throws IOException {
    return http.ask(method, path, cookie, body);
  }

  /** A new connection for a live stream, which is counted until it is closed. */
  HttpConnection openStream() throws IOException {
    HttpConnection connection = new HttpConnection(address);
    streams.incrementAndGet();
    return connection;
  }

  void streamClosed() {
    streams.decrementAndGet();
  }

  void moved() {
    moves.incrementAndGet();
  }

  /** What the node says about itself now; most nodes say it to their own machine alone. */
  NodeFigures figures() {
    try (HttpConnection connection = new HttpConnection(address)) {
      HttpConnection.Answer answer = connection.ask("GET", "/metrics", "", "");
      return answer.status() == 200 ? NodeFigures.parse(answer.text()) : NodeFigures.UNKNOWN;
    } catch (IOException unknown) {
      return NodeFigures.UNKNOWN;
    }
  }

  /** The measured time begins. */
  void begin() {
    moves.set(0);
    before = figures();
  }

  /** The measured time is over. */
  NodeReport report() {
    NodeFigures after = figures();
    OptionalDouble from = before.cpuSeconds();
    OptionalDouble to = after.cpuSeconds();
    return new NodeReport(
        address.getHostString() + ":" + address.getPort(),
        streams.get(),
        moves.get(),
        from.isPresent() && to.isPresent()
            ? OptionalDouble.of(to.getAsDouble() - from.getAsDouble())
            : OptionalDouble.empty(),
        after);
  }

  @Override
  public void close() {
    http.close();
  }
}
