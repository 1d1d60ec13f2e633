package games.parlour.server.mail;

import games.parlour.server.mail.Mailboxes.Mailbox;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.tables.Hub;
import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks now and then who is to be told of their games, and queues one mail for each. Nobody is
 * written to while they are here.
 */
final class NoticePlanner {
  private static final Logger LOG = LoggerFactory.getLogger(NoticePlanner.class);

  /** By the server's clock. */
  private static final Duration PAUSE = Duration.ofSeconds(30);

  private final Mailboxes mailboxes;
  private final MailQueue queue;
  private final DigestFinder digests;
  private final Hub hub;
  private final Clock clock;
  private long looked;

  NoticePlanner(Mailboxes mailboxes, MailQueue queue, DigestFinder digests, Hub hub, Clock clock) {
    this.mailboxes = mailboxes;
    this.queue = queue;
    this.digests = digests;
    this.hub = hub;
    this.clock = clock;
  }

  /** Only one thread calls. */
  void run() {
    long now = clock.millis();
    if (Math.abs(now - looked) >= PAUSE.toMillis()) { // the clock may have been set back
      looked = now;
      Set<String> here = hub.following();
      mailboxes.ready().stream().filter(box -> !here.contains(box.guest())).forEach(this::plan);
    }
  }

  private void plan(Mailbox box) {
    try {
      plan(box, digests.find(box));
    } catch (ProblemException unknown) {
      LOG.debug("another server, which knows the rules of their games, looks at them", unknown);
    }
  }

  private void plan(Mailbox box, Digest digest) {
    boolean quiet = clock.millis() < box.told() + box.notices().pause().toMillis();
    if (!digest.notices().isEmpty() && (!quiet || !digest.reminded().isEmpty())) {
      queue.addDigest(box.guest());
    } else if (digest.notices().isEmpty() && digest.changes() > 0) {
      mailboxes.looked(box.guest(), digest.until());
    }
  }
}
