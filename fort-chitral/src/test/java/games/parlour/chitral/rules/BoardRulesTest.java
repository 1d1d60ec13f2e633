package games.parlour.chitral.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Occasion;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** F1: the three boards, their Forts and starts. */
class BoardRulesTest {
  private final FortChitral game = new FortChitral();

  private ChitralPosition start(String layout) {
    Map<String, String> chosen = Map.of("layout", layout);
    return game.start(game.setup(Occasion.TABLE, chosen, Optional.empty()));
  }

  @ParameterizedTest
  @CsvSource({"ranks, 18, i9 i10 j9 j10", "lines, 16, h8 h9 i8 i9", "corners, 12, f6 f7 g6 g7"})
  void f1TheFortIsTheFourSquaresInTheMiddle(String layout, int size, String fort) {
    Layout board = start(layout).rules().layout();
    assertThat(board.grid().width()).isEqualTo(size);
    assertThat(board.grid().height()).isEqualTo(size);
    assertThat(String.join(" ", board.grid().names(board.fort()))).isEqualTo(fort);
    assertThat(board.squares().size()).isEqualTo(size * size);
  }

  @Test
  void f1RanksStandAlongTheEdges() {
    assertThat(Scene.line(start("ranks")))
        .isEqualTo(
            "bbbbbbbbbbbbbbbbbb/18/18/18/18/18/18/18/18/18/18/18/18/18/18/18/18/"
                + "wwwwwwwwwwwwwwwwww w ranks all end on 0 0");
  }

  @Test
  void f1LinesAreStaggeredAndTurnedHalfRound() {
    assertThat(Scene.line(start("lines")))
        .isEqualTo(
            "4bbbbbbbbb3/3bbbbbbbbb4/16/16/16/16/16/16/16/16/16/16/16/16/"
                + "4wwwwwwwww3/3wwwwwwwww4 w lines all end on 0 0");
  }

  @Test
  void f1CornersHoldBlocksOfNine() {
    assertThat(Scene.line(start("corners")))
        .isEqualTo(
            "bbb6www/bbb6www/bbb6www/12/12/12/12/12/12/www6bbb/www6bbb/www6bbb"
                + " w corners all end on 0 0");
  }

  @Test
  void f1EachSideHasEighteenMen() {
    for (Layout layout : Layout.ALL) {
      assertThat(layout.start().white().size()).isEqualTo(18);
      assertThat(layout.start().black().size()).isEqualTo(18);
    }
  }

  @Test
  void f1TheFortIsLeftAgainAndItsMenAreTaken() {
    assertThat(Scene.of("f6", "").from("f6")).hasSize(8).contains("f6-e5", "f6-g7");
    assertThat(Scene.of("e6 h7", "f6").from("h7")).contains("h7-g6xf6");
  }
}
