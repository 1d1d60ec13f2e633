package games.parlour.load;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Reads server-sent events, one after the other. One thread at a time. */
final class EventReader {
  private static final int BUFFER = 8 * 1024;

  private final InputStream in;
  private byte[] buffer = new byte[BUFFER];

  /** What has been read and not yet told lies between these two. */
  private int from;

  private int to;

  EventReader(InputStream in) {
    this.in = in;
  }

  /** Takes an event: its kind, and the part of the buffer that holds its data just now. */
  interface EventConsumer {
    void event(String kind, byte[] buffer, int offset, int length);
  }

  /** Waits for the next event and hands it over. */
  void next(EventConsumer consumer) throws IOException {
    String kind = "message";
    while (true) {
      int end = lineEnd();
      if (starts(end, "event: ")) {
        kind = text(from + 7, end);
      } else if (starts(end, "data: ")) {
        int data = from + 6;
        from = end + 1;
        consumer.event(kind, buffer, data, end - data);
        return;
      }
      from = end + 1;
    }
  }

  private boolean starts(int end, String field) {
    if (end - from < field.length()) {
      return false;
    }
    for (int i = 0; i < field.length(); i++) {
      if (buffer[from + i] != field.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private String text(int begin, int end) {
    StringBuilder text = new StringBuilder();
    for (int i = begin; i < end; i++) {
      text.append((char) buffer[i]);
    }
    return text.toString();
  }

  /** Where the line that begins at {@link #from} ends; reads more until it does. */
  private int lineEnd() throws IOException {
    int at = from;
    while (true) {
      for (; at < to; at++) {
        if (buffer[at] == '\n') {
          return at;
        }
      }
      if (from > 0) {
        System.arraycopy(buffer, from, buffer, 0, to - from);
        to -= from;
        at -= from;
        from = 0;
      }
      if (to == 0 && buffer.length > BUFFER) {
        buffer = new byte[BUFFER]; // a large event need not be paid for while nothing comes
      } else if (to == buffer.length) {
        buffer = Arrays.copyOf(buffer, 2 * buffer.length);
      }
      int count = in.read(buffer, to, buffer.length - to);
      if (count < 0) {
        throw new IOException("the stream has ended");
      }
      to += count;
    }
  }
}
