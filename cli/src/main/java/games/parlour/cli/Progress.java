package games.parlour.cli;

import games.parlour.core.Text;

/** A line that is written again and again while something goes on, for people at a terminal. */
final class Progress implements AutoCloseable {
  private static final String CLEAR = "\r\033[K";

  private final Desk desk;

  Progress(Desk desk) {
    this.desk = desk;
  }

  void tell(Text text) {
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
