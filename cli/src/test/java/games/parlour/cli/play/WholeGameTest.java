package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.cli.fixture.ProgramRun;
import games.parlour.cli.fixture.TypedInput;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A whole game in plain mode: chance types one side, the computer plays the other by chance. */
class WholeGameTest {
  @ParameterizedTest
  @CsvSource({
    "suffragetto, 17/17/17/7sss7/6s1s8/6s10/17/17/17/17/17/6p10/6p10/7ppp7/17/17/17 s S10+5/P11+5"
        + " 1908 0 0 -",
    "fort-chitral, 12/12/12/4bb6/5b6/4b1w5/4w7/5ww5/6w5/12/12/12 w corners all each on 150 0"
  })
  void itEndsAndItsRecordTellsIt(String game, String thin, @TempDir Path home) {
    TypedInput typist = TypedInput.byChance(Games.named(game), home);
    Map<String, String> env = Map.of("PARLOUR_HOME", home.toString());
    String[] args = {"play", game, "--position", thin, "--against", "random"};
    ProgramRun run = ProgramRun.with(env, typist, args);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).containsPattern("(won: |A draw: )");
    ProgramRun replay = ProgramRun.of("replay", ProgramRun.saved(home).toString());
    assertThat(replay.code()).isZero();
    assertThat(replay.out()).containsPattern("(won: |A draw: )");
  }
}
