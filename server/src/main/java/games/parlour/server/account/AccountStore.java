package games.parlour.server.account;

import games.parlour.server.secret.SecretCipher;
import games.parlour.server.store.Database;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The accounts that are stored. E-mail addresses are locked with the server's key. */
public final class AccountStore {
  private final Database database;
  private final SecretCipher cipher;

  public AccountStore(Database database) {
    this.database = database;
    this.cipher = database.cipher();
  }

  /** The account of somebody, if they have one. */
  Optional<AccountRow> of(String guest) {
    return row("guest", guest);
  }

  /** The account that one signs in to with a name. */
  Optional<AccountRow> named(String key) {
    return row("name_key", key);
  }

  private Optional<AccountRow> row(String column, String value) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select guest, name, password, created from account where <column> = :value")
                .define("column", column)
                .bind("value", value)
                .map(
                    (row, at) ->
                        new AccountRow(
                            row.getString("guest"),
                            row.getString("name"),
                            row.getString("password"),
                            row.getLong("created")))
                .findOne());
  }

  /** Keeps a new account and calls its owner by its name; whether the name was free. */
  boolean add(AccountRow account, String key, List<OneTimeCode> codes) {
    return database.write(
        handle -> {
          int added =
              handle
                  .createUpdate(
                      "insert into account (guest, name, name_key, password, email_confirmed,"
                          + " created) values (:guest, :name, :key, :password, 0, :created)"
                          + " on conflict do nothing")
                  .bind("guest", account.guest())
                  .bind("name", account.name())
                  .bind("key", key)
                  .bind("password", account.password())
                  .bind("created", account.created())
                  .execute();
          if (added == 1) {
            handle
                .createUpdate("update guest set name = :name where id = :guest")
                .bind("name", account.name())
                .bind("guest", account.guest())
                .execute();
            replaceCodes(handle, account.guest(), codes);
          }
          return added == 1;
        });
  }

  void setPassword(String guest, String hash) {
    database.write(handle -> setPassword(handle, guest, hash));
  }

  private static int setPassword(Handle handle, String guest, String hash) {
    return handle
        .createUpdate("update account set password = :hash where guest = :guest")
        .bind("hash", hash)
        .bind("guest", guest)
        .execute();
  }

  /** Sets another password for a recovery code, which is gone then; whether there was such one. */
  boolean recover(String guest, OneTimeCode code, String passwordHash) {
    return database.write(
        handle -> {
          int used =
              handle
                  .createUpdate("delete from recovery_code where guest = :guest and hash = :hash")
                  .bind("guest", guest)
                  .bind("hash", hash(code))
                  .execute();
          return used == 1 && setPassword(handle, guest, passwordHash) == 1;
        });
  }

  /** Recovery codes that somebody had no longer work; these do. */
  void replaceCodes(String guest, List<OneTimeCode> codes) {
    database.write(handle -> replaceCodes(handle, guest, codes));
  }

  private int replaceCodes(Handle handle, String guest, List<OneTimeCode> codes) {
    handle.execute("delete from recovery_code where guest = ?", guest);
    codes.forEach(
        code ->
            handle.execute(
                "insert into recovery_code (guest, hash) values (?, ?)", guest, hash(code)));
    return codes.size();
  }

  /** How many recovery codes somebody has left. */
  int codesLeft(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery("select count(*) from recovery_code where guest = :guest")
                .bind("guest", guest)
                .mapTo(Integer.class)
                .one());
  }

  private String hash(OneTimeCode code) {
    return cipher.hash("recovery " + code.signs());
  }

  /**
   * An e-mail address.
   *
   * @param confirmed whether its owner has shown that they read what is sent there
   */
  public record Email(String address, boolean confirmed) {}

  /** The e-mail address of somebody, if they gave one. */
  public Optional<Email> email(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select email, email_confirmed from account"
                        + " where guest = :guest and email is not null")
                .bind("guest", guest)
                .map(
                    (row, at) ->
                        new Email(
                            cipher.unlock(row.getString("email"), emailOf(guest)),
                            row.getInt("email_confirmed") == 1))
                .findOne());
  }

  /**
   * Keeps an e-mail address that is still to be confirmed, or none; whether there is an account.
   */
  public boolean setEmail(Handle handle, String guest, Optional<String> address) {
    return handle
            .createUpdate(
                "update account set email = :email, email_confirmed = 0 where guest = :guest")
            .bind("email", address.map(text -> cipher.lock(text, emailOf(guest))).orElse(null))
            .bind("guest", guest)
            .execute()
        == 1;
  }

  /** The e-mail address of somebody is theirs. */
  public void confirmEmail(Handle handle, String guest) {
    handle
        .createUpdate(
            "update account set email_confirmed = 1 where guest = :guest and email is not null")
        .bind("guest", guest)
        .execute();
  }

  private static String emailOf(String guest) {
    return "email " + guest;
  }

  /** Removes an account and its recovery codes. */
  static void remove(Handle handle, String guest) {
    handle.execute("delete from recovery_code where guest = ?", guest);
    handle.execute("delete from account where guest = ?", guest);
  }
}
