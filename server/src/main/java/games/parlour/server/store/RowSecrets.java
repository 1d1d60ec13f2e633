package games.parlour.server.store;

import games.parlour.server.secret.SecretCipher;
import java.util.Optional;

/** What is locked in rows, and for which place. */
final class RowSecrets {
  private final SecretCipher cipher;

  RowSecrets(SecretCipher cipher) {
    this.cipher = cipher;
  }

  void warmUp() {
    cipher.warmUp();
  }

  String lockSeed(String table, String seed) {
    return cipher.lock(seed, seedOf(table));
  }

  String seed(String table, String locked) {
    return cipher.unlock(locked, seedOf(table));
  }

  private static String seedOf(String table) {
    return "seed " + table;
  }

  String lockToken(String table, int seat, String token) {
    return cipher.lock(token, tokenOf(table, seat));
  }

  Optional<String> token(String table, int seat, Optional<String> locked) {
    return locked.map(token -> cipher.unlock(token, tokenOf(table, seat)));
  }

  private static String tokenOf(String table, int seat) {
    return "link " + table + " " + seat;
  }

  String hash(String token) {
    return cipher.hash(token);
  }
}
