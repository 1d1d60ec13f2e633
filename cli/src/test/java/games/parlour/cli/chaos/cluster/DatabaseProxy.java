package games.parlour.cli.chaos.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The link from a node to its database, which can be cut. */
public final class DatabaseProxy implements AutoCloseable {
  private final ServerSocket listener;
  private final InetSocketAddress database;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private volatile LinkState state = LinkState.OPEN;

  /** How it stands. */
  public enum LinkState {
    OPEN,
    /** Connections are reset, and new ones at once after they are made. */
    RESET,
    /** Nothing comes through, and nobody is told; what was sent comes when it is mended. */
    SILENT
  }

  public DatabaseProxy(String host, int port) throws IOException {
    this.database = new InetSocketAddress(host, port);
    this.listener = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  public int port() {
    return listener.getLocalPort();
  }

  public void set(LinkState now) {
    synchronized (this) {
      state = now;
      notifyAll();
    }
    if (now == LinkState.RESET) {
      sockets.forEach(DatabaseProxy::reset);
    }
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        Socket node = listener.accept();
        Thread.ofVirtual().start(() -> connect(node));
      } catch (IOException closed) {
        // asked again, unless it is the end
      }
    }
  }

  private void connect(Socket node) {
    sockets.add(node);
    try {
      awaitOpen();
      Socket store = new Socket();
      sockets.add(store);
      store.connect(database, 5_000);
      store.setTcpNoDelay(true);
      node.setTcpNoDelay(true);
      Thread.ofVirtual().start(() -> pump(store, node));
      pump(node, store);
    } catch (IOException lost) {
      reset(node);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits while nothing comes through. */
  private synchronized void awaitOpen() throws IOException, InterruptedException {
    while (state == LinkState.SILENT) {
      wait();
    }
    if (state == LinkState.RESET) {
      throw new IOException("cut");
    }
  }

  private void pump(Socket from, Socket to) {
    byte[] buffer = new byte[16_384];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        awaitOpen();
        out.write(buffer, 0, count);
      }
      awaitOpen();
    } catch (IOException lost) {
      reset(from);
      reset(to);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      sockets.remove(from);
      sockets.remove(to);
    }
  }

  private static void reset(Socket socket) {
    try {
      socket.setSoLinger(true, 0);
      socket.close();
    } catch (IOException gone) {
      // it is closed either way
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
    set(LinkState.RESET);
  }
}
