package games.parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes to the log when the database fails holds no seed, no link and no cookie. */
class DatabaseErrorTest {
  private static final String SECRET = "5eed5eed";

  @Test
  void aFailedChangeDoesNotTellWhatItHeld(@TempDir Path folder) {
    try (Database database =
        Database.open(Database.inFolder(folder), folder.resolve("parlour.key"))) {
      String insert = "insert into nowhere (seed) values (:seed)";
      String written =
          trace(
              catchThrowable(
                  () ->
                      database.write(
                          handle -> handle.createUpdate(insert).bind("seed", SECRET).execute())));
      String read =
          trace(
              catchThrowable(
                  () ->
                      database.read(
                          handle ->
                              handle
                                  .createQuery("select token from nowhere where token = :token")
                                  .bind("token", SECRET)
                                  .mapTo(String.class)
                                  .list())));
      assertThat(written).contains("nowhere").doesNotContain(SECRET);
      assertThat(read).contains("nowhere").doesNotContain(SECRET);
    }
  }

  private static String trace(Throwable failed) {
    StringWriter all = new StringWriter();
    failed.printStackTrace(new PrintWriter(all));
    return all.toString();
  }
}
