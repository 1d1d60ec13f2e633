package games.parlour.server.account;

import games.parlour.server.secret.SecretCipher;
import games.parlour.server.store.Database;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Codes that let somebody in once and for a while. Only their hashes are stored. Thread-safe. */
final class LoginCodes {
  /** What a code is for, how long it is and how long it works. */
  enum Kind {
    /** Takes somebody along to another device. */
    TRANSFER(OneTimeCode.SHORT, Duration.ofMinutes(10)),
    /** Lets somebody choose another password. */
    RESET(OneTimeCode.LONG, Duration.ofHours(24));

    private final int length;
    private final Duration valid;

    Kind(int length, Duration valid) {
      this.length = length;
      this.valid = valid;
    }

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A code and how long it works. */
  record Issued(OneTimeCode code, Duration valid) {}

  private final Database database;
  private final SecretCipher cipher;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  LoginCodes(Database database, Clock clock) {
    this.database = database;
    this.cipher = database.cipher();
    this.clock = clock;
  }

  /** A new code for somebody; one of its kind that they had before no longer works. */
  Issued issue(Kind kind, String guest) {
    long now = clock.millis();
    OneTimeCode code = OneTimeCode.random(random, kind.length);
    long expires = now + kind.valid.toMillis();
    database.write(
        handle -> {
          handle
              .createUpdate(
                  "delete from login_code where expires <= :now"
                      + " or guest = :guest and kind = :kind")
              .bind("now", now)
              .bind("guest", guest)
              .bind("kind", kind.word())
              .execute();
          return handle.execute(
              "insert into login_code (hash, guest, kind, expires) values (?, ?, ?, ?)",
              hash(kind, code),
              guest,
              kind.word(),
              expires);
        });
    return new Issued(code, kind.valid);
  }

  /** Whom a code lets in; it does so once. */
  Optional<String> use(Kind kind, OneTimeCode code) {
    String hash = hash(kind, code);
    long now = clock.millis();
    return database.write(
        handle -> {
          Optional<String> guest =
              handle
                  .createQuery("select guest from login_code where hash = :hash and expires > :now")
                  .bind("hash", hash)
                  .bind("now", now)
                  .mapTo(String.class)
                  .findOne();
          int removed = handle.execute("delete from login_code where hash = ?", hash);
          return guest.filter(id -> removed == 1);
        });
  }

  /** The codes of somebody no longer work. */
  void revoke(String guest) {
    database.write(handle -> remove(handle, guest));
  }

  private String hash(Kind kind, OneTimeCode code) {
    return cipher.hash(kind.word() + " " + code.signs());
  }

  /** Removes the codes of somebody. */
  static int remove(Handle handle, String guest) {
    return handle.execute("delete from login_code where guest = ?", guest);
  }
}
