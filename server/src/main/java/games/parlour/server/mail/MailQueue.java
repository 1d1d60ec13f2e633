package games.parlour.server.mail;

import games.parlour.server.secret.SecretCipher;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What is to be sent, in the store: a restart loses none of it. A letter is locked with the
 * server's key, and removed as soon as it was sent. Thread-safe.
 */
final class MailQueue {
  /** So many letters with codes go to one address within an hour, whoever asks for them. */
  private static final int MOST_CODES = 3;

  private static final Duration CODES = Duration.ofHours(1);

  private final Database database;
  private final SecretCipher cipher;
  private final SecretGenerator secrets;
  private final Clock clock;
  private final AtomicBoolean fresh = new AtomicBoolean(true);

  MailQueue(Database database, SecretGenerator secrets, Clock clock) {
    this.database = database;
    this.cipher = database.cipher();
    this.secrets = secrets;
    this.clock = clock;
  }

  /** A mail that waits. */
  record Waiting(String id, String guest, MailKind kind, Optional<Letter> letter, Attempt last) {}

  /** When a mail was or is to be tried, and how often it was before. */
  record Attempt(long created, long due, int tries) {}

  /** What an export tells of a mail. */
  record Sent(String kind, long created, String state) {}

  /** Whether one more code may go to an address; nobody is flooded by others who name theirs. */
  boolean takesCode(Handle handle, String address) {
    return handle
            .createQuery(
                "select count(*) from mail_queue where address_hash = :hash and created > :since")
            .bind("hash", hash(address))
            .bind("since", clock.millis() - CODES.toMillis())
            .mapTo(Integer.class)
            .one()
        < MOST_CODES;
  }

  /** Takes a letter with a code, within the change that makes the code. */
  int add(Handle handle, MailKind kind, String guest, Letter letter) {
    String id = secrets.token();
    return insert(
        handle,
        id,
        kind,
        guest,
        Optional.of(hash(letter.address())),
        Optional.of(cipher.lock(letter.written(), letterOf(id))));
  }

  /** Somebody is to be told of their games; only one such mail waits for a person. */
  void addDigest(String guest) {
    Optional<String> none = Optional.empty();
    database.write(handle -> insert(handle, secrets.token(), MailKind.DIGEST, guest, none, none));
    wake();
  }

  /** What was just added need not wait for the next look. */
  void wake() {
    fresh.set(true);
  }

  private int insert(
      Handle handle,
      String id,
      MailKind kind,
      String guest,
      Optional<String> addressHash,
      Optional<String> letter) {
    return handle
        .createUpdate(
            "insert into mail_queue"
                + " (id, guest, kind, address_hash, letter, created, due, tries, state)"
                + " values (:id, :guest, :kind, :hash, :letter, :now, :now, 0, 'waiting')"
                + " on conflict do nothing")
        .bind("id", id)
        .bind("guest", guest)
        .bind("kind", kind.word())
        .bind("hash", addressHash.orElse(null))
        .bind("letter", letter.orElse(null))
        .bind("now", clock.millis())
        .execute();
  }

  /** However an address is written, it is the same to its owner. */
  private String hash(String address) {
    return cipher.hash("mail to " + address.toLowerCase(Locale.ROOT));
  }

  private static String letterOf(String id) {
    return "mail " + id;
  }

  /** Whether a mail was added here since this was last asked. */
  boolean hasFresh() {
    return fresh.getAndSet(false);
  }

  /** The mails to be tried now, those that somebody waits for first. */
  List<Waiting> due(int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select id, guest, kind, letter, created, due, tries from mail_queue"
                        + " where state = 'waiting' and due <= :now"
                        + " order by case kind when 'digest' then 1 else 0 end, due, id limit :most")
                .bind("now", clock.millis())
                .bind("most", most)
                .map(
                    (row, at) -> {
                      String id = row.getString("id");
                      return new Waiting(
                          id,
                          row.getString("guest"),
                          MailKind.of(row.getString("kind")),
                          letter(id, row.getString("letter")),
                          new Attempt(
                              row.getLong("created"), row.getLong("due"), row.getInt("tries")));
                    })
                .list());
  }

  /** What is damaged is left out, and holds up no other. */
  private Optional<Letter> letter(String id, @Nullable String locked) {
    try {
      return Optional.ofNullable(locked)
          .map(text -> Letter.read(cipher.unlock(text, letterOf(id))));
    } catch (RuntimeException damaged) {
      return Optional.empty();
    }
  }

  /**
   * Takes a mail in hand until a moment, when it is tried again should this server not come to say
   * how it went; whether no other server was quicker.
   */
  boolean claim(Waiting mail, long until) {
    return database.write(
            handle ->
                handle
                    .createUpdate(
                        "update mail_queue set due = :until, tries = tries + 1 where id = "
                            + "(select id from mail_queue"
                            + " where id = :id and due = :due and state = 'waiting'"
                            + (database.isShared() ? " for update skip locked)" : ")"))
                    .bind("until", until)
                    .bind("id", mail.id())
                    .bind("due", mail.last().due())
                    .execute())
        == 1;
  }

  /** A mail is tried again at a moment. */
  void retry(String id, long due) {
    database.write(
        handle ->
            handle
                .createUpdate(
                    "update mail_queue set due = :due where id = :id and state = 'waiting'")
                .bind("due", due)
                .bind("id", id)
                .execute());
  }

  /** A mail is done with: sent, failed or dropped. What it said is kept no longer. */
  void done(Handle handle, String id, String state) {
    handle
        .createUpdate(
            "update mail_queue set state = :state, letter = null, done = :now where id = :id")
        .bind("state", state)
        .bind("now", clock.millis())
        .bind("id", id)
        .execute();
  }

  void done(String id, String state) {
    database.write(
        handle -> {
          done(handle, id, state);
          return id;
        });
  }

  /** How many mails were sent since a moment. */
  int sentSince(long moment) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select count(*) from mail_queue where state = 'sent' and done > :moment")
                .bind("moment", moment)
                .mapTo(Integer.class)
                .one());
  }

  /**
   * The clock was set back. What was done after {@code later} counts as done an hour ago; a mail
   * that waits may be in hand, so it is tried again when one in hand would be.
   */
  int correctFutureTimes(Handle handle, long now, long later) {
    long inHand = now + MailDelivery.IN_HAND.toMillis();
    long longest = now + MailDelivery.WAITS.getLast().toMillis();
    long past = now - CODES.toMillis();
    return handle.execute(
            "update mail_queue set created = ?, due = ?"
                + " where state = 'waiting' and created > ?",
            now,
            inHand,
            later)
        + handle.execute(
            "update mail_queue set due = ? where state = 'waiting' and due > ?", longest, longest)
        + handle.execute(
            "update mail_queue set created = ? where state <> 'waiting' and created > ?",
            past,
            later)
        + handle.execute("update mail_queue set done = ? where done > ?", past, later);
  }

  /** How many mails wait. */
  int waiting() {
    return database.read(
        handle ->
            handle
                .createQuery("select count(*) from mail_queue where state = 'waiting'")
                .mapTo(Integer.class)
                .one());
  }

  /** Removes what was done with before a moment. */
  void tidy(long moment) {
    database.write(handle -> handle.execute("delete from mail_queue where done < ?", moment));
  }

  /** What waits for somebody is not sent any more: their address is another, or none. */
  void cancel(Handle handle, String guest) {
    handle
        .createUpdate(
            "update mail_queue set state = 'dropped', letter = null, done = :now"
                + " where guest = :guest and state = 'waiting'")
        .bind("now", clock.millis())
        .bind("guest", guest)
        .execute();
  }

  /** What was sent to somebody, the newest first. */
  List<Sent> of(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select kind, created, state from mail_queue where guest = :guest"
                        + " order by created desc")
                .bind("guest", guest)
                .map(
                    (row, at) ->
                        new Sent(
                            row.getString("kind"), row.getLong("created"), row.getString("state")))
                .list());
  }
}
