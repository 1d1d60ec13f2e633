package games.parlour.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the launcher builds, when, and what it then runs. */
class LauncherTest extends LauncherFixture {
  private static final String SCENES = "#!/bin/bash\necho \"npm $PWD $*\" >>\"$CALLS\"\n";

  @Test
  void itBuildsOnceAndPassesTheCommandOn() throws Exception {
    jdk("jdk", "25.0.3");
    ProgramRun first = launch("replay", "my game.txt");
    assertThat(first.code()).isEqualTo(7);
    assertThat(first.err()).startsWith("Building Parlour").hasLineCount(1);
    String jar = house.toRealPath() + "/cli/target/parlour.jar";
    assertThat(first.out())
        .isEqualTo("jdk " + folder.toRealPath() + " -jar " + jar + " replay my game.txt\n");
    assertThat(launch("games").err()).isEmpty();
    assertThat(builds()).isEqualTo(1);
    assertThat(Files.readString(calls))
        .startsWith("mvn " + house.toRealPath())
        .contains("-Dmaven.test.skip=true", "-pl cli -am", "package");
  }

  @Test
  void itWorksThroughLinks() throws Exception {
    jdk("jdk", "25.0.3");
    Path first = Files.createSymbolicLink(folder.resolve("first"), Path.of("my house/parlour"));
    Path second = Files.createSymbolicLink(folder.resolve("second"), first);
    assertThat(launch(second, Map.of(), "games").out()).contains("/my house/cli/target/");
  }

  @Test
  void itBuildsAgainWhenASourceOrTheVersionChanges() throws Exception {
    jdk("jdk", "25.0.3");
    launch("games");
    Path source = Files.writeString(house.resolve("core/src/main/java/A.java"), "class A {}");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));
    launch("games");
    assertThat(builds()).isEqualTo(2);
    Files.setLastModifiedTime(source, FileTime.from(Instant.EPOCH));
    Files.setLastModifiedTime(source.getParent(), FileTime.from(Instant.EPOCH));
    launch("games");
    assertThat(builds()).isEqualTo(2);
    Path pom = house.resolve("pom.xml");
    Files.writeString(pom, Files.readString(pom).replace("1.0", "1.1"));
    Files.setLastModifiedTime(pom, FileTime.from(Instant.EPOCH));
    launch("games");
    assertThat(builds()).isEqualTo(3);
  }

  @Test
  void itBuildsAgainWhenThePageChanges() throws Exception {
    jdk("jdk", "25.0.3");
    Files.createDirectories(house.resolve("web/src/pages"));
    List<String> parts = List.of("src/pages/A.svelte", "index.html", "package.json", "vite.ts");
    for (String part : parts) {
      Files.writeString(house.resolve("web").resolve(part), "old");
    }
    launch("games");
    for (String part : parts) {
      int before = builds();
      Path file = house.resolve("web").resolve(part);
      Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(60)));
      launch("games");
      assertThat(builds()).as(part).isEqualTo(before + 1);
      Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH));
    }
  }

  @Test
  void aFailedBuildIsToldInFullAndTriedAgain() throws Exception {
    jdk("jdk", "25.0.3");
    script(bin.resolve("mvn"), BUILT + "echo '[ERROR] A.java: wrong'\necho more >&2\nexit 1\n");
    ProgramRun run = launch("games");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("[ERROR] A.java: wrong\nmore\n", "The build failed");
    launch("games");
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void twoAtOnceBuildOnce() throws Exception {
    jdk("jdk", "25.0.3");
    script(bin.resolve("sleep"), "#!/bin/bash\nexec /bin/sleep \"$@\"\n");
    script(
        bin.resolve("mvn"), BUILT + "sleep 1\nmkdir -p cli/target && : >cli/target/parlour.jar\n");
    Thread other =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    launch("games");
                  } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                });
    ProgramRun run = launch("games");
    other.join();
    assertThat(run.code()).isEqualTo(7);
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void testsRunAllOfMavenAndTheScenesAndCountAsABuild() throws Exception {
    jdk("jdk", "25.0.3");
    script(bin.resolve("npm"), SCENES + "echo all seen\n");
    ProgramRun run = launch("test");
    assertThat(run.code()).isZero();
    assertThat(run.out()).endsWith("all seen\n");
    assertThat(Files.readString(calls))
        .as("the page's own tests are part of the build")
        .contains(
            " -B -T 2 verify -DskipTests -Dpage.skip=false -Dscenes.skip=true\n",
            " -B -T 2 test -Dpage.built")
        .contains(" run --silent browser -- --untimed\n")
        .as("what measures time runs when all else is over")
        .endsWith(
            "npm " + house.toRealPath().resolve("web") + " run --silent browser -- --timed\n");
    assertThat(launch("games").out()).contains("games");
    assertThat(builds()).isEqualTo(2);
    launch("test", "-pl", "core");
    assertThat(Files.readString(calls)).contains(" -B verify -pl core\n");
    assertThat(calls("npm ")).isEqualTo(2);
  }

  @Test
  void theQuickTestsLeaveOutWhatIsSlow() throws Exception {
    jdk("jdk", "25.0.3");
    script(bin.resolve("npm"), SCENES);
    ProgramRun run = launch("test", "--quick");
    assertThat(run.code()).isZero();
    assertThat(Files.readString(calls))
        .contains(
            " -B -T 2 package -Dspotless.check.skip=true -DskipTests -Dpage.skip=false -Dscenes.skip=true\n")
        .contains(" -B -T 2 test -Dtest.excluded=slow -D")
        .contains(" run --silent browser -- --quick\n");
    ProgramRun more = launch("test", "--quick", "-pl", "core");
    assertThat(more.code()).isEqualTo(2);
    assertThat(more.err()).hasLineCount(1).contains("--quick");
  }

  @Test
  void theSuiteSaysWhatTookLongest() throws Exception {
    jdk("jdk", "25.0.3");
    String report = "<testsuite version=\"3\" name=\"%s\" time=\"%s\" tests=\"1\">\n";
    String folder = "core/target/surefire-reports";
    String maven = Files.readString(bin.resolve("mvn"));
    script(
        bin.resolve("mvn"),
        maven
            + "mkdir -p "
            + folder
            + "\n"
            + "echo '"
            + report.formatted("a.QuickTest", "1.5")
            + "' > "
            + folder
            + "/TEST-a.QuickTest.xml\n"
            + "echo '"
            + report.formatted("a.LongTest", "12.25")
            + "' > "
            + folder
            + "/TEST-a.LongTest.xml\n");
    assertThat(launch("test").out())
        .contains("Slowest tests, in seconds:\n    12  a.LongTest\n     1  a.QuickTest\n");
  }

  @Test
  void whateverFailsTheTestsFail() throws Exception {
    jdk("jdk", "25.0.3");
    String maven = Files.readString(bin.resolve("mvn"));
    script(bin.resolve("npm"), SCENES + "echo unseen\nexit 4\n");
    ProgramRun scene = launch("test");
    assertThat(scene.code()).isEqualTo(4);
    assertThat(scene.out()).endsWith("unseen\n");
    assertThat(scene.err()).contains("Some tests failed");
    script(bin.resolve("npm"), SCENES + "echo all seen\n");
    script(bin.resolve("mvn"), maven + "[[ $* != *' test '* ]] || exit 5\n");
    ProgramRun test = launch("test");
    assertThat(test.code()).isEqualTo(5);
    assertThat(test.out()).endsWith("all seen\n");
    script(bin.resolve("mvn"), maven + "exit 6\n");
    ProgramRun build = launch("test");
    assertThat(build.code()).isEqualTo(6);
    assertThat(build.out()).doesNotContain("seen");
  }

  @Test
  void theSuiteEndsWithWhatFailed() throws Exception {
    jdk("jdk", "25.0.3");
    String maven = Files.readString(bin.resolve("mvn"));
    String report =
        """
        mkdir -p core/target/surefire-reports
        cat >core/target/surefire-reports/TEST-a.BadTest.xml <<'XML'
        <testsuite name="a.BadTest" time="1.5" tests="2">
          <testcase name="holds" classname="a.BadTest" time="0.1"/>
          <testcase name="breaks(int)[1]" classname="a.BadTest" time="0.1">
            <failure message="expected 1 but was 2" type="x">at a.BadTest</failure>
          </testcase>
        </testsuite>
        XML
        [[ $* != *' test '* ]] || exit 5
        """;
    script(bin.resolve("mvn"), maven + report);
    script(
        bin.resolve("npm"),
        SCENES + "echo ' FAIL  browser/a.test.ts > a scene'\necho 'AssertionError: no'\nexit 4\n");
    assertThat(launch("test").err())
        .contains(
            """
            What failed:
              a.BadTest, breaks(int)[1]: expected 1 but was 2
              browser/a.test.ts > a scene
                AssertionError: no
            """)
        .doesNotContain("holds");
  }

  @Test
  void anAttackIsMadeByTheSourcesOfTheTestsOnWhatIsBuilt() throws Exception {
    jdk("jdk", "25.0.3");
    ProgramRun run = launch("attack", "--requests", "9");
    assertThat(run.code()).isEqualTo(7);
    assertThat(builds()).isOne();
    assertThat(run.out())
        .contains(house.toRealPath() + "/cli/target/parlour.jar ")
        .endsWith("/games/parlour/cli/attack/AttackCommand.java --requests 9\n");
  }

  @Test
  void picturesAreTakenOfWhatIsBuilt() throws Exception {
    jdk("jdk", "25.0.3");
    for (String tool : List.of("node", "npm")) {
      String known = tool.equals("node") ? "[[ $1 == --version ]] && echo v22.12.0 && exit\n" : "";
      String call = "echo \"" + tool + " $PWD $JAVA_HOME $*\" >>\"$CALLS\"\n";
      script(bin.resolve(tool), "#!/bin/bash\n" + known + call);
    }
    ProgramRun run = launch("pictures");
    assertThat(run.code()).isZero();
    assertThat(builds()).isOne();
    Path web = house.toRealPath().resolve("web");
    assertThat(Files.readString(calls))
        .contains("node " + web + "  scripts/install.mjs\n")
        .endsWith("npm " + web + " " + folder.resolve("jdks/jdk") + " run --silent pictures\n");
  }
}
