package games.parlour.cli.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.Main;
import games.parlour.cli.attack.AttackRun.AttackPlan;
import games.parlour.testkit.Seeds;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A short attack: no answer is a fault, no table changes, nothing leaks, and play goes on. */
@Timeout(value = 60, unit = TimeUnit.MINUTES)
@Tag("slow")
class AttackTest {
  private static final int REQUESTS = 2_500;

  /** The other tests run beside it, and perhaps on one core: only what stands still is a fault. */
  private static final int SLOWNESS = 20;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--requests",
        "--requests 0",
        "--requests x",
        "--seed -1",
        "--requests 9 --seed",
        "now"
      })
  void whatItDoesNotKnowIsRefusedInOneLine(String line) throws Exception {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream said = new PrintStream(err, true, StandardCharsets.UTF_8);
    assertThat(AttackCommand.run(line.split(" "), said)).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("parlour: ")
        .contains("--requests N", "--seed S")
        .hasLineCount(1);
  }

  @Test
  void aShortAttackHurtsNobody(@TempDir Path folder) throws Exception {
    List<String> program =
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    List<String> findings =
        AttackRun.attack(
            new AttackPlan(REQUESTS, Seeds.base(), program, folder, SLOWNESS),
            new PrintStream(told, true, StandardCharsets.UTF_8));
    assertThat(findings).as(Seeds.howToRepeat()).isEmpty();
    assertThat(told.toString(StandardCharsets.UTF_8)).contains("seed " + Seeds.base());
  }
}
