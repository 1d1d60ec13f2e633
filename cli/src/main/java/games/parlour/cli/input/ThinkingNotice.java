package games.parlour.cli.input;

import java.io.PrintWriter;
import java.time.Duration;

/**
 * Says that somebody thinks, once that has taken more than a moment, and wipes the words away when
 * it is over.
 */
final class ThinkingNotice {
  static final Duration A_MOMENT = Duration.ofMillis(400);

  private final PrintWriter out;
  private final String words;
  private final Thread late;
  private boolean shown;
  private boolean over;

  ThinkingNotice(PrintWriter out, String words, Duration moment) {
    this.out = out;
    this.words = words;
    this.late = Thread.ofVirtual().start(() -> show(moment));
  }

  private void show(Duration moment) {
    try {
      Thread.sleep(moment);
    } catch (InterruptedException soonEnough) {
      return;
    }
    synchronized (this) {
      if (!over) {
        out.print(words);
        out.flush();
        shown = true;
      }
    }
  }

  void close() {
    late.interrupt();
    synchronized (this) {
      over = true;
      if (shown) {
        out.print("\r" + " ".repeat(words.length()) + "\r");
        out.flush();
      }
    }
  }
}
