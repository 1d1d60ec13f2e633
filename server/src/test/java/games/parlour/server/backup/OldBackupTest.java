package games.parlour.server.backup;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.Server;
import games.parlour.server.fixture.Answer;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.store.Database;
import games.parlour.server.store.DatabaseAddress;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A backup of a database of an earlier version is brought up to date when it is restored. */
class OldBackupTest {
  @TempDir private Path folder;

  private static byte[] bytes(String name) throws IOException {
    String home = "/games/parlour/server/durability/before-accounts/";
    try (InputStream in = OldBackupTest.class.getResourceAsStream(home + name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    }
  }

  @Test
  void itsPeopleAndGamesAreThere() throws IOException {
    Path old = Files.write(folder.resolve("old.db"), bytes("parlour.db"));
    Path key = Files.write(folder.resolve("old.key"), bytes("sqlite.key"));
    Path file = folder.resolve("backup");
    BackupManifest manifest =
        new BackupWriter(DatabaseAddress.ofFile(old), key, "0.2.0", Clock.systemUTC()).write(file);
    assertThat(manifest.steps()).containsExactly("1", "2", "3", "4");
    String database = Database.inFolder(folder);
    Path newKey = folder.resolve("parlour.key");
    try (BackupReader backup = BackupReader.open(file)) {
      new BackupRestorer(backup, newKey).restore(DatabaseAddress.of(database));
    }
    JsonNode story = Answer.MAPPER.readTree(bytes("sqlite.json"));
    try (Server server = Server.start(TestServer.config(database, newKey), TestServer.GAMES)) {
      Visitor ada = new Visitor(server::port, "parlour_guest", story.path("ada").asString());
      assertThat(ada.get("/api/me").json().path("name").asString()).isEqualTo("Ada");
      assertThat(ada.get("/api/tables?kind=mine").json().path("tables")).hasSize(6);
    }
  }
}
