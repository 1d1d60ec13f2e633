package games.parlour.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import games.parlour.cli.fixture.ProgramRun;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The archive of a release, unpacked in a bare folder: no sources, no Maven, no Node, no JDK. */
@Tag("slow")
class PackageTest extends LauncherFixture {
  private static final Pattern ADDRESS = Pattern.compile("http://localhost:\\d+/");

  private Path release = Path.of("");

  @BeforeEach
  void aReleaseInABareFolder() throws Exception {
    String jar = System.getProperty("program.jar", "");
    assumeFalse(jar.isEmpty(), "The program is not built; ./parlour test builds it first.");
    jdk("jdk", "25.0.3");
    for (String tool : List.of("cp", "tar", "gzip")) {
      Path real = Files.exists(Path.of("/bin", tool)) ? Path.of("/bin", tool) : Path.of(tool);
      script(bin.resolve(tool), "#!/bin/bash\nexec " + real + " \"$@\"\n");
    }
    for (String file : List.of("LICENSE", "CHANGELOG.md")) {
      Files.copy(Path.of("..", file), house.resolve(file));
    }
    Files.createDirectory(house.resolve("docs"));
    Files.copy(Path.of("../docs/release.md"), house.resolve("docs/release.md"));
    Files.createDirectory(house.resolve("deploy"));
    try (var files = Files.list(Path.of("../deploy"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, house.resolve("deploy").resolve(file.getFileName()));
      }
    }
    launch("games");
    Files.copy(
        Path.of(jar), house.resolve("cli/target/parlour.jar"), StandardCopyOption.REPLACE_EXISTING);
    ProgramRun made = launch("package");
    assertThat(made.code()).as(made.err()).isZero();
    Path archive = Path.of(made.out().strip());
    assertThat(archive).hasFileName("parlour-1.0.tar.gz");
    run(folder, List.of("/bin/tar", "-xzf", archive.toString()));
    release = folder.resolve("parlour-1.0");
    for (String tool : List.of("mvn", "node", "npm")) {
      Files.delete(bin.resolve(tool));
    }
    Files.delete(folder.resolve("jdks/jdk/bin/javac"));
  }

  private static void run(Path where, List<String> line) throws Exception {
    Process process =
        new ProcessBuilder(line).directory(where.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }

  /** A JRE of this Java: what runs programs, and nothing that makes them. */
  private Path jre() throws Exception {
    Path jre = folder.resolve("jre");
    Path jlink = Path.of(System.getProperty("java.home"), "bin", "jlink");
    String modules = "java.se,jdk.unsupported,jdk.management,jdk.net,jdk.zipfs";
    run(folder, List.of(jlink.toString(), "--add-modules", modules, "--output", jre.toString()));
    assertThat(jre.resolve("bin/javac")).doesNotExist();
    return jre;
  }

  @Test
  void aJreIsAllItNeedsToServe() throws Exception {
    Path home = Files.createDirectory(folder.resolve("home"));
    List<String> line = new ArrayList<>(List.of(release.resolve("parlour").toString()));
    line.addAll(List.of("--lang", "en", "serve", "--port", "0", "--data", home.toString()));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", bin.toString());
    builder.environment().put("PARLOUR_JAVA_HOME", jre().toString());
    Process server = builder.redirectErrorStream(true).start();
    try (BufferedReader out = server.inputReader();
        HttpClient client = HttpClient.newHttpClient()) {
      String address = address(out);
      assertThat(get(client, address, "")).contains("<title>Parlour");
      assertThat(get(client, address, "api/games")).contains("suffragetto", "votes-for-women");
    } finally {
      server.destroy();
      assertThat(server.waitFor(180, TimeUnit.SECONDS)).as("the server ends within 180 s").isTrue();
    }
  }

  private static String address(BufferedReader out) throws IOException {
    StringBuilder said = new StringBuilder();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher found = ADDRESS.matcher(line);
      if (found.find()) {
        return found.group();
      }
      said.append(line).append('\n');
    }
    throw new AssertionError("The server did not open: " + said);
  }

  private static String get(HttpClient client, String address, String path) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address + path)).build();
    HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).isEqualTo(200);
    return answer.body();
  }

  @Test
  void aReleaseHoldsWhatItSaysAndNothingElse() throws Exception {
    try (var files = Files.walk(release)) {
      assertThat(
              files.filter(Files::isRegularFile).map(file -> release.relativize(file).toString()))
          .containsExactlyInAnyOrder(
              "parlour",
              "lib/parlour.jar",
              "LICENSE",
              "README.md",
              "CHANGELOG.md",
              "deploy/parlour.service",
              "deploy/parlour@.service",
              "deploy/parlour.conf",
              "deploy/nginx.conf",
              "deploy/upstream.conf",
              "deploy/alerts.yml");
    }
    ProgramRun test = launch(release.resolve("parlour"), Map.of(), "test");
    assertThat(test.code()).isEqualTo(2);
    assertThat(test.err()).startsWith("parlour: \"test\" needs the source code").hasLineCount(1);
    ProgramRun games = launch(release.resolve("parlour"), Map.of(), "games");
    assertThat(games.out()).contains("/parlour-1.0/lib/parlour.jar games");
    Files.delete(folder.resolve("jdks/jdk/bin/java"));
    lacks("Java 25.0.3", launch(release.resolve("parlour"), Map.of(), "games"));
    jdk("whole", "25.0.3");
    assertThat(launch("package", "now").code()).isEqualTo(2);
  }
}
