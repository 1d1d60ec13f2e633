package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole game in plain mode: chance types one side, the computer plays the other by chance. */
class WholeGameTest {
  private static final String THIN =
      "17/17/17/7sss7/6s1s8/6s10/17/17/17/17/17/6p10/6p10/7ppp7/17/17/17 s S10+5/P11+5 1908 0 0 -";

  @Test
  void itEndsAndItsRecordTellsIt(@TempDir Path home) {
    Typist typist = Typist.byChance(Games.named("suffragetto"), home);
    Map<String, String> env = Map.of("PARLOUR_HOME", home.toString());
    String[] args = {"play", "suffragetto", "--position", THIN, "--against", "random"};
    Run run = Run.with(env, typist, args);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).containsPattern("(won: |A draw: )");
    Run replay = Run.of("replay", Run.saved(home).toString());
    assertThat(replay.code()).isZero();
    assertThat(replay.out()).containsPattern("(won: |A draw: )");
  }
}
