package games.parlour.cli.command;

import games.parlour.core.text.Text;

/** A line that is written again and again while something goes on, for people at a terminal. */
public final class ProgressLine implements AutoCloseable {
  private static final String CLEAR = "\r\033[K";

  private final CommandContext context;

  public ProgressLine(CommandContext context) {
    this.context = context;
  }

  public void tell(Text text) {
    if (context.terminal()) {
      context.err().print(CLEAR + context.words().tell(text));
      context.err().flush();
    }
  }

  /** The line makes way for what is told next. */
  @Override
  public void close() {
    if (context.terminal()) {
      context.err().print(CLEAR);
      context.err().flush();
    }
  }
}
