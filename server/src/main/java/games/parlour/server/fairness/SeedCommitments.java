package games.parlour.server.fairness;

import games.parlour.core.text.Text;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretCipher;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.Database;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Seeds whose hash somebody is told before they open a table, so that what they add to the seed
 * comes after it. One for each guest, for ten minutes, used once. Thread-safe.
 */
public final class SeedCommitments implements PersonalData {
  private static final Duration KEPT = Duration.ofMinutes(10);

  private final Database database;
  private final SecretCipher cipher;
  private final SecretGenerator secrets;
  private final Clock clock;

  public SeedCommitments(Database database, SecretGenerator secrets, Clock clock) {
    this.database = database;
    this.cipher = database.cipher();
    this.secrets = secrets;
    this.clock = clock;
  }

  /**
   * What somebody is told of a seed.
   *
   * @param id by which they open a table with it
   * @param hash what binds the server to it
   * @param expires when it is forgotten, in milliseconds since 1970
   */
  public record Commitment(String id, String hash, long expires) {}

  /** Promises a seed to a guest; one that they were promised before is forgotten. */
  Commitment reserve(String guest) {
    String id = secrets.token();
    String seed = secrets.seed();
    long expires = clock.millis() + KEPT.toMillis();
    database.write(
        handle -> {
          handle
              .createUpdate("delete from seed_commitment where guest = :guest")
              .bind("guest", guest)
              .execute();
          return handle
              .createUpdate(
                  "insert into seed_commitment (id, guest, seed, expires)"
                      + " values (:id, :guest, :seed, :expires)"
                      + " on conflict do nothing")
              .bind("id", id)
              .bind("guest", guest)
              .bind("seed", cipher.lock(seed, purpose(id)))
              .bind("expires", expires)
              .execute();
        });
    return new Commitment(id, SecretGenerator.hash(seed), expires);
  }

  /** The seed that a guest was promised; it is forgotten with that, so that it deals once. */
  public String take(String id, String guest) {
    Optional<String> locked =
        database.write(
            handle -> {
              Optional<String> found =
                  handle
                      .createQuery(
                          "select seed from seed_commitment"
                              + " where id = :id and guest = :guest and expires > :now")
                      .bind("id", id)
                      .bind("guest", guest)
                      .bind("now", clock.millis())
                      .mapTo(String.class)
                      .findOne();
              int gone =
                  handle
                      .createUpdate("delete from seed_commitment where id = :id and guest = :guest")
                      .bind("id", id)
                      .bind("guest", guest)
                      .execute();
              return gone == 1 ? found : Optional.empty();
            });
    return locked
        .map(seed -> cipher.unlock(seed, purpose(id)))
        .orElseThrow(
            () -> new ProblemException(ProblemKind.CONFLICT, Text.of("problem.commitment")));
  }

  private static String purpose(String id) {
    return "commitment " + id;
  }

  /** What an export says of a seed that somebody was promised. */
  private record Exported(long expires) {}

  @Override
  public String section() {
    return "commitments";
  }

  @Override
  public List<?> of(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery("select expires from seed_commitment where guest = :guest")
                .bind("guest", guest)
                .map((row, at) -> new Exported(row.getLong("expires")))
                .list());
  }

  @Override
  public void forget(Handle handle, String guest) {
    handle.execute("delete from seed_commitment where guest = ?", guest);
  }

  /** Forgets those that nobody used in time. */
  public void tidy() {
    database.write(
        handle ->
            handle
                .createUpdate("delete from seed_commitment where expires <= :now")
                .bind("now", clock.millis())
                .execute());
  }
}
