package games.parlour.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import games.parlour.cli.fixture.CookieClient;
import games.parlour.cli.fixture.ProgramRun;
import games.parlour.cli.fixture.ServerProcess;
import games.parlour.core.random.Generator;
import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.testkit.Seeds;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteJDBCLoader;

/** The command that opens the parlour to browsers, as a person starts and stops it. */
@Timeout(value = 60, unit = TimeUnit.MINUTES)
@Tag("slow")
class ServeTest {
  @TempDir private Path home;

  private static void oneLine(ProgramRun run, String... said) {
    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(run.err().lines()).as(run.err()).hasSize(1);
    assertThat(run.err()).contains(said).doesNotContain("Exception", "\tat ");
    assertThat(run.out()).isEmpty();
  }

  private ProgramRun refused(String... args) throws IOException, InterruptedException {
    return ServerProcess.refused(home, Map.of(), args);
  }

  @Test
  void itSaysWhereItIsAndEndsWhenItIsTold() throws Exception {
    try (ServerProcess serving = ServerProcess.start(home, Map.of(), "--port", "0")) {
      assertThat(serving.said())
          .isEqualTo("Parlour is open: http://localhost:" + serving.port() + "/");
      CookieClient.Reply health = new CookieClient().get(serving.port(), "/healthz");
      assertThat(health.json().path("status").asString()).isEqualTo("ok");
      assertThat(home.resolve("tables").resolve("parlour.db")).exists();
      oneLine(refused("--port", "0"), "Another server is using the folder", "--data");
      assertThat(serving.terminate()).isZero();
    }
    assertThat(home.resolve("errors.txt")).content().doesNotContain("WARN", "ERROR");
  }

  /** Of two servers that start at once, only one can clear away what a killed one left behind. */
  @Test
  void whatTheDatabaseDriverCannotClearAwayIsNotTold() throws Exception {
    String left = "sqlite-" + SQLiteJDBCLoader.getVersion() + "-left-behind.so";
    Path drivers = home.resolve("drivers");
    Files.writeString(Files.createDirectories(drivers.resolve(left)).resolve("file"), "in use");
    Map<String, String> env = Map.of("JAVA_TOOL_OPTIONS", "-Dorg.sqlite.tmpdir=" + drivers);
    try (ServerProcess serving = ServerProcess.start(home, env, "--port", "0")) {
      assertThat(serving.terminate()).isZero();
    }
    assertThat(drivers.resolve(left)).exists();
    assertThat(home.resolve("errors.txt")).content().doesNotContain("WARN", "ERROR");
  }

  @Test
  void toldToStopInTheMiddleItLosesNothing() throws Exception {
    Generator random = new Generator(Seeds.base());
    KilledServerGames matches;
    try (ServerProcess serving =
        ServerProcess.start(home, Map.of(), "--port", "0", "--pace", "0")) {
      matches = new KilledServerGames(serving.port(), random);
      int[] code = {-1};
      matches.play(serving.port(), 20, 50, () -> code[0] = serving.terminate());
      assertThat(code[0]).isZero();
    }
    try (ServerProcess serving =
        ServerProcess.start(home, Map.of(), "--port", "0", "--pace", "0")) {
      matches.check(serving.port());
      assertThat(serving.terminate()).isZero();
    }
  }

  @Test
  void aSettingsFileCountsAndFlagsCountMore() throws Exception {
    Path kept = home.resolve("kept");
    Path file =
        Files.writeString(
            home.resolve("parlour.conf"),
            "port = 1\nlog = json\ndata = " + kept + "\nlimits.guest.unfinished = 1\n");
    try (ServerProcess serving =
        ServerProcess.start(home, Map.of(), "--port", "0", "--config", file.toString())) {
      assertThat(kept.resolve("parlour.db")).exists();
      CookieClient ada = new CookieClient();
      Map<String, ?> table =
          Map.of("game", "suffragetto", "seats", Map.of("suffragettes", "me", "police", "open"));
      assertThat(ada.post(serving.port(), "/api/tables", table).status()).isEqualTo(201);
      assertThat(ada.post(serving.port(), "/api/tables", table).status()).isEqualTo(409);
      assertThat(serving.terminate()).isZero();
    }
    assertThat(Files.readString(home.resolve("errors.txt")).lines().filter(l -> l.startsWith("{")))
        .as("the log, for a program to read")
        .hasSize(2)
        .first(STRING)
        .contains("\"the server has started\"", "\"sqlite\"", file.toString());
  }

  @Test
  void aTakenPortIsRefused() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
      String port = String.valueOf(taken.getLocalPort());
      oneLine(refused("--port", port), "Port " + port + " on 127.0.0.1 is taken");
    }
  }

  @Test
  void aPaceThatIsNoneIsRefused() {
    for (String pace : new String[] {"-1", "60001", "slow", ""}) {
      oneLine(ProgramRun.of("serve", "--pace", pace), "--pace");
    }
  }

  @Test
  void aPortThatIsNoneIsRefused() {
    for (String port : new String[] {"70000", "-1", "http", ""}) {
      oneLine(ProgramRun.of("serve", "--port", port), "--port");
    }
  }

  @Test
  void aHostThatIsNotHereIsRefused() throws Exception {
    oneLine(refused("--port", "0", "--host", "192.0.2.1"), "192.0.2.1");
    oneLine(refused("--port", "0", "--host", "no.such.host.invalid"), "no.such.host.invalid");
  }

  @Test
  void aFolderThatCannotBeIsRefused() throws Exception {
    Path file = Files.writeString(home.resolve("file"), "x");
    oneLine(refused("--port", "0", "--data", file.toString()), file.toString());
    oneLine(refused("--port", "0", "--data", file.resolve("in").toString()), file.toString());
  }

  @Test
  void aDatabaseOfNoKnownKindIsRefused() throws Exception {
    ProgramRun run = refused("--db", "mysql://ada:lovelace@localhost/x");
    oneLine(run, "mysql://localhost/x", "postgresql://");
    assertThat(run.err()).doesNotContain("lovelace");
  }

  @Test
  void aDatabaseThatDoesNotAnswerIsRefused() throws Exception {
    try (Socket deaf = new Socket()) {
      deaf.bind(null); // nobody else gets the port meanwhile, and nobody listens there
      String nobody = String.valueOf(deaf.getLocalPort());
      ProgramRun run = refused("--db", "postgresql://ada:lovelace@localhost:" + nobody + "/x");
      oneLine(run, "cannot be opened", nobody);
      assertThat(run.err()).doesNotContain("lovelace");
    }
  }

  @Test
  void aWrongPasswordIsRefusedAndNotRepeated() throws Exception {
    TestPostgres.ask("create role locked login password 'right'");
    Path rules = Path.of(TestPostgres.ask("show hba_file"));
    Files.writeString(rules, "host all locked all scram-sha-256\n" + Files.readString(rules));
    String loaded = TestPostgres.ask("select pg_conf_load_time()");
    TestPostgres.ask("select pg_reload_conf()");
    // The rules hold for whoever comes after they were read, which is a moment later.
    Await.until(() -> !TestPostgres.ask("select pg_conf_load_time()").equals(loaded));
    String server = "localhost:" + TestPostgres.port() + "/postgres";
    ProgramRun run =
        refused("--db", "jdbc:postgresql://" + server + "?user=locked&password=wrong1");
    oneLine(run, "cannot be opened", "password");
    assertThat(run.err()).doesNotContain("wrong1");
  }

  /** Neither dice nor links can be read from a copied database, or lost with another key. */
  @Test
  void withoutItsKeyOrDamagedADatabaseIsRefused() throws Exception {
    Path folder = Files.createDirectories(home.resolve("tables"));
    Path key = folder.resolve("parlour.key");
    try (ServerProcess serving = ServerProcess.start(home, Map.of(), "--port", "0")) {
      try (Stream<Path> files = Files.list(folder)) {
        assertThat(files)
            .hasSizeGreaterThan(2)
            .allMatch(file -> rights(file).equals("rw-------"), "for their owner alone");
      }
      assertThat(serving.terminate()).isZero();
    }
    Path kept = Files.move(key, home.resolve("kept.key"));
    oneLine(refused("--port", "0"), key.toString(), "missing", "backup", "PARLOUR_KEY");
    Map<String, String> elsewhere = Map.of("PARLOUR_KEY", kept.toString());
    try (ServerProcess serving = ServerProcess.start(home, elsewhere, "--port", "0")) {
      assertThat(serving.terminate()).isZero();
    }
    Files.writeString(key, "ab".repeat(32));
    oneLine(refused("--port", "0"), key.toString(), "not the one");
    Path file = folder.resolve("parlour.db");
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 3 * 4096));
    ProgramRun damaged = ServerProcess.refused(home, elsewhere, "--port", "0");
    oneLine(damaged, file.toString(), "is damaged", "backup");
  }

  private static String rights(Path file) {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    } catch (IOException gone) {
      return gone.toString();
    }
  }

  @Test
  void theEnvironmentNamesADatabase() throws Exception {
    Path file = home.resolve("other.db");
    Map<String, String> env = Map.of("PARLOUR_DB", "jdbc:sqlite:" + file);
    try (ServerProcess serving = ServerProcess.start(home, env, "--port", "0")) {
      assertThat(file).exists();
      assertThat(home.resolve("parlour.key")).exists();
      assertThat(home.resolve("tables")).doesNotExist();
      assertThat(serving.terminate()).isZero();
    }
    oneLine(ServerProcess.refused(home, Map.of("PARLOUR_DB", "x:y"), "--port", "0"), "x:y");
  }

  @Test
  void helpSpeaksBothLanguages() {
    assertThat(ProgramRun.of("serve", "--help").out())
        .contains("Start a server, to play in a browser", "--port=N", "--db=URL", "8080");
    assertThat(ProgramRun.of("serve", "--help", "--lang", "de").out())
        .contains("Aufruf: parlour serve", "--data=", "PARLOUR_DB");
    assertThat(ProgramRun.of().out()).contains("serve");
  }
}
