package games.parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.server.fixture.ParallelCalls;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.secret.ServerKey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the key locks, and a database that was made before there was one. */
class StoredKeyTest {
  private static final String SEED = "5eed".repeat(16);
  private static final String TOKEN = "aTokenOfTwentyTwoChars";
  private static final String TABLE = "aTableOfTwentyTwoChars";

  @TempDir private Path folder;
  private Path key;
  private String sqlite;

  @BeforeEach
  void name() {
    key = folder.resolve("parlour.key");
    sqlite = Database.inFolder(folder);
  }

  /** A database as the program made it before it had a key. */
  private static void old(String address, String dialect) {
    String home = "classpath:games/parlour/server/store/";
    Flyway.configure()
        .dataSource(address, null, null)
        .locations(home + "common", home + dialect)
        .target("2")
        .load()
        .migrate();
    Jdbi.create(address)
        .useHandle(
            handle -> {
              handle.execute("insert into guest values ('g', 's', 'Ada', 1)");
              for (String id : List.of(TABLE, "other")) {
                handle.execute(
                    "insert into game_table (id, game, rules, options, seed, creator, listed,"
                        + " status, rematch, created, changed) values"
                        + " (?, 'suffragetto', 1, '', ?, 'g', 0, 'open', '', 1, 1)",
                    id,
                    id.equals(TABLE) ? SEED : "0".repeat(64));
                handle.execute(
                    "insert into seat (table_id, number, name, kind, beside, token)"
                        + " values (?, 0, 'police', 'open', 0, ?)",
                    id,
                    id.equals(TABLE) ? TOKEN : null);
              }
            });
  }

  private void isKept(Database database) {
    TableReader reader = new TableReader(database);
    StoredTable table = reader.table(TABLE).orElseThrow();
    assertThat(table.table().seed()).isEqualTo(SEED);
    assertThat(table.seats().getFirst().token()).contains(TOKEN);
    assertThat(reader.tableOfToken(TOKEN)).contains(TABLE);
    assertThat(reader.table("other").orElseThrow().table().seed()).isEqualTo("0".repeat(64));
    assertThat(new TableLists(database).tablesOf("nobody")).isEmpty();
  }

  @Test
  void anOldDatabaseIsLocked() throws IOException {
    old(sqlite, "sqlite");
    assertThat(bytes()).contains(SEED).contains(TOKEN);
    for (int start = 0; start < 2; start++) {
      try (Database database = Database.open(sqlite, key)) {
        isKept(database);
        assertThat(bytes()).doesNotContain(SEED).doesNotContain(TOKEN);
      }
    }
  }

  /** All that lies in the folder, beside the key. */
  private String bytes() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(path -> !path.equals(key)).toList()) {
        all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return all.toString();
  }

  @Test
  void anOldDatabaseIsLockedInPostgresToo() {
    String address = TestPostgres.fresh();
    old(address, "postgresql");
    try (Database database = Database.open(address, key);
        Database beside = Database.open(address, key)) {
      isKept(database);
      isKept(beside);
    }
    assertThatThrownBy(() -> Database.open(address, folder.resolve("other.key")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.key.missing");
  }

  @Test
  void anotherKeyIsRefused() throws IOException {
    old(sqlite, "sqlite");
    Database.open(sqlite, key).close();
    String right = Files.readString(key);
    Files.writeString(key, "ab".repeat(32) + "\n");
    refused("refused.key.other");
    for (String wrong : List.of("", "x", "zz".repeat(32), "ab".repeat(200))) {
      Files.writeString(key, wrong);
      refused("refused.key.form");
    }
    Files.delete(key);
    refused("refused.key.missing");
    assertThat(key).as("no other key is made").doesNotExist();
    Files.writeString(key, right);
    try (Database database = Database.open(sqlite, key)) {
      isKept(database);
    }
  }

  @Test
  void ofManyThatBeginAtOnceOneMakesTheKey() throws IOException {
    List<String> prints = ParallelCalls.of(16, i -> ServerKey.readOrCreate(key).fingerprint());
    assertThat(Set.copyOf(prints)).hasSize(1);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(key);
    }
  }

  private void refused(String why) {
    assertThatThrownBy(() -> Database.open(sqlite, key))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(why)
        .hasMessageContaining(key.toString());
  }

  /** Otherwise who can write to the database could deal the dice of one game in another. */
  @Test
  void aSeedBelongsToItsTable() {
    old(sqlite, "sqlite");
    try (Database database = Database.open(sqlite, key)) {
      Jdbi.create(sqlite)
          .useHandle(
              handle ->
                  handle.execute(
                      "update game_table set seed ="
                          + " (select seed from game_table where id = 'other') where id = ?",
                      TABLE));
      assertThatThrownBy(() -> new TableReader(database).table(TABLE))
          .isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void itsFilesAreForTheirOwnerAlone() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    for (int start = 0; start < 2; start++) {
      try (Database database = Database.open(sqlite, key)) {
        assertThat(database.takesChanges()).as("the store takes changes").isTrue();
        try (Stream<Path> files = Files.list(folder)) {
          for (Path file : files.toList()) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .as(file.toString())
                .isEqualTo("rw-------");
          }
        }
      }
      for (String name : List.of("parlour.db", "parlour.key")) {
        Files.setPosixFilePermissions(
            folder.resolve(name), PosixFilePermissions.fromString("rw-r--r--"));
      }
    }
  }
}
