package games.parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.record.Dealer;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A deck with five ones and two fives gives a one five times when it gives a five twice. */
class DealerWeightTest {
  private static final List<Integer> COPIES = List.of(5, 4, 3, 2, 2);
  private static final int DEALS = 16_000;

  @Test
  void outcomesComeByTheirWeight() {
    CardsGame game = new CardsGame();
    CardsPosition start = game.start(game.setup(Occasion.STUDY));
    Dealer dealer = Dealer.ofNumber(1895);
    int[] counts = new int[5];
    for (int n = 0; n < DEALS; n++) {
      CardMove move = dealer.deal(start, n);
      counts[((CardMove.Deal) move).value() - 1]++;
    }
    double chiSquare = 0;
    for (int i = 0; i < 5; i++) {
      double expected = DEALS * COPIES.get(i) / 16.0;
      chiSquare += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    assertThat(chiSquare).isLessThan(18.5);
  }
}
