package games.parlour.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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

  private static final String WRITE =
      "while (($#)); do printf %s \"$2\" >\"$1\" && chmod +x \"$1\" && shift 2 || exit; done";

  @TempDir Path folder;
  Path house = Path.of("");
  Path bin = Path.of("");
  public Path calls = Path.of("");

  @BeforeEach
  void aHouse() throws IOException {
    house = Files.createDirectories(folder.resolve("my house"));
    bin = Files.createDirectory(folder.resolve("bin"));
    calls = folder.resolve("calls");
    Files.writeString(
        house.resolve("pom.xml"), "<project>\n  <version>1.0</version>\n</project>\n");
    Files.createDirectories(house.resolve("core/src/main/java"));
    Files.createDirectory(house.resolve("web"));
    Map<Path, String> scripts = new TreeMap<>();
    scripts.put(house.resolve("parlour"), Files.readString(Path.of("..", "parlour")));
    for (String tool : TOOLS) {
      Stream.of("/bin/", "/usr/bin/")
          .map(place -> Path.of(place + tool))
          .filter(Files::isExecutable)
          .findFirst()
          .ifPresent(
              real -> scripts.put(bin.resolve(tool), "#!/bin/bash\nexec " + real + " \"$@\"\n"));
    }
    scripts.put(bin.resolve("node"), "#!/bin/bash\necho v20.19.2\n");
    scripts.put(bin.resolve("npm"), "#!/bin/bash\n");
    for (String tool : List.of("chromium", "nginx", "openssl")) {
      scripts.put(bin.resolve(tool), "#!/bin/bash\n");
    }
    // Only a build makes a jar: one that were made anew by the tests would race the rehearsal.
    scripts.put(
        bin.resolve("mvn"),
        BUILT
            + "[[ $* == *' test '* ]] || { mkdir -p cli/target && : >cli/target/parlour.jar; }\n");
    write(scripts);
  }

  Path jdk(String name, String version) throws IOException {
    Path jdk = Files.createDirectories(folder.resolve("jdks").resolve(name));
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    Files.createDirectory(jdk.resolve("bin"));
    write(
        Map.of(
            jdk.resolve("bin/javac"),
            "#!/bin/bash\n",
            jdk.resolve("bin/java"),
            "#!/bin/bash\necho \"" + name + " $PWD $*\"\nexit 7\n"));
    return jdk;
  }

  static void script(Path path, String text) throws IOException {
    write(Map.of(path, text));
  }

  /**
   * Writes scripts in a process of its own: what this one has open for writing is also open in what
   * other tests start just then, and until that is closed nobody can run it ("text file busy").
   */
  private static void write(Map<Path, String> scripts) throws IOException {
    List<String> line = new ArrayList<>(List.of("/bin/bash", "-c", WRITE, "-"));
    scripts.forEach((path, text) -> line.addAll(List.of(path.toString(), text)));
    try {
      assertThat(new ProcessBuilder(line).inheritIO().start().waitFor()).isZero();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
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
    assertThat(process.waitFor(120, TimeUnit.SECONDS))
        .as("%s ends within 120 s", builder.command())
        .isTrue();
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
