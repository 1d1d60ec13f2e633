package games.parlour.players.parallel;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines that another program writes, however long they are. One thread at a time; to be closed. */
public final class UgiLines implements AutoCloseable {
  /** The longest line that is taken; the longest game that fits into one line is shorter. */
  static final int LONGEST = 1 << 20;

  private final Reader in;

  public UgiLines(InputStream in) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /**
   * The next line, or null when there are no more. One that is too long does not fill the memory:
   * only its beginning is given, one character more than {@link #isTooLong} lets pass.
   */
  public @Nullable String next() throws IOException {
    StringBuilder line = new StringBuilder();
    int letter = in.read();
    if (letter < 0) {
      return null;
    }
    for (; letter >= 0 && letter != '\n'; letter = in.read()) {
      if (line.length() <= LONGEST) {
        line.append((char) letter);
      }
    }
    return line.toString();
  }

  /** Whether a line is longer than any that means something. */
  static boolean isTooLong(String line) {
    return line.length() > LONGEST;
  }

  /** The beginning of a line, to name it by. */
  static String beginning(String line, int most) {
    String all = line.strip();
    return all.length() > most ? all.substring(0, most) + "..." : all;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
