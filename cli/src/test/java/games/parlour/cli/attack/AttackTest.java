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

/** A short attack: no answer is a fault, no table changes, nothing leaks, and play goes on. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
@Tag("slow")
class AttackTest {
  private static final int REQUESTS = 3_000;

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
            new AttackPlan(REQUESTS, Seeds.base(), program, folder),
            new PrintStream(told, true, StandardCharsets.UTF_8));
    assertThat(findings).as(Seeds.howToRepeat()).isEmpty();
    assertThat(told.toString(StandardCharsets.UTF_8)).contains("seed " + Seeds.base());
  }
}
