package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher in a house of its own, with a JDK, a Maven and a Node that only write down calls.
 */
class LauncherTest {
  private static final List<String> TOOLS =
      List.of(
          "bash",
          "env",
          "cat",
          "dirname",
          "find",
          "flock",
          "head",
          "id",
          "mkdir",
          "readlink",
          "touch");
  private static final String BUILT = "#!/bin/bash\necho \"mvn $PWD $JAVA_HOME $*\" >>\"$CALLS\"\n";

  @TempDir Path folder;
  private Path house = Path.of("");
  private Path bin = Path.of("");
  private Path calls = Path.of("");

  @BeforeEach
  void aHouse() throws IOException {
    house = Files.createDirectories(folder.resolve("my house"));
    bin = Files.createDirectory(folder.resolve("bin"));
    calls = folder.resolve("calls");
    Files.copy(Path.of("..", "parlour"), house.resolve("parlour"));
    makeRunnable(house.resolve("parlour"));
    Files.writeString(
        house.resolve("pom.xml"), "<project>\n  <version>1.0</version>\n</project>\n");
    Files.createDirectories(house.resolve("core/src/main/java"));
    for (String tool : TOOLS) {
      for (String place : List.of("/bin/", "/usr/bin/")) {
        Path real = Path.of(place + tool);
        if (Files.isExecutable(real) && !Files.exists(bin.resolve(tool))) {
          script(bin.resolve(tool), "#!/bin/bash\nexec " + real + " \"$@\"\n");
        }
      }
    }
    script(bin.resolve("node"), "#!/bin/bash\necho v20.19.2\n");
    script(bin.resolve("npm"), "#!/bin/bash\n");
    script(bin.resolve("chromium"), "#!/bin/bash\n");
    script(bin.resolve("mvn"), BUILT + "mkdir -p cli/target && : >cli/target/parlour.jar\n");
  }

  private void jdk(String name, String version) throws IOException {
    Path jdk = Files.createDirectories(folder.resolve("jdks").resolve(name));
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    Files.createDirectory(jdk.resolve("bin"));
    script(jdk.resolve("bin/javac"), "#!/bin/bash\n");
    script(jdk.resolve("bin/java"), "#!/bin/bash\necho \"" + name + " $PWD $*\"\nexit 7\n");
  }

  private static void script(Path path, String text) throws IOException {
    Files.writeString(path, text);
    makeRunnable(path);
  }

  private static void makeRunnable(Path path) {
    assertThat(path.toFile().setExecutable(true)).isTrue();
  }

  private Run launch(String... args) throws IOException, InterruptedException {
    return launch(house.resolve("parlour"), Map.of(), args);
  }

  private Run launch(Path launcher, Map<String, String> env, String... args)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder = new ProcessBuilder(launcher.toString());
    builder.command().addAll(List.of(args));
    builder.directory(folder.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(Map.of("PATH", bin.toString(), "HOME", folder.toString()));
    builder.environment().put("PARLOUR_JDKS", folder.resolve("jdks").toString());
    builder.environment().put("CALLS", calls.toString());
    builder.environment().putAll(env);
    Process process = builder.start();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  private int builds() throws IOException {
    return calls("mvn ");
  }

  private int calls(String start) throws IOException {
    if (!Files.exists(calls)) {
      return 0;
    }
    List<String> lines = Files.readAllLines(calls, StandardCharsets.UTF_8);
    return (int) lines.stream().filter(line -> line.startsWith(start)).count();
  }

  private void lacks(String what, Run run) {
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("parlour: ").contains(what, "install").hasLineCount(1);
  }

  @Test
  void withoutAJdkOneLineSaysWhatToInstall() throws Exception {
    lacks("JDK 25", launch("games"));
  }

  @Test
  void anOldJdkOrOneThatCannotCompileIsPassedOver() throws Exception {
    jdk("a17", "17.0.15");
    jdk("b26", "26");
    Files.delete(folder.resolve("jdks/b26/bin/javac"));
    lacks("JDK 25", launch("games"));
    jdk("c25", "25.0.1");
    assertThat(launch("games").out()).startsWith("c25 ");
  }

  @Test
  void withoutMavenNodeOrNpmOneLineSaysWhatToInstall() throws Exception {
    jdk("jdk", "25");
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
    jdk("jdk", "25");
    for (String old : List.of("v18.19.0", "v20.18.3", "")) {
      script(bin.resolve("node"), "#!/bin/bash\necho " + old + "\n");
      Run run = launch("games");
      lacks("Node 20.19", run);
      assertThat(run.err()).contains(old, "too old");
    }
    script(bin.resolve("node"), "#!/bin/bash\necho v22.1.0\n");
    assertThat(launch("games").out()).startsWith("jdk ");
  }

  @Test
  void theNamedJdkComesFirst() throws Exception {
    jdk("a25", "25");
    jdk("z27", "27-ea");
    Path named = folder.resolve("jdks/z27");
    Map<String, String> env = Map.of("PARLOUR_JAVA_HOME", named.toString());
    assertThat(launch(house.resolve("parlour"), env, "games").out()).startsWith("z27 ");
    assertThat(Files.readString(calls)).contains(" " + named + " ");
    Map<String, String> usual = Map.of("JAVA_HOME", named.toString());
    assertThat(launch(house.resolve("parlour"), usual, "games").out()).startsWith("z27 ");
  }

  @Test
  void itBuildsOnceAndPassesTheCommandOn() throws Exception {
    jdk("jdk", "25");
    Run first = launch("replay", "my game.txt");
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
    jdk("jdk", "25");
    Path first = Files.createSymbolicLink(folder.resolve("first"), Path.of("my house/parlour"));
    Path second = Files.createSymbolicLink(folder.resolve("second"), first);
    assertThat(launch(second, Map.of(), "games").out()).contains("/my house/cli/target/");
  }

  @Test
  void itBuildsAgainWhenASourceOrTheVersionChanges() throws Exception {
    jdk("jdk", "25");
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
    jdk("jdk", "25");
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
    jdk("jdk", "25");
    script(bin.resolve("mvn"), BUILT + "echo '[ERROR] A.java: wrong'\necho more >&2\nexit 1\n");
    Run run = launch("games");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("[ERROR] A.java: wrong\nmore\n", "The build failed");
    launch("games");
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void twoAtOnceBuildOnce() throws Exception {
    jdk("jdk", "25");
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
    Run run = launch("games");
    other.join();
    assertThat(run.code()).isEqualTo(7);
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void testsRunAllOfMavenAndCountAsABuild() throws Exception {
    jdk("jdk", "25");
    assertThat(launch("test").code()).isZero();
    assertThat(Files.readString(calls)).contains(" -B verify\n");
    assertThat(launch("games").out()).contains("games");
    assertThat(builds()).isEqualTo(1);
    launch("test", "-pl", "core");
    assertThat(Files.readString(calls)).contains(" -B verify -pl core\n");
  }

  @Test
  void whoMayInstallsChromiumForTheTests() throws Exception {
    jdk("jdk", "25");
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
    Run run = launch("test");
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("Installing Chromium").doesNotContain("left out: they need");
    assertThat(run.out()).doesNotContain("noise");
    assertThat(calls("apt-get update")).isOne();
    assertThat(launch("test").err()).doesNotContain("Chromium");
  }

  @Test
  void withoutChromiumTheBrowserTestsAreLeftOutButNotWhereAChangeIsChecked() throws Exception {
    jdk("jdk", "25");
    Files.delete(bin.resolve("chromium"));
    script(bin.resolve("id"), "#!/bin/bash\necho 1000\n");
    Run run = launch("test");
    assertThat(run.code()).isZero();
    assertThat(run.err()).containsOnlyOnce("browser tests are left out").contains("install");
    lacks("Chromium", launch(house.resolve("parlour"), Map.of("CI", "true"), "test"));
    assertThat(builds()).isEqualTo(1);
    Map<String, String> named = Map.of("CI", "true", "PARLOUR_CHROMIUM", bin + "/npm");
    assertThat(launch(house.resolve("parlour"), named, "test").code()).isZero();
    Map<String, String> nowhere = Map.of("CI", "true", "PARLOUR_CHROMIUM", bin + "/none");
    lacks("Chromium", launch(house.resolve("parlour"), nowhere, "test"));
  }
}
