package games.parlour.cli.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game is made in a scratch copy of what {@code new-game} reads and changes. */
class NewGameTest {
  private static final Path ROOT = Path.of("..");

  @TempDir Path house;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void aHouse() throws IOException {
    for (String file : List.of("pom.xml", "cli/pom.xml")) {
      copy(file);
    }
    try (Stream<Path> templates = Files.walk(ROOT.resolve("templates"))) {
      for (Path file : templates.filter(Files::isRegularFile).toList()) {
        copy(ROOT.relativize(file).toString());
      }
    }
    Files.createDirectories(house.resolve("docs/rules"));
    Files.createDirectories(house.resolve("fort-chitral/src/main/java/games/parlour/chitral"));
    Path ghosts = house.resolve("testkit/src/main/java/games/parlour/testkit/ghosts");
    Files.createDirectories(ghosts);
    Files.writeString(ghosts.resolve("GhostsPosition.java"), "");
  }

  private void copy(String file) throws IOException {
    Path to = house.resolve(file);
    Files.createDirectories(to.resolveSibling(""));
    Files.copy(ROOT.resolve(file), to);
  }

  private int make(String... args) {
    return NewGameCommand.run(house, List.of(args), stream(out), stream(err));
  }

  private static PrintStream stream(ByteArrayOutputStream to) {
    return new PrintStream(to, true, StandardCharsets.UTF_8);
  }

  private String complaint() {
    return err.toString(StandardCharsets.UTF_8);
  }

  /** Every file of the scratch copy, by its path. */
  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(house)) {
      for (Path file : found.toList()) {
        String name = house.relativize(file).toString();
        files.put(name, Files.isDirectory(file) ? "" : Files.readString(file));
      }
    }
    return files;
  }

  private void isAsBefore(Map<String, String> before) throws IOException {
    assertThat(files().keySet()).isEqualTo(before.keySet());
    files().forEach((file, text) -> assertThat(text).as(file).isEqualTo(before.get(file)));
  }

  /** Its name is one that no real game has, as that one's classes would come first. */
  @Test
  void itsModuleKeepsTheLawsAndIsFound() throws Exception {
    assertThat(make("games-of-scratch")).as(complaint()).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("Made Games of Scratch:\n")
        .contains("  docs/rules/games-of-scratch.md\n", "./parlour play games-of-scratch\n");
    try (MadeModule module = new MadeModule(house.resolve("games-of-scratch"), "gamesofscratch")) {
      assertThat(module.tests("GamesOfScratchContractTest")).isGreaterThan(25);
      assertThat(module.tests("GamesOfScratchPerftTest")).isEqualTo(2);
      assertThat(module.tests("GamesOfScratchRulesTest")).isEqualTo(4);
      assertThat(module.run("perft", "games-of-scratch", "--depth", "3")).endsWith("1911\n");
      assertThat(module.run("games")).contains("games-of-scratch", "Games of Scratch");
      assertThat(
              module.run(
                  "match", "games-of-scratch", "--a", "level:1", "--b", "random", "--games", "2"))
          .contains("level:1", "random");
    }
  }

  @Test
  void theBuildKnowsIt() throws IOException {
    assertThat(make("nine-men")).as(complaint()).isZero();
    String parent = Files.readString(house.resolve("pom.xml"));
    assertThat(parent)
        .containsOnlyOnce("    <module>nine-men</module>\n    <module>players</module>\n")
        .containsOnlyOnce(
            """
                  <dependency>
                    <groupId>games.parlour</groupId>
                    <artifactId>parlour-nine-men</artifactId>
                    <version>${project.version}</version>
                  </dependency>
            """);
    assertThat(Files.readString(house.resolve("cli/pom.xml")))
        .containsOnlyOnce(
            """
                  <artifactId>parlour-nine-men</artifactId>
                  <scope>runtime</scope>
                </dependency>
            """);
    assertThat(Files.readString(house.resolve("nine-men/pom.xml")))
        .contains("<version>" + new PomText(parent).version() + "</version>");
    assertThat(files().get("nine-men/src/main/java/games/parlour/ninemen/package-info.java"))
        .contains("Read on in {@code docs/rules/nine-men.md}");
    assertThat(files().keySet())
        .as("nothing is left of the sample")
        .filteredOn(file -> !file.startsWith("templates"))
        .noneMatch(file -> file.toLowerCase(Locale.ROOT).contains("sample"));
    files()
        .forEach(
            (file, text) -> {
              if (file.startsWith("nine-men")) {
                assertThat(text).as(file).doesNotContainIgnoringCase("sample");
              }
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''            | not a valid ID; it is lower-case words
          Fox           | not a valid ID
          9-men         | not a valid ID
          fox_and_geese | not a valid ID
          fox--geese    | not a valid ID
          ../fox        | not a valid ID
          a234567890123456789012345678901234567890x | at most 40 characters
          docs          | taken at the top level
          fort-chitral  | taken at the top level
          target        | taken at the top level
          switch        | a word of the Java language
          chitral       | package games.parlour.chitral exists
          test-kit      | package games.parlour.testkit exists
          ghosts        | classes named Ghosts
          string        | classes named String
          """)
  void anIdThatDoesNotFitIsRefused(String id, String reason) throws IOException {
    Files.createDirectories(house.resolve("core/src/test/java/games/parlour/testkit"));
    Map<String, String> before = files();
    assertThat(make(id)).isEqualTo(2);
    assertThat(complaint()).startsWith("parlour: ").contains(reason).hasLineCount(1);
    isAsBefore(before);
  }

  @Test
  void oneIdIsNeeded() {
    assertThat(make()).isEqualTo(2);
    assertThat(make("fox", "geese")).isEqualTo(2);
    assertThat(complaint()).hasLineCount(2).contains("takes one ID");
    assertThat(make("fox")).isZero();
    assertThat(make("fox")).as("made already").isEqualTo(2);
  }

  @Test
  void whatFailsHalfWayLeavesNothing() throws IOException {
    Files.delete(house.resolve("docs/rules"));
    Files.writeString(house.resolve("docs/rules"), "not a folder");
    Map<String, String> before = files();
    assertThat(make("fox")).isEqualTo(1);
    assertThat(complaint()).contains("nothing was changed").hasLineCount(1);
    isAsBefore(before);
    Files.writeString(house.resolve("pom.xml"), "<project><version>1</version></project>");
    Map<String, String> strange = files();
    assertThat(make("fox")).isEqualTo(1);
    isAsBefore(strange);
  }
}
