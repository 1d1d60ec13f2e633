package games.parlour.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the launcher does for people who change the sources: it formats, and makes new games. */
class LauncherWorkshopTest extends LauncherFixture {
  @Test
  void formatIsForAllSources() throws Exception {
    jdk("jdk", "25.0.3");
    for (String tool : List.of("node", "npm")) {
      String known = tool.equals("node") ? "[[ $1 == --version ]] && echo v22.12.0 && exit\n" : "";
      script(
          bin.resolve(tool), "#!/bin/bash\n" + known + "echo \"" + tool + " $PWD $*\" >>$CALLS\n");
    }
    ProgramRun run = launch("format");
    assertThat(run.code()).as(run.err()).isZero();
    Path web = house.toRealPath().resolve("web");
    assertThat(Files.readString(calls))
        .contains(" -B -q spotless:apply\n")
        .contains("node " + web + " scripts/install.mjs\n")
        .endsWith("npm " + web + " run --silent format -- --log-level warn\n");
    assertThat(builds()).as("nothing is built for it").isOne();
    ProgramRun more = launch("format", "core");
    assertThat(more.code()).isEqualTo(2);
    assertThat(more.err()).hasLineCount(1).contains("takes no arguments");
  }

  @Test
  void whatIsNotFormattedIsNamedInOneLine() throws Exception {
    jdk("jdk", "25.0.3");
    script(
        bin.resolve("mvn"),
        """
        #!/bin/bash
        echo '[ERROR] Failed to execute goal: The following files had format violations:'
        echo '[ERROR]     src/main/java/games/B.java'
        echo '[ERROR]         @@ -5,7 +5,7 @@'
        echo '[ERROR] Violations also present in:'
        echo '[ERROR]     src/main/java/games/A.java'
        exit 1
        """);
    String line =
        "parlour: These files are not formatted: src/main/java/games/A.java"
            + " src/main/java/games/B.java; run ./parlour format.\n";
    for (ProgramRun run : List.of(launch("test"), launch("test", "-pl", "core"))) {
      assertThat(run.code()).isEqualTo(1);
      assertThat(run.out()).contains("had format violations");
      assertThat(run.err()).endsWith(line);
    }
  }

  @Test
  void aPageThatIsNotFormattedIsNamedToo() throws Exception {
    jdk("jdk", "25.0.3");
    String maven = Files.readString(bin.resolve("mvn"));
    script(
        bin.resolve("mvn"),
        """
        #!/bin/bash
        echo '[warn] src/art/looks.ts' >&2
        echo '[warn] Code style issues found in the above file.' >&2
        exit 1
        """);
    assertThat(launch("test").err())
        .contains("parlour: These files are not formatted: src/art/looks.ts; run ./parlour format");
    script(bin.resolve("mvn"), maven);
    script(bin.resolve("npm"), "#!/bin/bash\necho '1 test failed'\nexit 1\n");
    assertThat(launch("test").err()).contains("Some tests failed").doesNotContain("formatted");
  }

  @Test
  void aNewGameIsMadeByTheSourcesOfTheTests() throws Exception {
    jdk("jdk", "25.0.3");
    ProgramRun run = launch("new-game", "fox-and-geese");
    assertThat(run.code()).isEqualTo(7);
    assertThat(builds()).isZero();
    assertThat(run.out())
        .endsWith(
            "/games/parlour/cli/newgame/NewGameCommand.java "
                + house.toRealPath()
                + " fox-and-geese\n");
  }
}
