package games.parlour.cli.input;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;

/** Lines from a person at a terminal, with completion and history. */
public final class TerminalLineInput implements LineInput {
  private static final int USUAL_WIDTH = 80;
  private static final int USUAL_HEIGHT = 24;

  /** What xterm and its kin understand; others do nothing. */
  private static final String CLEAR_SCROLLED = "\033[3J";

  private final Terminal terminal;
  private final LineReader reader;
  private final PrintWriter out;

  public TerminalLineInput(Completer completer, PrintWriter out) {
    this.out = out;
    try {
      terminal =
          TerminalBuilder.builder()
              .system(true)
              .dumb(true)
              .encoding(StandardCharsets.UTF_8)
              .graphemeCluster(false)
              .build();
    } catch (IOException e) {
      throw new Refusal(Text.of("refused.terminal"));
    }
    if (terminal.getSize().getColumns() <= 0) {
      terminal.setSize(Size.of(USUAL_WIDTH, USUAL_HEIGHT));
    }
    DefaultParser parser = new DefaultParser();
    parser.setEscapeChars(new char[0]);
    parser.setQuoteChars(new char[0]);
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer(completer)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.AUTO_FRESH_LINE, false)
            .variable(LineReader.BELL_STYLE, "none")
            .build();
  }

  @Override
  public Optional<String> next(String prompt) {
    out.flush();
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (UserInterruptException | EndOfFileException left) {
      return Optional.empty();
    }
  }

  /** Clears the screen, what can be scrolled back to, and the lines that were typed. */
  @Override
  public boolean wipe(String ready) {
    out.println(ready);
    boolean there = next("> ").isPresent();
    terminal.puts(InfoCmp.Capability.clear_screen);
    terminal.writer().print(CLEAR_SCROLLED);
    terminal.flush();
    try {
      reader.getHistory().purge();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return there;
  }

  @Override
  public <T> T whileWaiting(String words, Supplier<T> work) {
    ThinkingNotice musing = new ThinkingNotice(out, words, ThinkingNotice.A_MOMENT);
    try {
      return work.get();
    } finally {
      musing.close();
    }
  }

  @Override
  public int width() {
    return terminal.getSize().getColumns();
  }

  @Override
  public void close() {
    out.flush();
    try {
      terminal.close();
    } catch (IOException e) {
      // the terminal is gone already
    }
  }
}
