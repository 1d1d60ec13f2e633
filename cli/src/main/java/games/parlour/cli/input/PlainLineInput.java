package games.parlour.cli.input;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Lines from standard input as they come. */
public final class PlainLineInput implements LineInput {
  /** As many lines as a tall screen has. */
  private static final int SCREEN = 60;

  private final BufferedReader in;
  private final PrintWriter out;

  public PlainLineInput(InputStream in, PrintWriter out) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
  }

  @Override
  public Optional<String> next(String prompt) {
    out.print(prompt);
    out.flush();
    try {
      Optional<String> line = Optional.ofNullable(in.readLine());
      if (line.isEmpty()) {
        out.println();
      }
      return line;
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** What stays in a pipe or a log cannot be taken away, but it goes off the screen. */
  @Override
  public boolean wipe(String ready) {
    out.println("\n".repeat(SCREEN));
    return true;
  }

  @Override
  public int width() {
    return 80;
  }

  @Override
  public void close() {
    out.flush();
  }
}
