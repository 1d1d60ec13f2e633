package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The cache that makes starts quick: when the launcher has it made, and when it uses it. */
class QuickStartTest extends LauncherHouse {
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
    jdk("jdk", "25");
    script(java(), REHEARSES);
  }

  private Path java() {
    return folder.resolve("jdks/jdk/bin/java");
  }

  private static boolean quick(Run run) {
    assertThat(run.err()).doesNotContain("rehears", "cache");
    return run.out().startsWith("java -XX:AOTCache=");
  }

  @Test
  void aBuildEndsWithARehearsal() throws Exception {
    Run run = launch("games");
    assertThat(quick(run)).isTrue();
    assertThat(run.out())
        .contains("/parlour.aot -Xlog:disable -jar ")
        .endsWith("/parlour.jar games\n");
    assertThat(Files.readString(calls)).contains("/parlour.jar rehearse\n");
    assertThat(quick(launch("games"))).isTrue();
    assertThat(calls("rehearsal")).isOne();
  }

  @Test
  void soDoTheTests() throws Exception {
    launch("test");
    assertThat(calls("rehearsal")).isOne();
    assertThat(quick(launch("games"))).isTrue();
    launch("test", "-pl", "core");
    assertThat(calls("rehearsal")).isOne();
  }

  @Test
  void aRehearsalThatFailsIsNotTriedAgainAndHarmsNothing() throws Exception {
    script(java(), REHEARSES.replace("REHEARSED:-0", "REHEARSED:-1"));
    Run run = launch("games");
    assertThat(quick(run)).isFalse();
    assertThat(run.code()).isZero();
    assertThat(quick(launch("games"))).isFalse();
    assertThat(calls("rehearsal")).isOne();
  }

  @Test
  void aChangedJdkRehearsesBehindTheStart() throws Exception {
    launch("games");
    Files.writeString(folder.resolve("jdks/jdk/release"), "JAVA_VERSION=\"25.0.9\"\n");
    assertThat(quick(launch("games"))).isFalse();
    Instant patience = Instant.now().plus(Duration.ofSeconds(20));
    while (!quick(launch("games"))) {
      assertThat(Instant.now()).isBefore(patience);
      Thread.sleep(100);
    }
    assertThat(calls("rehearsal")).isEqualTo(2);
    assertThat(builds()).isOne();
  }

  @Test
  void aNewJarDoesNotUseTheOldCache() throws Exception {
    launch("games");
    script(java(), REHEARSES.replace("REHEARSED:-0", "REHEARSED:-1"));
    launch("test");
    assertThat(calls("rehearsal")).isEqualTo(2);
    assertThat(quick(launch("games"))).isFalse();
  }
}
