package games.parlour.server.account;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Turns passwords into hashes that tell nothing of them, with Argon2id. Only a few are computed at
 * once, since each takes much memory on purpose; who would wait for long is refused. Thread-safe.
 */
public final class PasswordHasher {
  /** What OWASP asks for at least: 19 MiB, two passes, one lane. */
  private static final int MEMORY_KIB = 19 * 1024;

  private static final int PASSES = 2;
  private static final int LANES = 1;
  private static final int HASH_BYTES = 32;
  private static final int SALT_BYTES = 16;
  private static final int AT_ONCE = 4;
  private static final int PATIENCE_SECONDS = 5;

  private final Argon2Function argon;
  private final Semaphore free = new Semaphore(AT_ONCE, true);
  private final SecureRandom random = new SecureRandom();

  /** A hash that no password has, checked where there is no account, so that it takes as long. */
  private final String nobodys;

  public PasswordHasher() {
    this(MEMORY_KIB);
  }

  PasswordHasher(int memoryKib) {
    this.argon = Argon2Function.getInstance(memoryKib, PASSES, LANES, HASH_BYTES, Argon2.ID);
    this.nobodys =
        "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
            .formatted(memoryKib, PASSES, LANES, "A".repeat(22), "A".repeat(43));
  }

  /** The hash of a password, with a salt of its own. */
  String hash(String password) {
    byte[] salt = new byte[SALT_BYTES];
    random.nextBytes(salt);
    return computed(() -> argon.hash(bytes(password), salt).getResult());
  }

  /** Whether a password is the one that was hashed. */
  boolean check(String password, String hash) {
    Argon2Function used = Argon2Function.getInstanceFromHash(hash);
    return computed(() -> used.check(bytes(password), hash.getBytes(StandardCharsets.US_ASCII)));
  }

  /** Takes as long as a check, and fails. */
  void checkNobodys(String password) {
    check(password, nobodys);
  }

  /** One password, however a keyboard puts its accents together. */
  private static byte[] bytes(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFC).getBytes(StandardCharsets.UTF_8);
  }

  private <T> T computed(Supplier<T> work) {
    boolean mine = false;
    try {
      mine = free.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (!mine) {
        throw new ProblemException(
            ProblemKind.TOO_OFTEN, Text.of("problem.account.busy"), PATIENCE_SECONDS);
      }
      return work.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } finally {
      if (mine) {
        free.release();
      }
    }
  }
}
