package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.cli.draw.DrawingRequest;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.draw.ViewDrawer;
import games.parlour.cli.command.Program;
import games.parlour.core.Catalogue;
import games.parlour.core.Game;
import games.parlour.core.Language;
import games.parlour.core.Occasion;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards on terminals that are narrower than they would like. */
class NarrowTerminalTest {
  private static final String LATE =
      "17/17/17/7sss7/6s1s8/17/17/17/17/17/17/17/17/6p10/17/17/17 s S11+5/P15+5 1908 0 0 -";
  private static final String WIDE = "    a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q";
  private static final Paint COLOURS = new Paint(Paint.Depth.FULL, true);

  private static final String MEN =
      "18/18/18/18/18/18/18/7bb9/7wbw8/8ww8/18/18/18/18/18/18/18/wwwww13 w ranks 0 0";

  private static List<String> drawn(int width, Paint paint, Optional<String> position) {
    return drawn("suffragetto", width, paint, position);
  }

  private static List<String> painted(
      String id, int width, Paint paint, Optional<String> position) {
    Game<?, ?> game = Games.named(id);
    View view =
        game.start(game.setup(Occasion.COMPUTERS, Map.of(), position)).view(new Viewer.Spectator());
    Catalogue words = Program.texts(Language.EN).over(game.texts(Language.EN));
    return ViewDrawer.picture(
        new DrawingRequest(view, Optional.empty(), false, width, paint, words));
  }

  private static List<String> drawn(String id, int width, Paint paint, Optional<String> position) {
    return painted(id, width, paint, position).stream()
        .map(line -> line.replaceAll("\033\\[[0-9;]*m", ""))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"suffragetto, 23, " + LATE, "fort-chitral, 24, " + MEN})
  void noLineIsLongerThanTheTerminalIsWide(String game, int narrowest, String late) {
    for (int width = narrowest; width <= 100; width++) {
      int most = width;
      for (Paint paint : List.of(Paint.PLAIN, COLOURS)) {
        for (Optional<String> position : List.of(Optional.<String>empty(), Optional.of(late))) {
          assertThat(drawn(game, width, paint, position))
              .as("%d columns", width)
              .allMatch(line -> line.length() <= most);
        }
      }
    }
  }

  @Test
  void theLegendGoesFirstAndThenTheRoomBetweenSquares() {
    assertThat(drawn(79, Paint.PLAIN, Optional.empty()).get(1)).contains("Suffragette");
    assertThat(drawn(57, Paint.PLAIN, Optional.empty()).getFirst()).isEqualTo(WIDE);
    assertThat(drawn(40, Paint.PLAIN, Optional.empty()).getFirst())
        .isEqualTo("    a b c d e f g h i j k l m n o p q");
    assertThat(drawn(23, Paint.PLAIN, Optional.empty()).getFirst())
        .isEqualTo("   abcdefghijklmnopq");
  }

  @Test
  void aBoardOfEighteenFilesHasItsLegendAtEightyColumns() {
    List<String> lines = drawn("fort-chitral", 80, COLOURS, Optional.of(MEN));
    assertThat(lines.get(1)).endsWith(" ○  White man");
    assertThat(lines.get(2)).endsWith(" ●  Black man");
    assertThat(lines.subList(lines.size() - 2, lines.size()))
        .containsExactly(
            "Taken by White: 15 ●   Taken by Black: 9 ○",
            "White in the Fort: 3 of 4   Black in the Fort: 1 of 4");
    assertThat(lines).hasSizeLessThanOrEqualTo(22); // and with turn and prompt 24 rows are enough
    assertThat(drawn("fort-chitral", 60, Paint.PLAIN, Optional.empty()).getFirst())
        .isEqualTo(WIDE + "  r");
  }

  @Test
  void theSidesDifferInShapeAtAnyWidth() {
    for (int width : List.of(80, 50)) {
      List<String> lines = drawn("fort-chitral", width, COLOURS, Optional.of(MEN));
      assertThat(lines.get(9)).containsPattern("○ +● +○");
    }
    assertThat(drawn("fort-chitral", 24, COLOURS, Optional.of(MEN)).get(9)).contains("wbw");
    assertThat(drawn("fort-chitral", 80, Paint.PLAIN, Optional.of(MEN)).get(9))
        .contains("w  b  w  .", "10");
  }

  @Test
  void whoIsTakenIsShownInTheColoursOfTheBoard() {
    List<String> lines = painted("fort-chitral", 80, COLOURS, Optional.of(MEN));
    assertThat(lines.get(lines.size() - 2))
        .contains("48;2;247;241;228;1m●", "48;2;251;244;224;1m○");
  }

  @Test
  void leadersAreToldFromTheOthersAtAnyWidth() {
    assertThat(String.join("\n", drawn(40, COLOURS, Optional.empty()))).contains("(●", " ●");
    assertThat(String.join("\n", drawn(30, COLOURS, Optional.empty()))).contains("L", "s");
  }
}
