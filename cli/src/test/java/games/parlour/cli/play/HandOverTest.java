package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several people at one keyboard, with hands that the others must not see. */
class HandOverTest {
  private static final String GAP = "\n".repeat(50);

  @TempDir Path home;

  private ProgramRun play(String typed, String... more) {
    String[] args = new String[more.length + 4];
    System.arraycopy(new String[] {"play", "four-hands", "--seat", "both"}, 0, args, 0, 4);
    System.arraycopy(more, 0, args, 4, more.length);
    return ProgramRun.at(home, typed, args);
  }

  /** What each of those who sat down one after the other had on the screen. */
  private static List<String> screens(ProgramRun run) {
    return List.of(run.out().split("Hand over to ", -1));
  }

  @Test
  void theFirstHandIsShownOnlyOnceItsOwnerIsThere() {
    ProgramRun run = play("", "--seed", "1");
    assertThat(run.out())
        .contains("Hand over to North; nobody else should look. Press Enter to continue.")
        .doesNotContain("gets the card", "Hands", "North to play");
    assertThat(play("\n", "--seed", "1").out())
        .containsPattern("News for North:\nChance: .*North gets the card [1-5]")
        .contains("East gets a card.", "Hands", "North to play.");
  }

  @Test
  void theScreenIsEmptiedBeforeTheNextOneSitsDown() {
    ProgramRun run = play("\n1\n\n1\n\n", "--seed", "1");
    List<String> screens = screens(run);
    assertThat(screens).hasSize(4);
    for (int i = 1; i < 3; i++) {
      assertThat(screens.get(i)).endsWith(GAP);
    }
    assertThat(screens.get(1)).contains("North gets the card").contains("North plays the card");
    assertThat(screens.get(2))
        .contains("East gets the card", "North gets a card. ", "North plays the card")
        .doesNotContain("North gets the card");
    assertThat(screens.get(3)).contains("South gets the card", "East plays the card");
  }

  @Test
  void whoComesBackIsToldOnlyWhatIsNew() {
    ProgramRun run = play("\n1\n\n1\n\n1\n\n1\n\n1\n\n1\n\n1\n\n", "--seed", "1");
    List<String> screens = screens(run);
    assertThat(screens.get(1)).contains("North gets the card");
    String again =
        screens.stream().skip(2).filter(s -> s.startsWith("North")).findFirst().orElse("");
    assertThat(again)
        .contains("News for North:", "\nEast plays the card", "West plays")
        .doesNotContain("North plays");
  }

  @Test
  void whoLeavesInBetweenLeavesTheGameSaved() throws IOException {
    ProgramRun run = play("quit\n", "--seed", "1");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("The game is saved in").doesNotContain("North to play");
    assertThat(Files.readString(ProgramRun.saved(home))).contains("8 * deal-");
    ProgramRun resumed =
        ProgramRun.at(home, "\n", "play", "--resume", ProgramRun.saved(home).toString());
    assertThat(resumed.out()).contains("Hand over to North", "North gets the card");
  }

  @Test
  void onePersonAmongComputersHandsNothingOver() {
    ProgramRun run =
        ProgramRun.at(home, "1\n", "play", "four-hands", "--seat", "north", "--seed", "1");
    assertThat(run.out())
        .contains("North gets the card")
        .doesNotContain("Hand over", "East gets the card");
  }

  @Test
  void aBoardWithoutSecretsIsNotHandedOver() {
    String[] args = {"play", "suffragetto", "--seat", "both", "--first", "suffragettes"};
    assertThat(ProgramRun.at(home, "c6-c7\nc12-c11\n", args).out())
        .contains("Police to play.")
        .doesNotContain("Hand over");
  }

  @Test
  void atTheEndEverybodySeesWhatEverybodyMaySee() {
    ProgramRun run = play("\n1\n".repeat(40), "--seed", "1", "--rounds", "1");
    assertThat(run.out()).containsPattern("(won: |A draw: )");
    String end = run.out().substring(run.out().lastIndexOf("Hands"));
    assertThat(end).doesNotContain("card 1", "card 2", "card 3", "card 4", "card 5");
  }
}
