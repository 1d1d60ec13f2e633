package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import games.parlour.cli.fixture.ProgramRun;
import games.parlour.cli.fixture.TypedInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Going on with a saved game, and what a record must be for that. */
class ResumeTest {
  @TempDir Path home;
  private Path file;
  private String before;

  ResumeTest() {
    file = Path.of("");
    before = "";
  }

  @BeforeEach
  void aGameUnderWay() throws IOException {
    String[] args = {"play", "suffragetto", "--first", "suffragettes", "--against", "random"};
    ProgramRun.at(home, "c6-c7\n", args);
    file = ProgramRun.saved(home);
    before = Files.readString(file);
  }

  private ProgramRun resume(String typed, String... more) {
    String[] args = new String[more.length + 3];
    args[0] = "play";
    args[1] = "--resume";
    args[2] = file.toString();
    System.arraycopy(more, 0, args, 3, more.length);
    return ProgramRun.at(home, typed, args);
  }

  private void refused(String because) throws IOException {
    String content = Files.readString(file);
    ProgramRun run = resume("c7-c8\n");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("parlour: ").hasLineCount(1).contains(because);
    assertThat(file).hasContent(content);
    assertThat(ProgramRun.saved(home)).isEqualTo(file);
    ProgramRun replay = ProgramRun.of("replay", file.toString());
    assertThat(replay.code()).isEqualTo(2);
    assertThat(replay.err()).hasLineCount(1).contains(because);
  }

  @Test
  void itGoesOnInTheSameFile() throws IOException {
    ProgramRun run = resume("c7-c8\n");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Random: plays any legal move", "c7-c8  A Leader goes");
    assertThat(Files.readString(ProgramRun.saved(home)))
        .startsWith(before)
        .containsPattern("3 suffragettes c7-c8\n4 police \\S+\n$");
    assertThat(resume("", "--lang", "de").out()).contains("Am Zug: ");
  }

  @Test
  void lookingAtAGameLeavesItsFileAsItIs() throws IOException {
    Files.writeString(file, before.replace("\n1 ", "\n# a fine start\n1 "));
    byte[] bytes = Files.readAllBytes(file);
    assertThat(resume("moves\nflip\nsave\nquit\n").code()).isZero();
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    assertThat(ProgramRun.saved(home)).isEqualTo(file);
  }

  @Test
  void whoMayReadItStaysTheSame() throws IOException {
    for (String rights : List.of("rw-------", "rw-rw-rw-")) {
      Files.writeString(file, before);
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
      resume("c7-c8\n");
      assertThat(Files.readString(file)).contains("3 suffragettes c7-c8");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo(rights);
    }
  }

  @Test
  void aLongNameIsNoTrouble() throws IOException {
    file = Files.move(file, file.resolveSibling("x".repeat(255)));
    assertThat(resume("c7-c8\n").out()).doesNotContain("cannot be written");
    assertThat(Files.readString(ProgramRun.saved(home))).contains("3 suffragettes c7-c8");
  }

  /** A pipe gives a record and takes none back, whoever asks. */
  @Test
  void aRecordThatCannotBeSavedOverIsRefused() throws IOException, InterruptedException {
    Path pipe = home.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Thread writer =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    Files.writeString(pipe, before, StandardOpenOption.WRITE);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
    ProgramRun run = ProgramRun.at(home, "c7-c8\n", "play", "--resume", pipe.toString());
    writer.join();
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("cannot be written");
    assertThat(file).hasContent(before);
  }

  /**
   * Where its folder was, a file stands for a while: nobody can save there, and nothing is lost.
   */
  @Test
  void aSaveThatFailsIsToldAndLosesNothing() throws IOException {
    Path folder = home.resolve("games");
    Path aside = home.resolve("aside");
    List<Supplier<String>> typed =
        List.of(
            () -> {
              move(folder, aside);
              return "c7-c8";
            },
            () -> {
              move(aside, folder);
              return "save";
            });
    ProgramRun run =
        ProgramRun.with(
            Map.of("PARLOUR_HOME", home.toString()),
            TypedInput.of(typed),
            "play",
            "--resume",
            file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).containsSubsequence("cannot be written", "The game is saved in " + file);
    assertThat(Files.readString(file)).startsWith(before).contains("3 suffragettes c7-c8");
  }

  /** Moves a folder away and leaves a file in its place, or puts it back over that file. */
  private static void move(Path from, Path to) {
    try {
      Files.deleteIfExists(to);
      Files.move(from, to);
      if (!to.endsWith("games")) {
        Files.createFile(from);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aFileThatItsOwnerMayNotWriteIsRefused() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--------"));
    assumeThat(Files.isWritable(file)).as("some may write everything").isFalse();
    ProgramRun run = resume("c7-c8\n");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("cannot be written");
  }

  @Test
  void aLinkIsFollowedAndStaysALink() throws IOException {
    Path link = Files.createSymbolicLink(home.resolve("link.txt"), file);
    ProgramRun.at(home, "c7-c8\n", "play", "--resume", link.toString());
    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(file)).contains("3 suffragettes c7-c8");
  }

  @Test
  void aBrokenLineIsRefusedByItsNumber() throws IOException {
    Files.writeString(file, before + "3 suffragettes z1-z2\n");
    int line = (int) before.lines().count() + 1;
    refused("Line " + line + ": \"z1-z2\" is not a legal move here.");
    Files.writeString(file, before + "7 suffragettes c7-c8\n");
    refused("Line " + line);
  }

  @Test
  void anotherRulesVersionIsRefusedByName() throws IOException {
    Files.writeString(file, before.replace("rules: 1", "rules: 7"));
    refused("rules version 7 of suffragetto");
  }

  @Test
  void anUnknownGameIsRefused() throws IOException {
    Files.writeString(file, before.replace("game: suffragetto", "game: nosuch"));
    refused("There is no game \"nosuch\"");
  }

  @Test
  void anUnknownOptionValueIsRefused() throws IOException {
    Files.writeString(file, before.replace("edition: 1908", "edition: 1907"));
    refused("1907");
  }

  @Test
  void anUnknownPlayerIsRefused() throws IOException {
    Files.writeString(file, before.replace("police: random", "police: nobody"));
    ProgramRun run = resume("c7-c8\n");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("nobody");
  }

  @Test
  void whatTheRecordSaysCannotBeChosenAgain() throws IOException {
    for (String flag : List.of("--seat=both", "--against=random", "--seed=1", "-oedition=1908")) {
      ProgramRun run =
          resume(
              "",
              flag.startsWith("-o") ? new String[] {"-o", flag.substring(2)} : new String[] {flag});
      assertThat(run.code()).as(flag).isEqualTo(2);
      assertThat(run.err()).contains("the record decides it").hasLineCount(1);
    }
    assertThat(file).hasContent(before);
  }

  @Test
  void aFinishedGameIsShown() throws IOException {
    resume("resign\n");
    String over = Files.readString(file);
    ProgramRun run = resume("c7-c8\n");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Police won: Suffragettes resigned.");
    assertThat(file).hasContent(over);
  }

  @Test
  void whatSomebodyElseWroteIsLeftAlone() throws IOException {
    TypedInput typist =
        TypedInput.of(
            List.of(
                () -> {
                  write(before + "# mine\n");
                  return "c7-c8";
                },
                () -> "quit"));
    Map<String, String> env = Map.of("PARLOUR_HOME", home.toString());
    ProgramRun run = ProgramRun.with(env, typist, "play", "--resume", file.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Another program has changed the file");
    assertThat(file).hasContent(before + "# mine\n");
    try (Stream<Path> all = Files.list(home.resolve("games"))) {
      Path other = all.filter(path -> !path.equals(file)).findFirst().orElseThrow();
      assertThat(Files.readString(other)).startsWith(before).contains("3 suffragettes c7-c8");
      assertThat(run.lastLine()).contains(other.toString());
    }
  }

  private void write(String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
