package games.parlour.server.api;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Option;
import games.parlour.testkit.cards.CardsGame;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StartPresenterTest {
  private static Map<String, GameDocuments.Start> of(Game<?, ?> game, String key) {
    Option option =
        game.options().stream().filter(one -> one.key().equals(key)).findFirst().orElseThrow();
    return StartPresenter.of(game, option);
  }

  private static GameDocuments.Start layout(String word) {
    return requireNonNull(of(new FortChitral(), "layout").get(word));
  }

  @Test
  void aLayoutIsShownWithGoalsAndPiecesOfBothSides() {
    assertThat(of(new FortChitral(), "layout")).containsOnlyKeys("ranks", "lines", "corners");
    GameDocuments.Start corners = layout("corners");
    assertThat(corners.width()).isEqualTo(12);
    assertThat(corners.height()).isEqualTo(12);
    assertThat(corners.goal()).containsExactlyInAnyOrder("f6", "g6", "f7", "g7");
    assertThat(corners.sides()).hasSize(2).allMatch(squares -> squares.size() == 18);
    assertThat(corners.sides().get(0)).contains("a1", "l12").doesNotContain("a12", "l1");
    assertThat(layout("ranks").sides().get(1)).allMatch(square -> square.endsWith("18"));
  }

  @Test
  void whatMakesNoDifferenceOnABoardIsNotShown() {
    assertThat(of(new FortChitral(), "capture-when")).isEmpty();
    assertThat(of(new CardsGame(), "rounds")).isEmpty();
  }
}
