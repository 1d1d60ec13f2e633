package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.cli.fixture.ProgramRun;
import games.parlour.cli.fixture.TypedInput;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program knows no game by name: a card game with secrets works the same, and a broken one. */
class OtherGamesTest {
  @Test
  void aCardGameIsPlayedWithoutTellingSecrets(@TempDir Path home) {
    Map<String, String> env = Map.of("PARLOUR_HOME", home.toString());
    TypedInput typist = TypedInput.byChance(Games.named("four-hands"), home);
    String[] asked = {
      "play", "four-hands", "--seat=south", "--seed=1", "--with=random", "--against=random"
    };
    ProgramRun run = ProgramRun.with(env, typist, asked);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("East gets a card.", "\nNorth plays the card")
        .containsPattern("Chance: South gets the card [0-9]")
        .doesNotContain("deal-", "North: play-", "North gets the card")
        .containsPattern("> South: \\w+(-\\w+)?  South ")
        .containsPattern("(won: |A draw: )");
    ProgramRun replay = ProgramRun.of("replay", ProgramRun.saved(home).toString());
    assertThat(replay.out()).contains("The seed gives every outcome of chance");
  }

  @Test
  void itsOptionsAreFlagsToo() {
    assertThat(ProgramRun.of("games").out())
        .contains("--rounds 1|2|3", "3 at the table, 2 in counts");
    assertThat(ProgramRun.of("perft", "four-hands", "--rounds", "1", "--depth", "1").lastLine())
        .isEqualTo(
            ProgramRun.of("perft", "four-hands", "-o", "rounds=1", "--depth", "1").lastLine());
  }

  @Test
  void aBrokenLawIsToldWithSeedAndRecord() {
    ProgramRun run =
        ProgramRun.of("fuzz", "broken", "--games", "1", "--seed", "4", "--rounds", "1");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("A law is broken", "rounds=1", "languages have the same keys", "seed 4")
        .contains("parlour-record 1\ngame: broken\n");
  }

  @Test
  void aFaultOfTheProgramIsOneLine() {
    ProgramRun run = ProgramRun.of("moves", "broken", "--position", "x");
    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err()).startsWith("parlour: ").hasLineCount(1).contains("no x at all");
    ProgramRun more =
        ProgramRun.with(Map.of("PARLOUR_DEBUG", "1"), "", "moves", "broken", "--position", "x");
    assertThat(more.err()).contains("\tat ");
  }
}
