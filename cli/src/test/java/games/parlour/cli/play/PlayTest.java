package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be done at a table, line by line without a terminal. */
class PlayTest {
  @TempDir Path home;

  private ProgramRun play(String typed, String... more) {
    String[] args = new String[more.length + 4];
    System.arraycopy(
        new String[] {"play", "suffragetto", "--first", "suffragettes"}, 0, args, 0, 4);
    System.arraycopy(more, 0, args, 4, more.length);
    return ProgramRun.at(home, typed, args);
  }

  private String record() throws IOException {
    return Files.readString(ProgramRun.saved(home));
  }

  @Test
  void aMoveIsAnsweredToldAndSaved() throws IOException {
    ProgramRun run = play("c6-c7\n", "--seed", "3");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Suffragettes: c6-c7  A Leader goes from c6 to c7.", "Police: ", "[")
        .contains("Suffragettes to play.", "Prison: empty")
        .contains("The game is saved in " + ProgramRun.saved(home))
        .doesNotContain("\033");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80 || line.contains(home.toString()));
    assertThat(record())
        .contains("player.police: level:3", "player.suffragettes: human", "seed: ", "date: ")
        .containsPattern("\n1 suffragettes c6-c7\n2 police \\S+\n$");
  }

  @Test
  void theSameSeedRepeatsAGame() throws IOException {
    play("c6-c7\nc7-c8\nd6-d7\n", "--seed", "11", "--against", "random");
    String first = record().replaceAll("date: .*", "");
    Files.delete(ProgramRun.saved(home));
    play("c6-c7\nc7-c8\nd6-d7\n", "--seed", "11", "--against", "random");
    assertThat(record().replaceAll("date: .*", "")).isEqualTo(first).contains("6 police");
  }

  @Test
  void theOtherSeatMovesSecond() throws IOException {
    ProgramRun run = play("quit\n", "--seat", "police");
    assertThat(run.out()).contains("Police to play.");
    assertThat(record()).contains("1 suffragettes ").contains("player.suffragettes: level:3");
  }

  @Test
  void aCoinIsTossedAndTold() throws IOException {
    ProgramRun run =
        ProgramRun.at(home, "", "play", "suffragetto", "--seat", "both", "--seed", "1");
    assertThat(run.out()).contains("Chance: ", "The coin falls");
    assertThat(record()).containsPattern("\n1 \\* \\S+\n");
  }

  @Test
  void anIllegalMoveIsSaidAndTheLegalOnesFromThereListed() throws IOException {
    ProgramRun run = play("c6-c9\nzz\nmoves c6\nmoves a1\n");
    assertThat(run.out())
        .contains(
            """
            "c6-c9" is not a legal move here.
            Too far: a step goes one square, and no hop is possible from here. (S4)
            From there you may play:
            c6-b7""")
        .contains("\"zz\" is not a legal move here.\n\"moves\" lists what is allowed.")
        .contains("> c6-b7  ")
        .contains("There is no move from \"a1\".");
    assertThat(record()).endsWith("\n\n");
  }

  @Test
  void theReasonIsToldInTheWordsOfTheRules() throws IOException {
    ProgramRun run = play("d6-d8\nc6-q18\nc12-c11\n--\n=1s\nd6-d9 c12-c10\n", "--seat", "both");
    assertThat(run.out())
        .contains("A step goes one square, and there is nobody on d7 to hop over. (S4)")
        .contains("The board has no square \"q18\".")
        .contains("The piece on c12 is not yours.")
        .contains("You can pass only when none of your pieces can move.")
        .contains("An exchange needs twelve or more in the Prison and in the Hospital")
        .contains("\"d6-d9\" and what follows it were not played: Too far");
  }

  @Test
  void undoTakesBackTheOwnMoveAndTheAnswer() throws IOException {
    ProgramRun run = play("undo\nc6-c7\nundo\n");
    assertThat(run.out()).contains("There is no move to take back.");
    assertThat(record()).contains("3 suffragettes !takeback 0");
  }

  @Test
  void twoPeopleTakeBackOneMove() throws IOException {
    play("c6-c7\nc12-c11\nundo\nc12-b11\n", "--seat", "both");
    assertThat(record()).contains("3 police !takeback 1\n4 police c12-b11");
  }

  @Test
  void aHintIsALegalMoveWithWords() {
    ProgramRun run = play("hint\n");
    var hint = Pattern.compile("Hint: (\\S+)  .*\\.").matcher(run.out());
    assertThat(hint.find()).as("the output has a hint: %s", run.out()).isTrue();
    assertThat(ProgramRun.of("moves", "suffragetto").lines()).contains(hint.group(1));
    assertThat(run.out())
        .containsPattern("\\nWinning chance \\d+ %, looking \\d+ moves? ahead\\.\\n");
  }

  @Test
  void aCoinThatHasFallenLeavesAHintItsNumbers() {
    ProgramRun run = ProgramRun.at(home, "hint\n", "play", "suffragetto", "--seat", "both");
    assertThat(run.out())
        .containsPattern("\\nWinning chance \\d+ %, looking \\d+ moves? ahead\\.\\n");
  }

  @Test
  void aHintFindsAWinAndSaysSo() {
    String five = "17/17/17/7sss7/6s1ss7/17/17/17/17/5sp10/17/17/17/17/17/17/17";
    String position = five + " s S0+0/P0+0 1908 0 0 -";
    ProgramRun run = ProgramRun.at(home, "hint\n", "play", "suffragetto", "--position", position);
    assertThat(run.out()).contains("Hint: g13-h13", "A certain win, looking 1 move ahead.");
  }

  @Test
  void everyLevelSitsDownUnderItsName() throws IOException {
    for (int level = 1; level <= 8; level++) {
      ProgramRun run = play("c6-c7\n", "--against", "level:" + level);
      assertThat(run.out()).containsPattern("\nPolice +Level " + level + "\n");
      assertThat(record()).contains("player.police: level:" + level, "\n2 police ");
      Files.delete(ProgramRun.saved(home));
    }
    ProgramRun german = play("quit\n", "--against", "level:4", "--lang", "de");
    assertThat(german.out()).containsPattern("\nPolizei +Stufe 4\n");
  }

  @Test
  void aLevelRepeatsAGameWithItsSeed() throws IOException {
    String typed = "c6-c7\nc7-c8\nd6-d7\n";
    play(typed, "--seed", "11", "--against", "level:2");
    String first = record().replaceAll("date: .*", "");
    Files.delete(ProgramRun.saved(home));
    play(typed, "--seed", "11", "--against", "level:2");
    assertThat(record().replaceAll("date: .*", "")).isEqualTo(first).contains("6 police");
  }

  @Test
  void theRulesAreThoseOfTheEdition() {
    assertThat(play("rules\n").out())
        .contains("How Suffragetto is played", "S9", "The Suffragettes begin.")
        .contains("The other player cannot refuse")
        .doesNotContain("accepts (=yes)");
    ProgramRun german =
        ProgramRun.at(home, "rules\n", "play", "suffragetto", "--edition", "german");
    assertThat(german.out().replaceAll("\\s+", " ")).contains("any free square of the six");
  }

  @Test
  void theRulesEndWithWhatIsKnownAndWhatWasChosen() {
    String[] wish = {"play", "suffragetto", "--first", "police", "--repetition", "off"};
    ProgramRun run = ProgramRun.at(home, "rules\n", wish);
    assertThat(run.lines())
        .containsSubsequence(
            "What is known, and what is ours",
            "The options of this table:",
            "Edition: 1908. Rule S10, stated by the sources.",
            "Who begins: police. Rule S2, stated by the sources.",
            "Repetition: off. Rule S9, ours, as the sources are silent.",
            "Quiet turns: on. Rule S9, ours, as the sources are silent.");
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("The Police begin.", "may occur as often as you like", "200 turns without")
        .doesNotContain("A coin decides", "for the third time");
    String german = ProgramRun.at(home, "regeln\n", "play", "suffragetto", "--lang", "de").out();
    assertThat(german)
        .contains("Was bekannt ist", "Ruhige Züge: on. Regel S9, von uns, denn die Quellen");
  }

  @Test
  void aCopyIsSavedButNeverOverAFile() throws IOException {
    Path copy = home.resolve("copy.txt");
    Path mine = Files.writeString(home.resolve("mine.txt"), "mine");
    ProgramRun run = play("c6-c7\nsave " + copy + "\nsave " + mine + "\nsave\nsave /nosuch/x\n");
    assertThat(run.out()).contains("A copy is saved in", "already exists", "cannot be written");
    assertThat(copy).hasContent(record());
    assertThat(mine).hasContent("mine");
  }

  @Test
  void resigningEndsTheGame() throws IOException {
    ProgramRun run = play("resign\n");
    assertThat(run.out()).contains("Police won: Suffragettes resigned.");
    assertThat(record()).contains("1 suffragettes !resign");
  }

  @Test
  void aDrawIsAgreedByTwoAtOneDevice() throws IOException {
    ProgramRun run = play("draw\n", "--seat", "both");
    assertThat(run.out()).contains("A draw: draw agreed.");
    assertThat(record()).contains("1 suffragettes !offer-draw\n2 police !accept-draw");
  }

  @Test
  void aComputerThatStandsBetterDeclinesADraw() throws IOException {
    String five = "17/17/17/17/17/17/17/17/17/17/17/4I12/7ppp7/7pp8/17/17/4s12";
    String position = five + " s S15+5/P11+4 1908 0 0 -";
    ProgramRun run =
        ProgramRun.at(home, "draw\ndraw\n", "play", "suffragetto", "--position", position);
    assertThat(run.out())
        .containsSubsequence(
            "The draw is declined", "You have already offered a draw since your last move.");
    assertThat(record()).contains("2 police !decline-draw").doesNotContain("\n3 ");
  }

  @Test
  void helpTellsOfDrawsWhereThereAreAny() {
    assertThat(play("help\n").out()).contains("offer a draw");
  }

  @Test
  void aComputerPlaysOnFromTheOpening() throws IOException {
    assertThat(play("draw\n").out()).contains("declined: the computer wants to play on.");
    assertThat(record()).contains("2 police !decline-draw");
  }

  @Test
  void aComputerThatStandsClearlyWorseAgreesToADraw() throws IOException {
    String five = "17/17/17/7sss7/6s1s8/17/17/17/17/17/17/17/17/6p10/17/17/17";
    String position = five + " s S11+5/P15+5 1908 0 0 -";
    ProgramRun run = ProgramRun.at(home, "draw\n", "play", "suffragetto", "--position", position);
    assertThat(run.out()).contains("The draw is agreed.", "A draw: draw agreed.");
  }

  @Test
  void flipTurnsTheBoardRound() {
    ProgramRun run = play("flip\n");
    assertThat(run.out()).contains("\n    q  p  o ", "\n 1  H  H  -  -  .");
  }

  @Test
  void everybodySeesTheirOwnSideBelow() {
    String below = "\n    a  b  c ";
    String turned = "\n    q  p  o ";
    assertThat(play("quit\n", "--seat", "police").out()).contains(turned).doesNotContain(below);
    ProgramRun again =
        ProgramRun.at(home, "flip\n", "play", "--resume", ProgramRun.saved(home).toString());
    assertThat(again.out()).contains(turned, below);
    assertThat(play("quit\n", "--seat", "both").out()).contains(below).doesNotContain(turned);
  }

  @Test
  void germanWordsAreUnderstoodInBothLanguages() throws IOException {
    ProgramRun run =
        play("hilfe\nzüge c6\ntipp\nzurück\nremis\n", "--lang", "de", "--seat", "both");
    assertThat(run.out())
        .contains("Am Zug: ", "züge [FELD]", "Tipp: ", "c6-b7", "Remis: Remis vereinbart.")
        .contains("Es gibt keinen Zug, der sich zurücknehmen ließe.");
    Files.delete(ProgramRun.saved(home));
    assertThat(play("help\naufgeben\n").out()).contains("moves [SQUARE]", "resigned");
  }

  @Test
  void aGameCanBeginAtAPosition() throws IOException {
    String line = "17/17/17/7sss7/6s1s8/17/17/17/17/17/17/17/17/6p10/17/17/17";
    String position = line + " s S11+5/P15+5 1908 0 0 -";
    ProgramRun run =
        ProgramRun.at(home, "g13-h13\nend\nquit\n", "play", "suffragetto", "--position", position);
    assertThat(run.out())
        .contains("A piece enters the House of Commons: 5 of 6", "Prison: 5 L + 11 s");
    assertThat(record()).contains("position: " + position);
  }
}
