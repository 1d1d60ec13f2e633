package games.parlour.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the launcher needs, and what it says where that is missing. */
class LauncherToolsTest extends LauncherFixture {
  @Test
  void withoutAJdkOneLineSaysWhatToInstall() throws Exception {
    lacks("JDK 25.0.3", launch("games"));
  }

  @Test
  void aJdk25ThatCanCorruptDataIsPassedOverAndTheReasonIsNamed() throws Exception {
    for (String old : List.of("25", "25.0.2", "25.0.1.1", "25-ea")) {
      jdk(old, old);
    }
    ProgramRun run = launch("games");
    lacks("JDK 25.0.3", run);
    assertThat(run.err()).contains("corrupt data", "JDK-8377811");
    for (String good : List.of("25.0.3", "25.0.10", "25.1", "26", "27-ea")) {
      Path jdk = jdk("good " + good, good);
      Map<String, String> env = Map.of("PARLOUR_JAVA_HOME", jdk.toString());
      assertThat(launch(house.resolve("parlour"), env, "games").out())
          .startsWith("good " + good + " ");
    }
  }

  @Test
  void anOldJdkOrOneThatCannotCompileIsPassedOver() throws Exception {
    jdk("a17", "17.0.15");
    jdk("b26", "26");
    Files.delete(folder.resolve("jdks/b26/bin/javac"));
    lacks("JDK 25.0.3", launch("games"));
    jdk("c25", "25.0.3");
    assertThat(launch("games").out()).startsWith("c25 ");
  }

  @Test
  void withoutMavenNodeOrNpmOneLineSaysWhatToInstall() throws Exception {
    jdk("jdk", "25.0.3");
    Files.delete(bin.resolve("npm"));
    lacks("npm", launch("games"));
    lacks("npm", launch("test"));
    Files.delete(bin.resolve("node"));
    lacks("Node", launch("games"));
    lacks("Node", launch("test"));
    Files.delete(bin.resolve("mvn"));
    lacks("Maven", launch("games"));
    assertThat(builds()).isZero();
  }

  @Test
  void anOldNodeIsNamedWithItsVersion() throws Exception {
    jdk("jdk", "25.0.3");
    for (String old : List.of("v18.19.0", "v20.18.3", "")) {
      script(bin.resolve("node"), "#!/bin/bash\necho " + old + "\n");
      ProgramRun run = launch("games");
      lacks("Node 20.19", run);
      assertThat(run.err()).contains(old, "too old");
    }
    script(bin.resolve("node"), "#!/bin/bash\necho v22.1.0\n");
    assertThat(launch("games").out()).startsWith("jdk ");
  }

  @Test
  void theNamedJdkComesFirst() throws Exception {
    jdk("a25", "25.0.3");
    jdk("z27", "27-ea");
    Path named = folder.resolve("jdks/z27");
    Map<String, String> env = Map.of("PARLOUR_JAVA_HOME", named.toString());
    assertThat(launch(house.resolve("parlour"), env, "games").out()).startsWith("z27 ");
    assertThat(Files.readString(calls)).contains(" " + named + " ");
    Map<String, String> usual = Map.of("JAVA_HOME", named.toString());
    assertThat(launch(house.resolve("parlour"), usual, "games").out()).startsWith("z27 ");
  }

  @Test
  void whoMayInstallsChromiumForTheTests() throws Exception {
    jdk("jdk", "25.0.3");
    Files.delete(bin.resolve("chromium"));
    script(bin.resolve("id"), "#!/bin/bash\necho 0\n");
    script(
        bin.resolve("apt-get"),
        """
        #!/bin/bash
        echo "apt-get $*" >>"$CALLS"
        echo noise
        case "$*" in
          update) : >"$CALLS.known" ;;
          *chromium) [[ -f $CALLS.known ]] && cp "${0%/*}/npm" "${0%/*}/chromium" ;;
          *) exit 1 ;;
        esac
        """);
    script(bin.resolve("cp"), "#!/bin/bash\nexec /bin/cp \"$@\"\n");
    ProgramRun run = launch("test");
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .contains("Installing Chromium")
        .doesNotContain("Skipping the browser tests");
    assertThat(run.out()).doesNotContain("noise");
    assertThat(calls("apt-get update")).isOne();
    assertThat(launch("test").err()).doesNotContain("Chromium");
  }

  @Test
  void withoutChromiumTheBrowserTestsAreLeftOutButNotWhereAChangeIsChecked() throws Exception {
    jdk("jdk", "25.0.3");
    Files.delete(bin.resolve("chromium"));
    script(bin.resolve("id"), "#!/bin/bash\necho 1000\n");
    ProgramRun run = launch("test");
    assertThat(run.code()).isZero();
    assertThat(run.err()).containsOnlyOnce("Skipping the browser tests").contains("install");
    lacks("Chromium", launch(house.resolve("parlour"), Map.of("CI", "true"), "test"));
    assertThat(builds()).as("one to build and one to test").isEqualTo(2);
    Map<String, String> named = Map.of("CI", "true", "PARLOUR_CHROMIUM", bin + "/npm");
    assertThat(launch(house.resolve("parlour"), named, "test").code()).isZero();
    Map<String, String> nowhere = Map.of("CI", "true", "PARLOUR_CHROMIUM", bin + "/none");
    lacks("Chromium", launch(house.resolve("parlour"), nowhere, "test"));
  }

  @Test
  void withoutNginxTheTestOfSeveralNodesIsLeftOutButNotWhereAChangeIsChecked() throws Exception {
    jdk("jdk", "25.0.3");
    Files.delete(bin.resolve("openssl"));
    script(bin.resolve("id"), "#!/bin/bash\necho 1000\n");
    ProgramRun run = launch("test");
    assertThat(run.code()).isZero();
    assertThat(run.err()).containsOnlyOnce("Skipping the browser test with several nodes");
    assertThat(launch("test", "--quick").err()).doesNotContain("nodes");
    lacks("nginx or openssl", launch(house.resolve("parlour"), Map.of("CI", "true"), "test"));
    script(bin.resolve("openssl"), "#!/bin/bash\n");
    Map<String, String> nowhere = Map.of("CI", "true", "PARLOUR_NGINX", bin + "/none");
    lacks("nginx or openssl", launch(house.resolve("parlour"), nowhere, "test"));
    assertThat(launch(house.resolve("parlour"), Map.of("CI", "true"), "test").code()).isZero();
  }
}
