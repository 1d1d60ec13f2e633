package games.parlour.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Occasion;
import games.parlour.core.record.GameRecord;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.lab.LabTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Levels against the ones below. */
class LadderTest {
  private static final FortChitral GAME = new FortChitral();

  @Test
  void eachLevelPlaysTheOneBelow() {
    var ladder = new Ladder<>(GAME, GAME.setup(Occasion.COMPUTERS), 2, 3, 2, 1, 2);
    List<Integer> told = new ArrayList<>();
    List<Ladder.Step> steps = ladder.climb((level, sofar) -> told.add(level), () -> false);
    assertThat(told).containsExactly(2, 2, 3, 3);
    assertThat(steps).extracting(Ladder.Step::level).containsExactly(2, 3);
    assertThat(steps).allMatch(step -> step.tally().all().games() == 2);
    assertThat(ladder.climb((level, sofar) -> {}, () -> true)).isEmpty();
  }

  @Test
  void aStepIsEvenBetweenItsBounds() {
    assertThat(step(6, 4).isEven()).as("6 wins of 10 are an even step").isTrue();
    assertThat(step(8, 2).isEven()).as("8 wins of 10 are an even step").isTrue();
    assertThat(step(5, 5).isEven()).as("5 wins of 10 are no even step").isFalse();
    assertThat(step(9, 1).isEven()).as("9 wins of 10 are no even step").isFalse();
  }

  private static Ladder.Step step(int wins, int losses) {
    Tally tally = new Tally();
    GameRecord none = new GameRecord(GAME.setup(Occasion.COMPUTERS), Map.of(), List.of());
    for (int i = 1; i <= wins + losses; i++) {
      int points = i <= wins ? 2 : 0;
      tally.add(
          new GameResult(
              i, MatchPlan.sideOfA(i), points, 9, Text.of("outcome.agreed"), false, none));
    }
    return new Ladder.Step(3, tally);
  }

  @Test
  void theLowestHasNoneBelow() {
    assertThatThrownBy(() -> new Ladder<>(GAME, GAME.setup(Occasion.COMPUTERS), 1, 3, 2, 1, 2))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void bothLanguagesSayTheSame() {
    Catalogue english = LabTexts.in(Language.EN);
    Catalogue german = LabTexts.in(Language.DE);
    assertThat(german.keys()).isEqualTo(english.keys()).contains("refused.tune.few");
    for (String key : english.keys()) {
      assertThat(german.holes(key)).as(key).isEqualTo(english.holes(key));
    }
  }
}
