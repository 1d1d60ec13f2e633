package games.parlour.players.parallel;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines that another program says, however long they are. One thread at a time; to be closed. */
public final class UgiLines implements AutoCloseable {
  /** The longest game that somebody would tell in one line is shorter. */
  static final int LONGEST = 1 << 20;

  private static final int SHOWN = 80;

  private final Reader in;

  public UgiLines(InputStream in) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /**
   * The next line, or null when there are no more. Of one that is too long only the beginning is
   * given, behind three dots, so that it means nothing and does not fill the memory.
   */
  public @Nullable String next() throws IOException {
    StringBuilder line = new StringBuilder();
    boolean tooLong = false;
    int letter = in.read();
    if (letter < 0) {
      return null;
    }
    for (; letter >= 0 && letter != '\n'; letter = in.read()) {
      tooLong |= line.length() == LONGEST;
      if (!tooLong) {
        line.append((char) letter);
      }
    }
    return tooLong ? "..." + line.substring(0, SHOWN) : line.toString();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
