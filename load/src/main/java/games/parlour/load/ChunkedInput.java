package games.parlour.load;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** The content of a body that comes in chunks (RFC 9112, section 7.1). */
final class ChunkedInput extends InputStream {
  private final InputStream in;

  /** What is left of this chunk; below 0 when the last one has come. */
  private int left;

  private boolean begun;

  ChunkedInput(InputStream in) {
    this.in = in;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    if (left == 0) {
      next();
    }
    if (left < 0) {
      return -1;
    }
    int count = in.read(into, offset, Math.min(length, left));
    if (count < 0) {
      throw new EOFException("the server has closed the connection");
    }
    left -= count;
    return count;
  }

  private void next() throws IOException {
    if (begun) {
      HttpConnection.line(in); // the end of the chunk before
    }
    begun = true;
    left = Integer.parseInt(HttpConnection.line(in), 16);
    if (left == 0) {
      HttpConnection.line(in);
      left = -1;
    }
  }
}
