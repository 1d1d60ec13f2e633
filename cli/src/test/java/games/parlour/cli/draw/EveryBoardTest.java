package games.parlour.cli.draw;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a table offers works for every game with a board, in each of its set-ups. */
@Tag("slow")
class EveryBoardTest {
  private static final String A_CAPTURE =
      "12/12/12/12/12/12/6b5/3b3w4/3w2w5/4b7/w2w3b4/bb5w4 w corners all each on 0 0";

  @TempDir Path home;

  static List<List<String>> boards() {
    return List.of(
        List.of("suffragetto", "--first=suffragettes", "--edition=german"),
        List.of("fort-chitral"),
        List.of("fort-chitral", "--layout=lines", "--capture-lines=orthogonal"),
        List.of("fort-chitral", "--layout=corners", "--capture-when=each", "--three-left=off"));
  }

  private ProgramRun play(String typed, List<String> board, String... more) {
    Stream<String> args =
        Stream.of(Stream.of("play"), board.stream(), Stream.of(more)).flatMap(words -> words);
    return ProgramRun.at(home, typed, args.toArray(String[]::new));
  }

  private static List<String> moves(List<String> board, String... more) {
    Stream<String> args =
        Stream.of(Stream.of("moves"), board.stream(), Stream.of(more)).flatMap(words -> words);
    return ProgramRun.of(args.toArray(String[]::new)).lines();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void itIsPlayedSavedAndGoneOnWith(List<String> board) throws IOException {
    String first = moves(board).getFirst();
    String second = moves(board, "--moves", first).getLast();
    ProgramRun run = play(first + "\n" + second + "\nundo\n", board, "--seat=both");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains(": " + first + "  ", ": " + second + "  ", "[");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80 || line.contains(home.toString()));
    Path file = ProgramRun.saved(home);
    assertThat(Files.readString(file)).contains("!takeback 1");
    ProgramRun again =
        ProgramRun.at(home, second + "\ndraw\n", "play", "--resume", file.toString());
    assertThat(again.out()).contains(": " + second + "  ", "A draw: draw agreed.");
    assertThat(ProgramRun.of("replay", file.toString()).out())
        .contains(second, "A draw: draw agreed.");
  }

  @ParameterizedTest
  @MethodSource("boards")
  void hintsAndListsAreOfLegalMoves(List<String> board) {
    List<String> legal = moves(board);
    String square = legal.getFirst().replaceAll("[-:x].*", "");
    ProgramRun run = play("hint\nmoves " + square + "\nmoves\n", board, "--seed=1");
    Matcher hint = Pattern.compile("Hint: (\\S+)  .*\\.").matcher(run.out());
    assertThat(hint.find()).as("the output has a hint: %s", run.out()).isTrue();
    assertThat(legal).contains(hint.group(1));
    assertThat(run.out().split("\\s+")).containsAll(legal);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void germanIsSpokenThroughout(List<String> board) {
    ProgramRun run = play("tipp\nzüge zz\nremis\naufgeben\n", board, "--lang=de", "--seed=1");
    assertThat(run.out())
        .contains("Am Zug: ", "Tipp: ", "Von „zz“ aus gibt es keinen Zug.", "Aufgabe: ")
        .doesNotContain("Taken", "to play", "option.", "piece.", "zone.", "box.");
    String after = ProgramRun.saved(home).toString();
    assertThat(ProgramRun.of("replay", after, "--lang", "de").out()).contains("Remis abgelehnt");
  }

  @Test
  void whatIsTakenIsMarkedToldAndLaidBesideTheBoard() {
    List<String> board = List.of("fort-chitral", "--position", A_CAPTURE);
    ProgramRun run = play("g4-h3\ng4-h3xh2\n", board, "--seat=both");
    assertThat(run.out())
        .contains("\"g4-h3\" does not name the captures it makes; write g4-h3xh2.")
        .contains("From there you may play:\ng4-f3  ")
        .contains("White: g4-h3xh2  White goes from g4 to h3. White takes 1 black man on h2.")
        .contains(" 3  .  .  .  .  b  .  . [w] .", " 2  w  .  .  w  .  .  .  x  .")
        .contains("Taken by White: 12 b   Taken by Black: 12 w")
        .contains("Taken by White: 13 b   Taken by Black: 12 w");
  }
}
