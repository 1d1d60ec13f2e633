package games.parlour.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The cache that makes starts quick: when the launcher has it made, and when it uses it. */
class QuickStartTest extends LauncherFixture {
  private static final String REHEARSES =
      """
      #!/bin/bash
      if [[ $1 == -XX:AOTCacheOutput=* ]]; then
        echo "rehearsal $*" >>"$CALLS"
        : >"${1#*=}"
        exit "${REHEARSED:-0}"
      fi
      echo "java $*"
      """;

  @BeforeEach
  void aJdkThatCanRehearse() throws IOException {
    jdk("jdk", "25.0.3");
    script(java(), REHEARSES);
  }

  private Path java() {
    return folder.resolve("jdks/jdk/bin/java");
  }

  private static boolean quick(ProgramRun run) {
    assertThat(run.err()).doesNotContain("rehears", "cache");
    return run.out().contains(" -XX:AOTCache=");
  }

  private static void assertQuick(ProgramRun run) {
    assertThat(quick(run)).as("the start uses the cache: %s", run.out()).isTrue();
  }

  private static void assertNotQuick(ProgramRun run) {
    assertThat(quick(run)).as("the start uses no cache: %s", run.out()).isFalse();
  }

  @Test
  void aBuildEndsWithARehearsal() throws Exception {
    ProgramRun run = launch("serve");
    assertQuick(run);
    assertThat(run.out())
        .as("a server without memory left is stopped, since it loses nothing")
        .startsWith("java -XX:+ExitOnOutOfMemoryError ")
        .contains("/parlour.aot -Xlog:disable ")
        .endsWith("/parlour.jar serve\n");
    assertThat(Files.readString(calls)).contains("/parlour.jar rehearse\n");
    assertQuick(launch("serve"));
    assertThat(calls("rehearsal")).isOne();
  }

  @Test
  void onlyAServerStartsFromTheCache() throws Exception {
    launch("serve");
    assertQuick(launch("--lang", "de", "serve", "--port", "0"));
    assertThat(launch("games").out()).matches("java -jar \\S.*/parlour\\.jar games\n");
  }

  @Test
  void soDoTheTests() throws Exception {
    launch("test");
    assertThat(calls("rehearsal")).isOne();
    assertQuick(launch("serve"));
    launch("test", "-pl", "core");
    assertThat(calls("rehearsal")).isOne();
  }

  @Test
  void aRehearsalThatFailsIsNotTriedAgainAndHarmsNothing() throws Exception {
    script(java(), REHEARSES.replace("REHEARSED:-0", "REHEARSED:-1"));
    ProgramRun run = launch("serve");
    assertNotQuick(run);
    assertThat(run.code()).isZero();
    assertNotQuick(launch("serve"));
    assertThat(calls("rehearsal")).isOne();
  }

  @Test
  void aChangedJdkRehearsesBehindTheStart() throws Exception {
    launch("serve");
    Files.writeString(folder.resolve("jdks/jdk/release"), "JAVA_VERSION=\"25.0.9\"\n");
    assertNotQuick(launch("serve"));
    Instant patience = Instant.now().plus(Duration.ofMinutes(2));
    while (!quick(launch("serve"))) {
      assertThat(Instant.now()).isBefore(patience);
      Thread.sleep(100);
    }
    assertThat(calls("rehearsal")).isEqualTo(2);
    assertThat(builds()).isOne();
  }

  @Test
  void aNewJarDoesNotUseTheOldCache() throws Exception {
    launch("serve");
    script(java(), REHEARSES.replace("REHEARSED:-0", "REHEARSED:-1"));
    launch("test");
    assertThat(calls("rehearsal")).isEqualTo(2);
    assertNotQuick(launch("serve"));
  }
}
