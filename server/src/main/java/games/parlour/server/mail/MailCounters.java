package games.parlour.server.mail;

import games.parlour.server.metrics.ServerMetrics;
import io.micrometer.core.instrument.Counter;

/** Counts mails; whom they are for is not told. */
final class MailCounters {
  private final Counter sent;
  private final Counter failed;

  MailCounters(ServerMetrics metrics) {
    this.sent = metrics.counter("parlour.mails.sent", "Mails that the mail server has taken");
    this.failed =
        metrics.counter("parlour.mails.failed", "Tries to send a mail that did not succeed");
  }

  void sent() {
    sent.increment();
  }

  void failed() {
    failed.increment();
  }
}
