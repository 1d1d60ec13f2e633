package games.parlour.server.mail;

import games.parlour.server.account.AccountStore;
import games.parlour.server.mail.MailQueue.Waiting;
import games.parlour.server.mail.Mailboxes.Mailbox;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.store.Database;
import games.parlour.server.tables.Hub;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends what waits. A mail is marked as sent right after the mail server has taken it; only a crash
 * between the two sends it twice. What cannot be sent is tried again, less and less often, and
 * given up in the end. Log lines name no address.
 */
final class MailDelivery {
  private static final Logger LOG = LoggerFactory.getLogger(MailDelivery.class);
  private static final int TOGETHER = 10;

  /** How often the store is looked at for what became due; by the server's clock. */
  private static final Duration PAUSE = Duration.ofSeconds(2);

  /** Longer than the slowest mail server may take. */
  static final Duration IN_HAND = Duration.ofMinutes(5);

  /** A mail server that cannot be reached is left alone for so long. */
  private static final Duration UNREACHABLE = Duration.ofMinutes(1);

  /** How long it is waited after each try; then it is given up. */
  static final List<Duration> WAITS =
      List.of(
          Duration.ofMinutes(1),
          Duration.ofMinutes(5),
          Duration.ofMinutes(30),
          Duration.ofHours(2),
          Duration.ofHours(6),
          Duration.ofHours(12));

  /** A code is worth nothing any more after a day. */
  private static final Duration CODE = Duration.ofDays(1);

  private static final Duration KEPT = Duration.ofDays(7);

  private final Database database;
  private final MailQueue queue;
  private final Mailboxes mailboxes;
  private final AccountStore accounts;
  private final DigestFinder digests;
  private final LetterWriter writer;
  private final SmtpSender sender;
  private final Hub hub;
  private final MailCounters counters;
  private final int perHour;
  private final Clock clock;
  private long looked;
  private long pausedUntil;
  private long tidied;
  private boolean failing;
  private volatile boolean closing;

  MailDelivery(
      Database database,
      MailQueue queue,
      Mailboxes mailboxes,
      AccountStore accounts,
      DigestFinder digests,
      LetterWriter writer,
      MailSettings settings,
      Hub hub,
      MailCounters counters,
      Clock clock) {
    this.database = database;
    this.queue = queue;
    this.mailboxes = mailboxes;
    this.accounts = accounts;
    this.digests = digests;
    this.writer = writer;
    this.sender = new SmtpSender(settings);
    this.hub = hub;
    this.counters = counters;
    this.perHour = settings.perHour();
    this.clock = clock;
  }

  /** A letter, and what is kept when it was sent. */
  private record Ready(Letter letter, Consumer<Handle> sent) {}

  /** Sends what is due. Only one thread calls. */
  void run() {
    long now = clock.millis();
    if (isPaused(now) || (Math.abs(now - looked) < PAUSE.toMillis() && !queue.hasFresh())) {
      return;
    }
    looked = now;
    if (Math.abs(now - tidied) > Duration.ofHours(1).toMillis()) {
      tidied = now;
      queue.tidy(now - KEPT.toMillis());
    }
    List<Waiting> due = queue.due(TOGETHER);
    if (due.isEmpty()) {
      return;
    }
    int room = perHour - queue.sentSince(now - Duration.ofHours(1).toMillis());
    due.stream()
        .limit(Math.max(0, room))
        .takeWhile(mail -> !closing && !isPaused(clock.millis()))
        .filter(mail -> queue.claim(mail, clock.millis() + IN_HAND.toMillis()))
        .forEach(this::deliver);
  }

  /** A pause that would be longer is of a clock that was set back. */
  private boolean isPaused(long now) {
    return now < pausedUntil && pausedUntil - now <= UNREACHABLE.toMillis();
  }

  /** Begins with no more mails; the one in hand comes to its end. */
  void close() {
    closing = true;
  }

  private void deliver(Waiting mail) {
    Optional<Ready> ready;
    try {
      ready = mail.last().tries() > WAITS.size() ? Optional.empty() : ready(mail);
    } catch (ProblemException unknown) {
      LOG.debug("another server, which knows the rules of their games, is to write it", unknown);
      queue.retry(mail.id(), clock.millis() + UNREACHABLE.toMillis());
      return;
    }
    if (ready.isEmpty()) {
      queue.done(mail.id(), "dropped");
      return;
    }
    SmtpSender.Outcome outcome = sender.send(mail.id(), ready.get().letter(), clock.millis());
    tell(outcome);
    switch (outcome) {
      case SENT -> {
        database.write(
            handle -> {
              queue.done(handle, mail.id(), "sent");
              ready.get().sent().accept(handle);
              return mail.id();
            });
        counters.sent();
      }
      case LATER, UNREACHABLE -> tryAgain(mail);
      case REFUSED -> fail(mail);
    }
  }

  private void tell(SmtpSender.Outcome outcome) {
    if (outcome == SmtpSender.Outcome.UNREACHABLE) {
      pausedUntil = clock.millis() + UNREACHABLE.toMillis();
      if (!failing) {
        LOG.warn("the mail server cannot be reached or does not let us in; mails wait");
      }
      failing = true;
    } else if (failing) {
      LOG.warn("the mail server can be reached again");
      failing = false;
    }
  }

  private void tryAgain(Waiting mail) {
    counters.failed();
    int tries = mail.last().tries();
    if (tries < WAITS.size()) {
      queue.retry(mail.id(), clock.millis() + WAITS.get(tries).toMillis());
    } else {
      giveUp(mail);
    }
  }

  private void fail(Waiting mail) {
    counters.failed();
    giveUp(mail);
  }

  private void giveUp(Waiting mail) {
    LOG.info("a mail ({}) could not be sent and was given up", mail.kind().word());
    database.write(
        handle -> {
          queue.done(handle, mail.id(), "failed");
          if (mail.kind() == MailKind.DIGEST) {
            mailboxes.tried(handle, mail.guest());
          }
          return mail.id();
        });
  }

  private Optional<Ready> ready(Waiting mail) {
    return switch (mail.kind()) {
      case CONFIRM, RESET ->
          mail.letter()
              .filter(code -> clock.millis() < mail.last().created() + CODE.toMillis())
              .map(letter -> new Ready(letter, handle -> {}));
      case DIGEST -> digest(mail.guest());
    };
  }

  /** What there is to tell somebody at this moment; nothing if they are here, or want no mail. */
  private Optional<Ready> digest(String guest) {
    Optional<Mailbox> wanted =
        mailboxes
            .get(guest)
            .filter(box -> box.notices() != NoticeFrequency.OFF && !hub.follows(guest));
    Optional<AccountStore.Email> address =
        accounts.email(guest).filter(AccountStore.Email::confirmed);
    if (wanted.isEmpty() || address.isEmpty()) {
      return Optional.empty();
    }
    Mailbox box = wanted.get();
    Digest digest = digests.find(box);
    return digest.notices().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Ready(
                writer.digest(address.get().address(), box, digest.notices()),
                handle -> mailboxes.told(handle, guest, digest.until(), digest.reminded())));
  }
}
