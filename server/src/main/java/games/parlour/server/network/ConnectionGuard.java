package games.parlour.server.network;

import games.parlour.server.network.NetworkSettings.Connections;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes connections that are too many, and those whose request drips in: a byte every few seconds
 * keeps Jetty's own clock from running out, so the time of the whole request is bounded here.
 * Thread-safe.
 */
public final class ConnectionGuard implements Connection.Listener, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ConnectionGuard.class);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);
  private static final int LOOKS = 4;
  private static final int NETWORK_BYTES = 8;

  private final Connections limits;
  private final ProxyHeaders proxies;

  /** Whom each open connection counts for; a closed one no longer says it. */
  private final Map<Connection, Optional<InetAddress>> open = new ConcurrentHashMap<>();

  private final Map<Connection, Pause> pauses = new ConcurrentHashMap<>();
  private final Map<InetAddress, Integer> byAddress = new ConcurrentHashMap<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          work -> Thread.ofPlatform().name("parlour-slow-requests").daemon(true).unstarted(work));

  private final ScheduledFuture<?> looks;

  public ConnectionGuard(Connections limits, ProxyHeaders proxies) {
    this.limits = limits;
    this.proxies = proxies;
    Duration shortest = Collections.min(Arrays.asList(limits.head(), limits.whole()));
    long pause = Math.min(shortest.toMillis() / LOOKS, LONGEST_PAUSE.toMillis());
    this.looks =
        clock.scheduleWithFixedDelay(
            this::closeSlow, pause, Math.max(1, pause), TimeUnit.MILLISECONDS);
  }

  @Override
  public void onOpened(Connection connection) {
    Optional<InetAddress> from = address(connection);
    if (open.putIfAbsent(connection, from) != null) {
      return;
    }
    int same = from.map(one -> byAddress.merge(one, 1, Integer::sum)).orElse(0);
    if (open.size() > limits.inAll() || same > limits.each()) {
      LOG.debug("too many connections");
      connection.getEndPoint().close();
    }
  }

  @Override
  public void onClosed(Connection connection) {
    pauses.remove(connection);
    Optional<InetAddress> from = open.remove(connection);
    if (from != null) {
      from.ifPresent(
          one ->
              byAddress.computeIfPresent(
                  one, (same, count) -> count == 1 ? null : Integer.valueOf(count - 1)));
    }
  }

  /** Whom a connection counts for; nobody if it is a trusted proxy. Of IPv6 the network counts. */
  private Optional<InetAddress> address(Connection connection) {
    if (connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
        && remote.getAddress() != null
        && !proxies.isTrusted(remote.getAddress())) {
      return Optional.of(network(remote.getAddress()));
    }
    return Optional.empty();
  }

  private static InetAddress network(InetAddress address) {
    if (!(address instanceof Inet6Address)) {
      return address;
    }
    byte[] bytes = address.getAddress();
    Arrays.fill(bytes, NETWORK_BYTES, bytes.length, (byte) 0);
    try {
      return InetAddress.getByAddress(bytes);
    } catch (UnknownHostException impossible) {
      throw new IllegalStateException("an address has 4 or 16 bytes", impossible);
    }
  }

  private void closeSlow() {
    try {
      long now = System.nanoTime();
      for (Connection connection : open.keySet()) {
        if (connection instanceof HttpConnection http
            && (isSlow(http.getParser(), now) || isStalling(http, now))) {
          connection.getEndPoint().close(new TimeoutException("the request came too slowly"));
        }
      }
    } catch (RuntimeException failed) {
      LOG.warn("slow requests could not be looked for", failed);
    }
  }

  private boolean isSlow(HttpParser parser, long now) {
    HttpParser.State state = parser.getState();
    boolean begun = state.compareTo(HttpParser.State.START) > 0;
    boolean arriving = begun && state.compareTo(HttpParser.State.END) < 0;
    boolean head = state.compareTo(HttpParser.State.CONTENT) < 0;
    Duration most = head ? limits.head() : limits.whole();
    return arriving && now - parser.getBeginNanoTime() > most.toNanos();
  }

  /** Empty lines before a request are allowed, but not for ever: they would keep the line open. */
  private boolean isStalling(HttpConnection http, long now) {
    if (!http.getParser().isState(HttpParser.State.START)) {
      return false;
    }
    Pause pause = pauses.get(http);
    if (pause == null || pause.requests() != http.getMessagesIn()) {
      pauses.put(http, new Pause(http.getMessagesIn(), http.getBytesIn(), now, false));
      return false;
    }
    boolean bytes = http.getBytesIn() > pause.bytes();
    boolean late = now - pause.since() > limits.head().toNanos();
    if (bytes && !pause.seen()) {
      // A request may just begin: the next look tells.
      pauses.put(http, new Pause(pause.requests(), pause.bytes(), pause.since(), true));
    }
    return bytes && late && pause.seen();
  }

  /** A connection between two requests: what had come by then, and whether more was seen since. */
  private record Pause(long requests, long bytes, long since, boolean seen) {}

  @Override
  public void close() {
    looks.cancel(false);
    clock.shutdown();
  }
}
