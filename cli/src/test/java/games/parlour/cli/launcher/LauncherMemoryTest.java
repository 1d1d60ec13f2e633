package games.parlour.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** How much memory the launcher gives a server. */
class LauncherMemoryTest extends LauncherFixture {
  private static final Pattern HEAP = Pattern.compile(" -Xmx([0-9]+)m ");

  @Test
  void aServerHasAHeapWithinBounds() throws Exception {
    jdk("jdk", "25.0.3");
    String call = launch("serve", "--port", "0").out();
    Matcher heap = HEAP.matcher(call);
    assertThat(heap.find()).as(call).isTrue();
    assertThat(Integer.parseInt(heap.group(1))).isBetween(256, 768);
    assertThat(call).contains(" -XX:+ExitOnOutOfMemoryError -Xms64m ", " -XX:+UseG1GC ");
    assertThat(call.indexOf("-Xmx")).isLessThan(call.indexOf(" -jar "));
  }

  @Test
  void otherCommandsTakeWhatJavaGives() throws Exception {
    jdk("jdk", "25.0.3");
    assertThat(launch("games").out()).doesNotContain("-Xm", "-XX:");
  }

  @Test
  void theHostMayChooseOtherwise() throws Exception {
    jdk("jdk", "25.0.3");
    Map<String, String> env = Map.of("PARLOUR_JAVA_OPTIONS", "-Xmx2g  -XX:+UseZGC");
    assertThat(launch(house.resolve("parlour"), env, "serve").out())
        .contains(" -Xmx2g -XX:+UseZGC -jar ", "-XX:+ExitOnOutOfMemoryError")
        .doesNotContain("G1", "-Xms");
    assertThat(launch(house.resolve("parlour"), Map.of("PARLOUR_JAVA_OPTIONS", ""), "serve").out())
        .doesNotContain("-Xm");
  }
}
