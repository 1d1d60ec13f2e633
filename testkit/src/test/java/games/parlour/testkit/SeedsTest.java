package games.parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Generator;
import games.parlour.core.Occasion;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import games.parlour.testkit.law.LawViolation;
import games.parlour.testkit.random.RandomGameCheck;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever fails at random says how it can fail again. */
class SeedsTest {
  private static final String REPEAT = "-Dparlour.seed=" + Seeds.base();

  @Test
  void aRandomTestStartsFromTheSeed() {
    List<Long> seen = new ArrayList<>();
    Seeds.repeatably(random -> seen.add(random.nextLong()));
    assertThat(seen).containsExactly(new Generator(Seeds.base()).nextLong());
  }

  @Test
  void aFailingTestSaysHowToRepeatIt() {
    assertThatThrownBy(
            () ->
                Seeds.repeatably(
                    random -> {
                      throw new IllegalStateException("lost");
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("lost")
        .hasMessageContaining(REPEAT)
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void aFailingTrialAlsoTellsTheGameSoFar() {
    CardsGame game = new CardsGame();
    RandomGameCheck<CardsPosition, CardMove> randomGame =
        new RandomGameCheck<>(game, game.setup(Occasion.STUDY), 5, Seeds.howToRepeat())
            .toTheEnd(200);
    assertThatThrownBy(
            () ->
                randomGame.atPositions(
                    5,
                    (laws, p, random) -> {
                      if (!p.equals(randomGame.session().positionAfter(0))) {
                        throw new IllegalStateException("lost");
                      }
                    }))
        .isInstanceOf(LawViolation.class)
        .hasMessageContaining("nothing fails: java.lang.IllegalStateException: lost")
        .hasMessageContaining(REPEAT)
        .hasMessageContaining("game: four-hands")
        .hasMessageContaining("\n1 * deal-");
  }

  @Test
  void aTrialIsTheSameFromTheSameSeed() {
    CardsGame game = new CardsGame();
    RandomGameCheck<CardsPosition, CardMove> one =
        new RandomGameCheck<>(game, game.setup(Occasion.STUDY), 5, "").atTable(80);
    RandomGameCheck<CardsPosition, CardMove> two =
        new RandomGameCheck<>(game, game.setup(Occasion.STUDY), 5, "").atTable(80);
    assertThat(one.session().record()).isEqualTo(two.session().record());
  }
}
