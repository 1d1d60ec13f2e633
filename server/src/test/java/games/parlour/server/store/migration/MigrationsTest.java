package games.parlour.server.store.migration;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sqlite.SQLiteDataSource;

/** A database is brought up to date, and one that is so already is left alone. */
class MigrationsTest {
  private static final List<MigrationFile> FILES =
      Migrations.files("sqlite").stream().map(MigrationFile::new).toList();

  @TempDir private Path folder;

  private SQLiteDataSource source() {
    SQLiteDataSource source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + folder.resolve("t.db"));
    return source;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void everyFileIsNamed(String dialect) throws IOException, URISyntaxException {
    String home = "games/parlour/server/store/";
    URL store = Objects.requireNonNull(getClass().getResource("/" + home + "common"));
    Path root = Path.of(store.toURI()).resolveSibling(".").normalize();
    try (Stream<Path> common = Files.list(root.resolve("common"));
        Stream<Path> own = Files.list(root.resolve(dialect))) {
      List<String> there =
          Stream.concat(common, own)
              .map(file -> home + root.relativize(file).toString().replace('\\', '/'))
              .toList();
      assertThat(Migrations.files(dialect)).containsExactlyInAnyOrderElementsOf(there);
    }
    assertThat(Migrations.files(dialect))
        .extracting(file -> Integer.parseInt(new MigrationFile(file).version()))
        .isSorted()
        .doesNotHaveDuplicates()
        .startsWith(1, 2, 3, 4);
  }

  @Test
  void aNewDatabaseIsUpToDateAfterwards() {
    assertThat(Migrations.isUpToDate(source(), FILES))
        .as("an empty database is not up to date")
        .isFalse();
    Migrations.run(source(), "sqlite");
    assertThat(Migrations.isUpToDate(source(), FILES))
        .as("the database is up to date after all migrations")
        .isTrue();
    Migrations.run(source(), "sqlite");
  }

  @Test
  void whateverIsDoubtfulIsLeftToFlyway() {
    Migrations.run(source(), "sqlite");
    Jdbi jdbi = Jdbi.create(source());
    jdbi.useHandle(h -> h.execute("update flyway_schema_history set success = 0 where version=3"));
    assertThat(Migrations.isUpToDate(source(), FILES))
        .as("a database with a failed migration is not up to date")
        .isFalse();
    jdbi.useHandle(h -> h.execute("delete from flyway_schema_history where version = 3"));
    assertThat(Migrations.isUpToDate(source(), FILES))
        .as("a database that lacks migration 3 is not up to date")
        .isFalse();
    assertThat(Migrations.isUpToDate(source(), FILES.subList(0, 1))).as("a newer one").isFalse();
  }

  /** What earlier versions of the program did counts: Flyway found the files by itself then. */
  @Test
  void stepsTakenEarlierCount() {
    String home = "classpath:games/parlour/server/store/";
    Flyway.configure()
        .dataSource(source())
        .locations(home + "common", home + "sqlite")
        .target("2")
        .load()
        .migrate();
    assertThat(Migrations.isUpToDate(source(), FILES))
        .as("a database with migrations 1 and 2 is not up to date")
        .isFalse();
    Migrations.run(source(), "sqlite");
    assertThat(Migrations.isUpToDate(source(), FILES))
        .as("the database is up to date after all migrations")
        .isTrue();
  }
}
