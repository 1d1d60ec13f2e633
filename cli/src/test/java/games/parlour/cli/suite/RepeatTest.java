package games.parlour.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A suite that is repeated: what is counted, remembered and printed. */
class RepeatTest {
  /** A suite that fails as often as a file has lines, each time by another test. */
  private static final String SUITE =
      """
      #!/bin/bash
      echo "$CI $*" >>calls
      why=$(head -n 1 faults 2>/dev/null)
      [[ -n $why ]] || exit 0
      sed -i 1d faults
      case $why in
        scene) echo ' FAIL  browser/mail.test.ts > notices > can be switched off' ;;
        build) echo '[ERROR] A.java: wrong' ;;
        *)
          mkdir -p core/target/surefire-reports
          printf '%s' "<testsuite><testcase name=\\"good\\" classname=\\"games.parlour.A\\" time=\\"0\\"/>" \\
            "<testcase name=\\"$why\\" classname=\\"games.parlour.core.ATest\\" time=\\"0\\">" \\
            "<failure message=\\"repeat with -Dparlour.seed=1908\\"/></testcase></testsuite>" \\
            >core/target/surefire-reports/TEST-A.xml
          ;;
      esac
      exit 1
      """;

  @TempDir Path root;
  private String err = "";

  @BeforeEach
  void aClone() throws IOException, InterruptedException {
    Files.writeString(root.resolve("parlour"), SUITE);
    Files.writeString(root.resolve(".gitignore"), "calls\nfaults\ntarget/\ntest-runs/\n");
    Files.writeString(root.resolve("A.java"), "class A {}");
    git("init", "-q");
    git("add", ".");
    git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "Begin");
  }

  private void git(String... args) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("git").directory(root.toFile()).inheritIO();
    builder.command().addAll(List.of(args));
    assertThat(builder.start().waitFor()).as("exit code of git %s", List.of(args)).isZero();
  }

  private String repeat(int code, int cores, String... args) throws InterruptedException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    int found =
        RepeatCommand.run(
            root, List.of(args), cores, new PrintStream(out), new PrintStream(complaints));
    err = complaints.toString(StandardCharsets.UTF_8);
    assertThat(found).as("exit code; printed: %s%s", out, err).isEqualTo(code);
    return out.toString(StandardCharsets.UTF_8);
  }

  private void faults(String... faults) throws IOException {
    Files.write(root.resolve("faults"), List.of(faults));
  }

  private List<String> calls() throws IOException {
    return Files.readAllLines(root.resolve("calls"));
  }

  @Test
  void whatPassedIsRememberedAndNotRunAgain() throws Exception {
    assertThat(repeat(0, 2, "--repeat", "2"))
        .contains("Run 1 of 2 (quiet) passed", "Run 2 of 2", "quiet 2, busy 0, one-core 0");
    assertThat(repeat(0, 2, "--repeat", "3")).contains("Run 1 of 1", "quiet 3");
    assertThat(repeat(0, 2, "--repeat", "3")).doesNotContain("Run ");
    assertThat(repeat(0, 2, "--busy", "--repeat", "1")).contains("quiet 3, busy 1, one-core 0");
    assertThat(repeat(0, 1, "--repeat", "1")).contains("quiet 3, busy 1, one-core 1");
    assertThat(calls()).hasSize(5).containsOnly("true test");
    try (Stream<Path> files = Files.list(root.resolve("test-runs"))) {
      assertThat(files).as("no logs of runs that passed").hasSize(1);
    }
  }

  @Test
  void aFailureIsNamedWithItsSeedAndLogAndStartsTheCountAnew() throws Exception {
    repeat(0, 2, "--repeat", "1");
    faults("first", "scene", "build");
    String told = repeat(1, 2, "--repeat", "5");
    assertThat(told)
        .contains("Run 1 of 4 (quiet) failed: core.ATest.first")
        .contains("Run 4 of 4 (quiet) passed")
        .contains("quiet 1, busy 0, one-core 0")
        .contains("Failed, of 5 runs of the same sources:")
        .contains("   1  core.ATest.first\n        quiet, seed 1908, " + root)
        .contains("   1  browser/mail.test.ts > notices > can be switched off\n")
        .contains("   1  build: A.java: wrong\n")
        .doesNotContain("ATest.good");
    faults("first");
    assertThat(repeat(1, 2, "--repeat", "2")).contains("   2  core.ATest.first\n");
    String logs = told.lines().filter(line -> line.contains("seed 1908")).findFirst().orElse("");
    Path folder = Path.of(logs.substring(logs.lastIndexOf(' ') + 1));
    assertThat(folder.resolve("suite.log")).exists();
    assertThat(folder.resolve("TEST-A.xml")).content().contains("parlour.seed=1908");
  }

  @Test
  void otherSourcesStartTheCountAnewAndDocumentsDoNot() throws Exception {
    repeat(0, 2, "--repeat", "2");
    Files.createDirectories(root.resolve("docs/images"));
    Files.writeString(root.resolve("docs/page.md"), "# Page");
    Files.writeString(root.resolve("docs/images/page.png"), "picture");
    assertThat(repeat(0, 2, "--repeat", "2")).doesNotContain("Run ").contains("quiet 2");
    Files.writeString(root.resolve("B.java"), "class B {}");
    assertThat(repeat(0, 2, "--repeat", "2")).contains("Run 2 of 2", "quiet 2");
    Files.delete(root.resolve("B.java"));
    assertThat(repeat(0, 2, "--repeat", "2")).contains("Run 2 of 2", "quiet 2");
  }

  @Test
  void partsOfTheSuiteAreCountedByThemselvesInAnyTable() throws Exception {
    String table = root.resolve("target/own.tsv").toString();
    repeat(0, 2, "--repeat", "1", "--table", table);
    faults("one");
    repeat(1, 2, "-pl", "core", "--repeat", "1", "--table", table);
    assertThat(repeat(0, 2, "--repeat", "1", "--table", table)).doesNotContain("Run ");
    assertThat(calls()).containsExactly("true test", "true test -pl core");
  }

  @Test
  void whatMakesNoSenseIsRefused() throws Exception {
    for (List<String> wrong :
        List.of(
            List.of("--repeat"),
            List.of("--repeat", "0"),
            List.of("--repeat", "many"),
            List.of("--repeat", "1001"),
            List.of("--busy"),
            List.of("--repeat", "1", "--table"))) {
      repeat(2, 2, wrong.toArray(String[]::new));
      assertThat(err).as("%s", wrong).startsWith("parlour: ").contains("1 to 1000").hasLineCount(1);
    }
    assertThat(root.resolve("calls")).doesNotExist();
  }
}
