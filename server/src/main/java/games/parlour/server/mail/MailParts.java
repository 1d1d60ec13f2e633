package games.parlour.server.mail;

import games.parlour.server.account.AccountParts;
import games.parlour.server.account.AccountStore;
import games.parlour.server.account.ResetMail;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.guest.Guests;
import games.parlour.server.jobs.PeriodicTasks;
import games.parlour.server.metrics.ServerMetrics;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.request.ApiPart;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import games.parlour.server.store.TableLists;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** All about e-mail, put together once; without settings nothing is ever sent. */
public final class MailParts implements AutoCloseable {
  /** How often it is asked whether there is anything to do; that costs next to nothing. */
  private static final Duration ASKING = Duration.ofMillis(100);

  private final Database database;
  private final SecretGenerator secrets;
  private final Clock clock;
  private final AccountStore accounts;
  private final MailQueue queue;
  private final Mailboxes mailboxes;
  private final Optional<LetterWriter> writer;
  private Optional<Running> running = Optional.empty();

  /** What sends; a slow mail server holds up no other job. */
  private record Running(PeriodicTasks tasks, MailDelivery delivery, NoticePlanner planner) {
    void start() {
      tasks.every(ASKING, "mail", delivery::run);
      tasks.every(ASKING, "notices", planner::run);
    }

    void close() {
      delivery.close();
      tasks.close();
    }
  }

  public MailParts(
      Optional<MailSettings> settings,
      Database database,
      Catalogues words,
      Guests guests,
      SecretGenerator secrets,
      Clock clock) {
    this.database = database;
    this.secrets = secrets;
    this.clock = clock;
    this.accounts = new AccountStore(database);
    this.queue = new MailQueue(database, secrets, clock);
    this.mailboxes = new Mailboxes(database, secrets, queue, clock);
    this.writer = settings.map(set -> new LetterWriter(words, guests, set.publicUrl()));
  }

  /** What is kept about people. */
  public PersonalData personalData() {
    return mailboxes;
  }

  /** Helps with forgotten passwords, where mail is sent. */
  public Optional<ResetMail> resetMail() {
    return writer.map(letters -> new ResetLetters(database, queue, letters));
  }

  /** The addresses of the interface. */
  public ApiPart handlers(AccountParts people) {
    return new MailHandlers(database, people, accounts, mailboxes, queue, writer, secrets);
  }

  /** Puts right what was noted for later than now before the clock was set back. */
  public void correctFutureTimes() {
    mailboxes.correctFutureTimes();
  }

  /** Makes ready to send. */
  public void prepare(
      MailSettings settings, Tables tables, Presenter presenter, Hub hub, ServerMetrics metrics) {
    DigestFinder digests =
        new DigestFinder(
            new TableLists(database), tables, presenter, new MoveDeadlines(database), clock);
    NoticePlanner planner = new NoticePlanner(mailboxes, queue, digests, hub, clock);
    MailDelivery delivery =
        new MailDelivery(
            database,
            queue,
            mailboxes,
            accounts,
            digests,
            writer.orElseThrow(),
            settings,
            hub,
            new MailCounters(metrics),
            clock);
    metrics.gauge("parlour.mails.waiting", "Mails that wait to be sent", queue::waiting);
    this.running = Optional.of(new Running(new PeriodicTasks(2), delivery, planner));
  }

  /** Begins to send, where it was made ready. */
  public void start() {
    running.ifPresent(Running::start);
  }

  @Override
  public void close() {
    running.ifPresent(Running::close);
  }
}
