package games.parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.random.Generator;
import games.parlour.server.fixture.TestPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A damaged database is refused before anybody plays on it. */
class StoreCheckTest {
  private static final int PAGE = 4096;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void fill() {
    file = folder.resolve("parlour.db");
    Database.open(address(), key()).close();
    Jdbi jdbi = Jdbi.create(address());
    jdbi.useTransaction(
        handle -> {
          for (int i = 0; i < 2_000; i++) {
            handle.execute("insert into guest values (?, ?, 'Ada', 1)", "id" + i, "secret" + i);
          }
        });
    jdbi.useHandle(handle -> handle.execute("pragma wal_checkpoint(truncate)"));
  }

  private String address() {
    return Database.inFolder(folder);
  }

  private Path key() {
    return folder.resolve("parlour.key");
  }

  private void damaged(byte[] bytes) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(() -> Database.open(address(), key()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.db.damaged")
        .hasMessageContaining(file.toString());
  }

  @Test
  void aDamagedFileIsRefused() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    damaged(Arrays.copyOf(whole, whole.length / 2 / PAGE * PAGE));
    damaged(Arrays.copyOf(whole, 1_000));
    byte[] header = whole.clone();
    Arrays.fill(header, 0, 64, (byte) 7);
    damaged(header);
    byte[] pages = whole.clone();
    Generator random = new Generator(8);
    for (int at = whole.length / 2; at < whole.length; at++) {
      pages[at] = (byte) random.below(256);
    }
    damaged(pages);
    damaged("not a database".repeat(100).getBytes(StandardCharsets.UTF_8));
    Files.write(file, whole);
    try (Database database = Database.open(address(), key())) {
      assertThat(database.takesChanges()).as("the undamaged store takes changes").isTrue();
    }
  }

  @Test
  void aMissingTableIsNamed() {
    Jdbi.create(address()).useHandle(handle -> handle.execute("drop table entry"));
    assertThatThrownBy(() -> Database.open(address(), key()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.db.schema")
        .hasMessageContaining("entry");
  }

  @Test
  void aMissingTableIsNamedInPostgresToo() {
    String address = TestPostgres.fresh();
    Database.open(address, key()).close();
    Jdbi.create(address).useHandle(handle -> handle.execute("drop table write_probe"));
    assertThatThrownBy(() -> Database.open(address, key()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.db.schema")
        .hasMessageContaining("write_probe");
  }

  /** A node of this version must not write to what a later one has made of the database. */
  @Test
  void whatANewerVersionHasChangedIsRefused() {
    Jdbi.create(address())
        .useHandle(
            handle ->
                handle.execute(
                    "insert into flyway_schema_history (installed_rank, version, description, type,"
                        + " script, installed_by, execution_time, success)"
                        + " values (9999, '9999', 'later', 'SQL', 'V9999.sql', '', 1, 1)"));
    assertThatThrownBy(() -> Database.open(address(), key()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.db.newer");
  }
}
