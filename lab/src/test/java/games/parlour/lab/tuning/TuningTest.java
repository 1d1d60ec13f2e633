package games.parlour.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.Weights;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import games.parlour.testkit.cards.CardsGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Weights fitted to real games of the engine against itself. */
@Tag("slow")
class TuningTest {
  private static final Suffragetto GAME = new Suffragetto();

  private static Tuning<SuffragettoPosition, SuffragettoMove> tuning(int games, int threads) {
    return new Tuning<>(GAME, GAME.setup(Occasion.COMPUTERS), games, 15, 5, threads);
  }

  @Test
  void theSameSeedGivesTheSameWeights() {
    List<Integer> told = new ArrayList<>();
    TuningResult tuned = tuning(5, 2).run(told::add, () -> false);
    assertThat(told).containsExactly(1, 2, 3, 4, 5);
    assertThat(tuning(5, 1).run(done -> {}, () -> false)).isEqualTo(tuned);
    Weights present = GAME.weights();
    assertThat(tuned.weights().names()).isEqualTo(present.names());
    assertThat(tuned.weights()).isNotEqualTo(present);
    assertThat(tuned.weights().values()[0]).isEqualTo(present.values()[0]);
    assertThat(tuned.weights().of(Weights.SCALE)).isPositive();
    assertThat(Weights.parse("# from a test\n" + tuned.weights().text()))
        .isEqualTo(tuned.weights());
    assertThat(tuned.games()).isEqualTo(5);
    assertThat(tuned.positions()).isGreaterThan(20);
    assertThat(tuned.before()).isPositive();
    assertThat(tuned.after()).isPositive();
  }

  @Test
  void calmPositionsOfferNothingLoud() {
    FastPosition<SuffragettoPosition, SuffragettoMove> fast = GAME.fast();
    Evaluator evaluator = GAME.evaluator(fast, GAME.weights());
    SuffragettoPosition start = GAME.start(GAME.setup(Occasion.STUDY));
    fast.set(start);
    assertThat(new CalmDetector(fast, evaluator).isCalm()).as("the start is calm").isTrue();
  }

  @Test
  void tooFewGamesAreRefused() {
    assertThatThrownBy(() -> tuning(2, 1).run(done -> {}, () -> false))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> assertThat(refusal.reason().key()).isEqualTo("refused.tune.few"));
  }

  @Test
  void anEvaluationThatIsNoSumIsRefused() {
    CardsGame cards = new CardsGame();
    assertThatThrownBy(() -> new Tuning<>(cards, cards.setup(Occasion.COMPUTERS), 1, 1, 1, 1))
        .isInstanceOf(Refusal.class);
  }
}
