package games.parlour.load;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;

/** The live events of one seat, read by a thread of their own until they are closed. */
final class SeatStream implements Runnable, AutoCloseable {
  private final ReplayedTable<?, ?> table;
  private final int seat;
  private final EventReader events;
  private final LoadNode node;
  private final HttpConnection http;
  private final UpdateReader reader;
  private final Violations violations;
  private final AtomicBoolean closed = new AtomicBoolean();

  SeatStream(
      LoadNode node,
      ReplayedTable<?, ?> table,
      int seat,
      String cookie,
      UpdateReader reader,
      Violations violations)
      throws IOException {
    this.table = table;
    this.seat = seat;
    this.reader = reader;
    this.violations = violations;
    this.node = node;
    this.http = node.openStream();
    try {
      this.events = new EventReader(http.stream("/api/events?follow=" + table.id() + ":0", cookie));
    } catch (IOException failed) {
      close();
      throw failed;
    }
  }

  @Override
  public void run() {
    try {
      while (!closed.get()) {
        events.next(this::heard);
      }
    } catch (IOException | RuntimeException broken) {
      if (!closed.get()) {
        violations.add(table.id() + ": the stream of seat " + seat + " broke: " + broken);
      }
    }
  }

  private void heard(String kind, byte[] buffer, int offset, int length) {
    if (kind.equals("update")) {
      long now = System.nanoTime();
      table.hear(seat, reader.read(buffer, offset, length), now, node.index());
    } else if (kind.equals("gone")) {
      violations.add(table.id() + ": the table is gone");
    }
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      http.close();
      node.streamClosed();
    }
  }
}
