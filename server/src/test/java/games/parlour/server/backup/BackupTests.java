package games.parlour.server.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.server.Server;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.ChatClient;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.ServerTests;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.store.Database;
import games.parlour.server.store.DatabaseAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server's data in one file, and another server that goes on with it. */
public abstract class BackupTests extends ServerTests {
  @TempDir private Path folder;

  private BackupManifest backup(String database, Path file) {
    return writer(database, TestServer.KEY).write(file);
  }

  private static BackupWriter writer(String database, Path key) {
    return new BackupWriter(DatabaseAddress.of(database), key, "0.0.1", Clock.systemUTC());
  }

  private static void restore(Path file, String database, Path key) {
    try (BackupReader backup = BackupReader.open(file)) {
      new BackupRestorer(backup, key).restore(DatabaseAddress.of(database));
    }
  }

  /** A fresh database of the other kind. */
  private String other() {
    return server.database().startsWith("jdbc:sqlite:")
        ? TestPostgres.fresh()
        : Database.inFolder(folder);
  }

  private static void refused(ThrowingCallable call, String key) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.reason().key()).isEqualTo(key));
  }

  /** Somebody moves to and fro all the time, as long as it is wanted. */
  private static Thread mover(List<TableClient> pair, AtomicBoolean on) {
    return Thread.startVirtualThread(
        () -> {
          for (int i = 0; on.get(); i++) {
            TableClient next = pair.get(i % 2);
            next.moves(next.offers().getFirst());
          }
        });
  }

  @Test
  void aServerGoesOnWithTheBackupOfOneThatRuns() throws IOException, InterruptedException {
    List<ChatClient> talking = ChatClient.pair(server);
    talking.getFirst().types("Good evening");
    TableClient hands =
        TableClient.group(server, OpenRequest.cards("me", "open", "open", "open")).getFirst();
    TableClient open = TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    open.visitor().put("/api/me", Map.of("name", "Ada \"Ä\" 𝄞")).as(200);
    // Where moving to and fro is a draw sooner or later, the game might be over before the backup.
    OpenRequest endless = OpenRequest.suffragetto("me", "open").with("repetition", "off");
    List<TableClient> busy = TableClient.pair(server, endless.with("quiet-limit", "off"));
    AtomicBoolean on = new AtomicBoolean(true);
    Thread mover = mover(busy, on);
    Await.until(() -> busy.getFirst().after() > 1);
    Path file = folder.resolve("parlour.backup");
    BackupManifest manifest = backup(server.database(), file);
    on.set(false);
    mover.join();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(manifest.rows("game_table")).isGreaterThanOrEqualTo(4);
    assertThat(manifest.tables().stream().map(BackupManifest.BackupTable::name))
        .contains("guest", "session", "entry", "chat_line", "account", "host_block")
        .doesNotContain("flyway_schema_history");

    Path key = folder.resolve("restored.key");
    String elsewhere = other();
    restore(file, elsewhere, key);
    assertThat(key).hasSameTextualContentAs(TestServer.KEY);
    try (Server restored = Server.start(TestServer.config(elsewhere, key), TestServer.GAMES)) {
      for (TableClient place : List.of(talking.getFirst().place(), hands, open)) {
        assertThat(at(place, restored).table()).isEqualTo(place.table());
      }
      ChatClient there = new ChatClient(at(talking.getFirst().place(), restored));
      assertThat(there.read()).containsExactly("Good evening");
      Visitor guest = new Visitor(restored::port);
      guest.post("/api/join", Map.of("token", open.token())).as(200);
      assertThat(at(open, restored).status()).isEqualTo("playing");
      TableClient mine = at(busy.getFirst(), restored);
      int stood = mine.after();
      assertThat(busy.getFirst().log()).startsWith(mine.log().toArray(String[]::new));
      TableClient next = mine.offers().isEmpty() ? at(busy.get(1), restored) : mine;
      next.moves(next.offers().getFirst());
      assertThat(mine.after()).isEqualTo(stood + 1);
    }
    BackupManifest again = writer(elsewhere, key).write(folder.resolve("again"));
    assertThat(again.rows("chat_line")).isEqualTo(manifest.rows("chat_line"));
    assertThat(again.rows("entry")).isEqualTo(manifest.rows("entry") + 1);
  }

  private static TableClient at(TableClient place, Server other) {
    return place.to(place.visitor().at(other::port));
  }

  @Test
  void aBackupThatIsNotWholeIsRefused() throws IOException {
    TableClient.open(server.visitor(), OpenRequest.suffragetto("me", "open"));
    Path file = folder.resolve("whole");
    backup(server.database(), file);
    byte[] bytes = Files.readAllBytes(file);
    String target = server.freshDatabase(folder);
    Path key = folder.resolve("key");
    Path spoilt = folder.resolve("spoilt");
    for (byte[] damaged :
        List.of(Arrays.copyOf(bytes, bytes.length / 2), new byte[0], new byte[100])) {
      Files.write(spoilt, damaged);
      refused(() -> restore(spoilt, target, key), "refused.backup.damaged");
    }
    // Wherever a bit is another: in rows, in what the archive says of itself, in what nobody reads.
    int step = Math.max(1, bytes.length / 300);
    for (int at = 0; at < bytes.length; at += at < 64 ? 1 : step) {
      byte[] flipped = bytes.clone();
      flipped[at] ^= 1;
      Files.write(spoilt, flipped);
      refused(() -> restore(spoilt, target, key), "refused.backup.damaged");
    }
    refused(() -> restore(folder.resolve("none"), target, key), "refused.file.none");
    assertThat(key).doesNotExist();
    restore(file, target, key);
    assertThat(key).exists();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.map(path -> path.getFileName().toString()))
          .noneMatch(name -> name.startsWith(".parlour"));
    }
  }

  @Test
  void onlyAnEmptyPlaceIsFilledAndOnlyItsOwnKeyFits() throws IOException {
    Path file = folder.resolve("backup");
    backup(server.database(), file);
    refused(() -> backup(server.database(), file), "refused.save.exists");
    refused(() -> restore(file, server.database(), TestServer.KEY), "refused.restore.full");
    Path foreign = Files.writeString(folder.resolve("foreign.key"), "ab".repeat(32) + "\n");
    refused(
        () -> writer(server.database(), foreign).write(folder.resolve("b")), "refused.key.other");
    String target = server.freshDatabase(folder);
    refused(() -> restore(file, target, foreign), "refused.restore.key");
    assertThat(folder.resolve("b")).doesNotExist();
    restore(file, target, TestServer.KEY);
    try (Server restored =
        Server.start(TestServer.config(target, TestServer.KEY), TestServer.GAMES)) {
      new Visitor(restored::port).get("/readyz").as(200);
    }
  }

  /** What cannot be loaded leaves the database as empty as it was. */
  @Test
  void aFailureLeavesNothingBehind() throws IOException {
    Path file = folder.resolve("backup");
    backup(server.database(), file);
    String target = server.freshDatabase(folder);
    Path unwritable = Files.writeString(folder.resolve("file"), "x").resolve("key");
    refused(() -> restore(file, target, unwritable), "refused.key.write");
    restore(file, target, folder.resolve("key"));
    assertThat(folder.resolve("key")).exists();
  }
}
