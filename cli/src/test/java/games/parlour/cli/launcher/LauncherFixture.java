package games.parlour.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher in a house of its own, with a JDK, a Maven and a Node that only write down calls.
 */
public abstract class LauncherFixture {
  private static final List<String> TOOLS =
      List.of(
          "awk",
          "bash",
          "env",
          "cat",
          "dirname",
          "find",
          "flock",
          "grep",
          "head",
          "id",
          "mkdir",
          "mv",
          "nice",
          "readlink",
          "rm",
          "sed",
          "sort",
          "tee",
          "touch",
          "tr");
  static final String BUILT = "#!/bin/bash\necho \"mvn $PWD $JAVA_HOME $*\" >>\"$CALLS\"\n";

  @TempDir Path folder;
  Path house = Path.of("");
  Path bin = Path.of("");
  public Path calls = Path.of("");

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
    Files.createDirectory(house.resolve("web"));
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
    // Only a build makes a jar: one that were made anew by the tests would race the rehearsal.
    script(
        bin.resolve("mvn"),
        BUILT
            + "[[ $* == *' test '* ]] || { mkdir -p cli/target && : >cli/target/parlour.jar; }\n");
  }

  void jdk(String name, String version) throws IOException {
    Path jdk = Files.createDirectories(folder.resolve("jdks").resolve(name));
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    Files.createDirectory(jdk.resolve("bin"));
    script(jdk.resolve("bin/javac"), "#!/bin/bash\n");
    script(jdk.resolve("bin/java"), "#!/bin/bash\necho \"" + name + " $PWD $*\"\nexit 7\n");
  }

  static void script(Path path, String text) throws IOException {
    Files.writeString(path, text);
    makeRunnable(path);
  }

  static void makeRunnable(Path path) {
    assertThat(path.toFile().setExecutable(true)).isTrue();
  }

  ProgramRun launch(String... args) throws IOException, InterruptedException {
    return launch(house.resolve("parlour"), Map.of(), args);
  }

  ProgramRun launch(Path launcher, Map<String, String> env, String... args)
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
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    return new ProgramRun(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  int builds() throws IOException {
    return calls("mvn ");
  }

  int calls(String start) throws IOException {
    if (!Files.exists(calls)) {
      return 0;
    }
    List<String> lines = Files.readAllLines(calls, StandardCharsets.UTF_8);
    return (int) lines.stream().filter(line -> line.startsWith(start)).count();
  }

  void lacks(String what, ProgramRun run) {
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("parlour: ").contains(what, "install").hasLineCount(1);
  }
}
