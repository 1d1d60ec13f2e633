package games.parlour.server.mail;

import games.parlour.core.text.Language;
import games.parlour.server.account.AccountStore;
import games.parlour.server.api.Catalogues;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.secret.SecretCipher;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * How people want to be written to, and the codes by which they confirm their address and stop
 * mails. The address itself belongs to the account. Thread-safe.
 */
final class Mailboxes implements PersonalData {
  private static final Duration CONFIRM = Duration.ofDays(1);
  private static final Duration JUST_NOW = Duration.ofMinutes(1);

  private final Database database;
  private final SecretCipher cipher;
  private final SecretGenerator secrets;
  private final MailQueue queue;
  private final Clock clock;

  Mailboxes(Database database, SecretGenerator secrets, MailQueue queue, Clock clock) {
    this.database = database;
    this.cipher = database.cipher();
    this.secrets = secrets;
    this.queue = queue;
    this.clock = clock;
  }

  /**
   * How somebody wants to be written to.
   *
   * @param looked until when all changes of their games were looked at
   * @param told when they were last written to
   * @param unsubscribe what the link out of these mails holds
   */
  record Mailbox(
      String guest,
      NoticeFrequency notices,
      Language language,
      long looked,
      long told,
      String unsubscribe) {}

  /** What an export tells of it. */
  private record Exported(String notices, String language, long told, List<MailQueue.Sent> mails) {}

  /** How somebody wants to be written to, if they said so. */
  Optional<Mailbox> get(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery("select * from mailbox where guest = :guest")
                .bind("guest", guest)
                .map((row, at) -> mailbox(row))
                .findOne());
  }

  private Mailbox mailbox(ResultSet row) throws SQLException {
    String guest = row.getString("guest");
    return new Mailbox(
        guest,
        NoticeFrequency.of(row.getString("notices")).orElse(NoticeFrequency.OFF),
        Catalogues.named(row.getString("language")).orElse(Language.EN),
        row.getLong("looked"),
        row.getLong("told"),
        cipher.unlock(row.getString("unsubscribe"), unsubscribeOf(guest)));
  }

  private static String unsubscribeOf(String guest) {
    return "unsubscribe " + guest;
  }

  private String unsubscribeHash(String token) {
    return cipher.hash("unsubscribe " + token);
  }

  private String confirmHash(String code) {
    return cipher.hash("confirm mail " + code);
  }

  /** Somebody says how they want to be written to; what happened before is told to nobody. */
  void prefer(String guest, NoticeFrequency notices, Language language) {
    database.write(
        handle -> {
          create(handle, guest, language);
          return handle
              .createUpdate(
                  "update mailbox set language = :language,"
                      + " looked = case when notices = 'off' then :now else looked end,"
                      + " notices = :notices where guest = :guest")
              .bind("language", language.tag())
              .bind("now", clock.millis())
              .bind("notices", notices.word())
              .bind("guest", guest)
              .execute();
        });
  }

  private void create(Handle handle, String guest, Language language) {
    String token = secrets.token();
    handle
        .createUpdate(
            "insert into mailbox"
                + " (guest, notices, language, looked, told, unsubscribe, unsubscribe_hash)"
                + " values (:guest, 'off', :language, :now, 0, :token, :hash)"
                + " on conflict (guest) do nothing")
        .bind("guest", guest)
        .bind("language", language.tag())
        .bind("now", clock.millis())
        .bind("token", cipher.lock(token, unsubscribeOf(guest)))
        .bind("hash", unsubscribeHash(token))
        .execute();
  }

  /**
   * Keeps another address and a code for it in one change, so that no code confirms an address that
   * it was not sent to; links in mails to the old address no longer work.
   */
  void replaceAddress(Handle handle, String guest, Language language, String code) {
    create(handle, guest, language);
    String token = secrets.token();
    handle
        .createUpdate(
            "update mailbox set language = :language, unsubscribe = :token,"
                + " unsubscribe_hash = :hash, confirm_hash = :confirm,"
                + " confirm_expires = :expires where guest = :guest")
        .bind("language", language.tag())
        .bind("token", cipher.lock(token, unsubscribeOf(guest)))
        .bind("hash", unsubscribeHash(token))
        .bind("confirm", confirmHash(code))
        .bind("expires", clock.millis() + CONFIRM.toMillis())
        .bind("guest", guest)
        .execute();
    queue.cancel(handle, guest);
  }

  /** Nothing is sent to an address that was removed, nor is it confirmed. */
  void removeAddress(String guest, AccountStore accounts) {
    database.write(
        handle -> {
          accounts.setEmail(handle, guest, Optional.empty());
          queue.cancel(handle, guest);
          return handle.execute(
              "update mailbox set confirm_hash = null, confirm_expires = null where guest = ?",
              guest);
        });
  }

  /** A code shows that an address is its owner's; whether it does. It works once. */
  boolean confirm(String code, AccountStore accounts) {
    long now = clock.millis();
    return database.write(
        handle -> {
          Optional<String> guest =
              handle
                  .createQuery(
                      "select guest from mailbox"
                          + " where confirm_hash = :hash and confirm_expires > :now")
                  .bind("hash", confirmHash(code))
                  .bind("now", now)
                  .mapTo(String.class)
                  .findOne();
          guest.ifPresent(
              id -> {
                accounts.confirmEmail(handle, id);
                handle.execute(
                    "update mailbox set confirm_hash = null, confirm_expires = null, looked = ?"
                        + " where guest = ?",
                    now,
                    id);
              });
          return guest.isPresent();
        });
  }

  /** Whoever has the link out of somebody's mails stops them; whether it is such a link. */
  boolean unsubscribe(String token) {
    return database.write(
            handle ->
                handle
                    .createUpdate(
                        "update mailbox set notices = 'off' where unsubscribe_hash = :hash")
                    .bind("hash", unsubscribeHash(token))
                    .execute())
        == 1;
  }

  /** Those who may be written to now, because their last mail about games is an hour old. */
  List<Mailbox> ready() {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select m.* from mailbox m join account a on a.guest = m.guest"
                        + " where a.email_confirmed = 1 and m.notices <> 'off' and m.told <= :hour"
                        + " and not exists (select 1 from mail_queue q where q.guest = m.guest"
                        + " and q.kind = 'digest' and q.state = 'waiting')")
                .bind("hour", clock.millis() - NoticeFrequency.SOON.pause().toMillis())
                .map((row, at) -> mailbox(row))
                .list());
  }

  /** All changes of somebody's games until a moment were looked at, and there was no news. */
  void looked(String guest, long until) {
    database.write(handle -> looked(handle, guest, until));
  }

  /** Never for later than now, should the clock have been set back since. */
  private int looked(Handle handle, String guest, long until) {
    long seen = Math.min(until, clock.millis());
    return handle.execute(
        "update mailbox set looked = ? where guest = ? and looked < ?", seen, guest, seen);
  }

  /**
   * The clock may have been set back: what was noted for later than now would hide all news until
   * then, and mails would wait or be refused until then.
   */
  void correctFutureTimes() {
    long now = clock.millis();
    long from = now - JUST_NOW.toMillis();
    long later = now + JUST_NOW.toMillis();
    database.write(
        handle ->
            handle.execute("update mailbox set looked = ? where looked > ?", from, later)
                + handle.execute("update mailbox set told = ? where told > ?", from, later)
                + queue.correctFutureTimes(handle, now, later));
  }

  /** Somebody was told of their games as they were at a moment, and reminded of these deadlines. */
  void told(Handle handle, String guest, long until, List<MoveDeadlines.Deadline> reminded) {
    looked(handle, guest, until);
    tried(handle, guest);
    reminded.forEach(
        deadline ->
            handle.execute(
                "insert into mail_reminder (guest, table_id, deadline) values (?, ?, ?)"
                    + " on conflict (guest, table_id) do update set deadline = excluded.deadline",
                guest,
                deadline.table(),
                deadline.at()));
  }

  /** A mail to somebody could not be sent; the next one waits as if it had been. */
  void tried(Handle handle, String guest) {
    handle.execute("update mailbox set told = ? where guest = ?", clock.millis(), guest);
  }

  @Override
  public String section() {
    return "mail";
  }

  @Override
  public List<?> of(String guest) {
    return get(guest).stream()
        .map(
            box ->
                new Exported(
                    box.notices().word(), box.language().tag(), box.told(), queue.of(guest)))
        .toList();
  }

  @Override
  public void forget(Handle handle, String guest) {
    handle.execute("delete from mail_reminder where guest = ?", guest);
    handle.execute("delete from mail_queue where guest = ?", guest);
    handle.execute("delete from mailbox where guest = ?", guest);
  }
}
