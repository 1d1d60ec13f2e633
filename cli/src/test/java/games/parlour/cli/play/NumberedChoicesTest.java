package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games without a board: numbered choices, and only what has changed drawn again. */
class NumberedChoicesTest {
  @TempDir Path home;

  private ProgramRun play(String typed, String... more) {
    String[] args = new String[more.length + 6];
    String[] first = {"play", "four-hands", "--seat", "north", "--seed", "1"};
    System.arraycopy(first, 0, args, 0, 6);
    System.arraycopy(more, 0, args, 6, more.length);
    return ProgramRun.at(home, typed, args);
  }

  private String record() throws IOException {
    return Files.readString(ProgramRun.saved(home));
  }

  @Test
  void aNumberPlaysAChoiceAndItsTextDoesToo() throws IOException {
    ProgramRun run = play("2\n");
    assertThat(run.out())
        .contains("  1 Play card 1\n  2 Play card 2\n  3 Draw a card, then put one back (8 cards")
        .contains("North: play-2  North plays the card");
    assertThat(record()).contains("north play-2");
    Files.delete(ProgramRun.saved(home));
    play("play-2\n");
    assertThat(record()).contains("north play-2");
  }

  @Test
  void choicesOfAGroupStandTogether() {
    assertThat(play("", "--peeks", "on").out())
        .contains("  Peek at East   3 card 1  4 card 2    Peek at South  5 card 1  6 card 2\n")
        .contains(
            "  Peek at West   7 card 1  8 card 2\n  9 Draw a card, then put one back (8 cards");
  }

  @Test
  void aNumberThatIsNotThereIsRefused() throws IOException {
    assertThat(play("0\n4\n99999999999\n").out())
        .contains("There is no choice 0; the numbers go from 1 to 3.", "There is no choice 4;")
        .contains("\"99999999999\" is not a legal move here.");
    assertThat(record()).doesNotContain("north play");
  }

  @Test
  void movesNamesNumbersAndTexts() {
    assertThat(play("moves\nmoves draw\nmoves zz\n").out())
        .contains(
            "> 1 play-1  2 play-2  3 swap\n> 3 swap\n> There is no choice with \"zz\" in it.");
  }

  @Test
  void onlyWhatHasChangedIsDrawnAgain() {
    String after = play("3\n", "--lang", "de").out();
    String second = after.substring(after.indexOf("> Nord: "));
    assertThat(second).contains("Hände").doesNotContain("Dieser Stich");
  }

  @Test
  void lookShowsAllAndWhatIsLookedUp() {
    String out = play("look\n").out();
    assertThat(out.substring(0, out.indexOf("> "))).doesNotContain("not seen");
    assertThat(out.substring(out.indexOf("> ")))
        .contains("Hands", "This trick: none", "Cards that you have not seen", "  card 1 ");
  }

  @Test
  void undoStopsAtDiceAndSecrets() throws IOException {
    assertThat(play("1\nundo\n").out())
        .contains("There is nothing to take back: dice, revealed secrets");
    assertThat(record()).doesNotContain("takeback");
  }

  @Test
  void aHintDoesNotShowWhatTheMoveWouldShow() {
    ProgramRun run = play("hint\n", "--peeks", "on");
    assertThat(run.out()).containsPattern("Hint: \\S+  (Play|card|Draw)").doesNotContain(" is 1.");
  }

  @Test
  void helpSpeaksOfNumbers() {
    assertThat(play("help\n").out())
        .contains("Type the number of a choice", "look [NAME]", "moves [TEXT]")
        .doesNotContain("flip");
    assertThat(ProgramRun.at(home, "help\n", "play", "fort-chitral").out())
        .contains("Type a move as \"moves\" lists it");
  }
}
