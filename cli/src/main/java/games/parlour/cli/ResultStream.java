package games.parlour.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** Where results go; it remembers whether any of them were lost. */
final class ResultStream extends FilterOutputStream {
  private boolean lost;

  ResultStream(OutputStream out) {
    super(out);
  }

  /** Whether something could not be written although somebody was there to read it. */
  boolean lost() {
    return lost;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      lost |= !closed(e);
      throw e;
    }
  }

  /** Whoever closes a pipe has read enough. */
  private static boolean closed(IOException e) {
    return String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }
}
