package games.parlour.cli.attack.wire;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection over which anything can be sent, from an address of one's own on this machine. */
public final class RawConnection implements AutoCloseable {
  public static final int PATIENCE_MS = 30_000;

  private final Socket socket = new Socket();
  private final InputStream in;

  public RawConnection(String from, int port) throws IOException {
    try {
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(PATIENCE_MS);
      socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
      socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), PATIENCE_MS);
      this.in = new BufferedInputStream(socket.getInputStream());
    } catch (IOException failed) {
      socket.close();
      throw failed;
    }
  }

  public void send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
  }

  public void send(String text) throws IOException {
    send(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Says that nothing more comes, and still listens. */
  public void halfClose() throws IOException {
    socket.shutdownOutput();
  }

  /** Closes in such a way that the other end gets a reset instead of a farewell. */
  public void slam() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  public void patience(int millis) throws IOException {
    socket.setSoTimeout(millis);
  }

  public InputStream in() {
    return in;
  }

  /** Whether another byte comes; false at the end. */
  public boolean hasMore() throws IOException {
    in.mark(1);
    int next = in.read();
    if (next >= 0) {
      in.reset();
    }
    return next >= 0;
  }

  public RawAnswer answer(boolean withBody) throws IOException {
    return RawAnswer.read(in, withBody);
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException gone) {
      // it is closed either way
    }
  }
}
