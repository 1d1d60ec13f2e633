package games.parlour.cli.command;

import games.parlour.core.Text;

/** A line that is written again and again while something goes on, for people at a terminal. */
public final class ProgressLine implements AutoCloseable {
  private static final String CLEAR = "\r\033[K";

  private final CommandContext desk;

  public ProgressLine(CommandContext desk) {
    this.desk = desk;
  }

  public void tell(Text text) {
    if (desk.terminal()) {
      desk.err().print(CLEAR + desk.words().tell(text));
      desk.err().flush();
    }
  }

  /** The line makes way for what is told next. */
  @Override
  public void close() {
    if (desk.terminal()) {
      desk.err().print(CLEAR);
      desk.err().flush();
    }
  }
}
