package games.parlour.server.store;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.server.secret.SecretCipher;
import games.parlour.server.secret.ServerKey;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Which key a database belongs to. With another one the dice of its games would be lost. */
final class StoredKey {
  private StoredKey() {}

  /**
   * The key of a database; refuses any other. A database without one takes this key, and what lay
   * in it in plain is locked.
   */
  static SecretCipher of(Jdbi jdbi, Path file, boolean sqlite) {
    Optional<String> known = jdbi.withHandle(StoredKey::fingerprint);
    if (known.isPresent()) {
      SecretCipher cipher =
          ServerKey.read(file)
              .orElseThrow(
                  () -> new Refusal(Text.of("refused.key.missing", "file", file.toString())));
      return same(cipher, known.get(), file);
    }
    SecretCipher cipher = ServerKey.readOrCreate(file);
    jdbi.useHandle(
        handle -> {
          if (sqlite) {
            handle.execute("pragma secure_delete = on"); // nothing in plain stays in the file
          }
          handle.useTransaction(each -> lockAll(each, cipher));
          if (sqlite) {
            handle.execute("pragma wal_checkpoint(truncate)");
          }
        });
    return same(cipher, jdbi.withHandle(StoredKey::fingerprint).orElseThrow(), file);
  }

  private static Optional<String> fingerprint(Handle handle) {
    return handle
        .createQuery("select fingerprint from server_key where id = 1")
        .mapTo(String.class)
        .findOne();
  }

  private static SecretCipher same(SecretCipher cipher, String known, Path file) {
    if (!cipher.fingerprint().equals(known)) {
      throw new Refusal(Text.of("refused.key.other", "file", file.toString()));
    }
    return cipher;
  }

  /** Of several servers that begin at once, one does it. */
  private static void lockAll(Handle handle, SecretCipher cipher) {
    int first =
        handle
            .createUpdate(
                "insert into server_key (id, fingerprint) values (1, :fingerprint)"
                    + " on conflict do nothing")
            .bind("fingerprint", cipher.fingerprint())
            .execute();
    if (first == 1) {
      RowSecrets secrets = new RowSecrets(cipher);
      lockSeeds(handle, secrets);
      lockTokens(handle, secrets);
    }
  }

  private record PlainSeed(String table, String seed) {}

  private static void lockSeeds(Handle handle, RowSecrets secrets) {
    List<PlainSeed> plain =
        handle
            .createQuery("select id, seed from game_table")
            .map((row, at) -> new PlainSeed(row.getString("id"), row.getString("seed")))
            .list();
    for (PlainSeed one : plain) {
      handle
          .createUpdate("update game_table set seed = :seed where id = :id")
          .bind("seed", secrets.lockSeed(one.table(), one.seed()))
          .bind("id", one.table())
          .execute();
    }
  }

  private record PlainToken(String table, int seat, String token) {}

  private static void lockTokens(Handle handle, RowSecrets secrets) {
    List<PlainToken> plain =
        handle
            .createQuery("select table_id, number, token from seat where token is not null")
            .map(
                (row, at) ->
                    new PlainToken(
                        row.getString("table_id"), row.getInt("number"), row.getString("token")))
            .list();
    for (PlainToken one : plain) {
      handle
          .createUpdate(
              "update seat set token = :token, token_hash = :hash"
                  + " where table_id = :table and number = :seat")
          .bind("token", secrets.lockToken(one.table(), one.seat(), one.token()))
          .bind("hash", secrets.hash(one.token()))
          .bind("table", one.table())
          .bind("seat", one.seat())
          .execute();
    }
  }
}
