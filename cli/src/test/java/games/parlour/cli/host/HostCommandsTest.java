package games.parlour.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.CookieClient;
import games.parlour.cli.fixture.ProgramRun;
import games.parlour.cli.fixture.ServerProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands of a host, given beside a server that runs. */
@Timeout(value = 60, unit = TimeUnit.MINUTES)
@Tag("slow")
class HostCommandsTest {
  private static final Map<String, ?> TABLE =
      Map.of("game", "suffragetto", "seats", Map.of("suffragettes", "me", "police", "device"));

  /** Long enough for the slowest machine; a server looks every second. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private static final Duration PAUSE = Duration.ofMillis(100);

  @TempDir private Path home;

  private ProgramRun run(String... args) {
    return ProgramRun.at(home, "", args);
  }

  private String done(String... args) {
    ProgramRun run = run(args);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  private void refused(String said, String... args) {
    ProgramRun run = run(args);
    assertThat(run.code()).as(run.out()).isEqualTo(2);
    assertThat(run.err().lines()).as(run.err()).hasSize(1);
    assertThat(run.err()).contains(said).doesNotContain("Exception");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void aHostWorksBesideTheServerAndTakesItsDataElsewhere() throws Exception {
    refused("There is no data of a server", "admin", "games");
    refused("There is no data of a server", "backup", home.resolve("b").toString());
    CookieClient ada = new CookieClient();
    String table;
    Path file = home.resolve("parlour.backup");
    try (ServerProcess serving = ServerProcess.start(home, Map.of(), "--port", "0")) {
      table = ada.post(serving.port(), "/api/tables", TABLE).json().path("id").asString();
      games(table);
      people(serving, ada, table);
      announcement(serving);
      assertThat(done("backup", file.toString())).contains("1 games and 1 people", "private");
      refused("already exists", "backup", file.toString());
      refused("already holds data", "restore", file.toString());
      // A machine that is busy for more than five seconds says "will be called off".
      assertThat(done("admin", "close", table)).containsPattern("(is|will be) called off");
      await(
          "the game is called off",
          () ->
              ada.get(serving.port(), "/api/tables/" + table)
                  .json()
                  .toString()
                  .contains("the host called the game off"));
      refused("is over already", "admin", "close", table);
      assertThat(serving.terminate()).isZero();
    }
    restored(ada, table, file);
  }

  /** Waits until a running server has heard what was done beside it. */
  private static void await(String what, Callable<Boolean> heard) throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!heard.call()) {
      assertThat(System.nanoTime()).as(what).isLessThan(end);
      Thread.sleep(PAUSE);
    }
  }

  private void games(String table) {
    assertThat(done("admin", "games")).contains(table, "suffragetto", "playing", "Guest ");
    assertThat(done("admin", "games", "--over")).isEqualTo("No games.\n");
    assertThat(done("admin", "game", table, "--lang", "de")).contains("Stand: läuft", "police: ");
    JsonNode game = JsonMapper.shared().readTree(done("admin", "game", table, "--json"));
    assertThat(game.path("seats").path(0).path("kind").asString()).isEqualTo("guest");
    assertThat(done("admin", "games", "--json", "--game", "suffragetto")).contains(table);
    refused("no game \"x\"", "admin", "game", "x");
    String dashed = "-hostedBefore0-4-0-xyz";
    refused("no game \"" + dashed + "\"", "admin", "game", dashed, "--lang", "en");
    refused("no game \"--" + dashed.substring(2), "admin", "close", "--" + dashed.substring(2));
    refused("no person \"" + dashed + "\"", "admin", "block", dashed, "--why", dashed);
    refused("no option --as-wide-as-an-id-was", "admin", "game", table, "--as-wide-as-an-id-was");
    refused("no option --jsn", "admin", "game", table, "--jsn");
    refused("--playing", "admin", "games", "--open", "--playing");
    refused("--most", "admin", "games", "--most", "0");
    refused("chess", "admin", "games", "--game", "chess");
    refused("\"nonsense\"", "admin", "nonsense");
  }

  private void people(ServerProcess serving, CookieClient ada, String table) throws Exception {
    String id =
        JsonMapper.shared()
            .readTree(done("admin", "people", "--json"))
            .path(0)
            .path("id")
            .asString();
    assertThat(done("admin", "people", "guest")).contains(id);
    assertThat(done("admin", "people", "nobody at all")).isEqualTo("No people.\n");
    assertThat(done("admin", "block", id, "--days", "3", "--why", "Rude words."))
        .contains("is blocked until");
    assertThat(done("admin", "blocked")).contains(id);
    Map<String, String> said = Map.of("text", "x");
    await(
        "the guest is blocked",
        () -> {
          CookieClient.Reply reply =
              ada.post(serving.port(), "/api/tables/" + table + "/chat", said);
          return reply.status() == 403 && reply.json().toString().contains("Rude words.");
        });
    assertThat(done("admin", "unblock", id)).contains("no longer blocked");
    refused("is not blocked", "admin", "unblock", id);
    refused("no person", "admin", "block", "Nobody");
    refused("--days", "admin", "block", id, "--days", "never");
    refused("at most 200", "admin", "block", id, "--why", "x".repeat(201));
    assertThat(done("admin", "reports")).isEqualTo("No reports wait for a decision.\n");
    refused("no report", "admin", "report", "x");
    refused("--decision", "admin", "decide", "x");
    refused("no account", "admin", "reset", "Nobody");
  }

  private void announcement(ServerProcess serving) throws Exception {
    assertThat(done("admin", "announce", "Back soon", "--de", "Gleich zurück"))
        .contains("until you end it");
    await(
        "the announcement is told",
        () ->
            new CookieClient()
                .get(serving.port(), "/api/announcement?lang=de")
                .json()
                .path("announcement")
                .path("text")
                .asString("")
                .equals("Gleich zurück"));
    assertThat(done("admin", "announce", "--end")).contains("no longer shown");
    refused("--end", "admin", "announce");
    refused("--end", "admin", "announce", "x", "--end");
    refused("\"2020-01-01\"", "admin", "announce", "x", "--until", "2020-01-01");
  }

  private void restored(CookieClient ada, String table, Path file) throws Exception {
    Path cut = home.resolve("cut");
    Files.write(cut, Arrays.copyOf(Files.readAllBytes(file), (int) Files.size(file) / 2));
    Path data = home.resolve("elsewhere");
    refused("not a whole backup", "restore", cut.toString(), "--data", data.toString());
    refused("There is no file", "restore", home.resolve("x").toString(), "--data", data.toString());
    assertThat(data).doesNotExist();
    assertThat(done("restore", file.toString(), "--data", data.toString()))
        .contains("Restored 1 games and 1 people");
    try (ServerProcess serving =
        ServerProcess.start(home, Map.of(), "--port", "0", "--data", data.toString())) {
      JsonNode state = ada.get(serving.port(), "/api/tables/" + table).json().path("state");
      assertThat(state.path("status").asString()).isEqualTo("playing");
      assertThat(state.path("offers").isEmpty()).as("it is still her turn").isFalse();
      assertThat(serving.terminate()).isZero();
    }
  }
}
