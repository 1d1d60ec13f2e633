package games.parlour.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsFault;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import games.parlour.testkit.cards.FaultyCardsGame;
import games.parlour.testkit.law.LawViolation;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

/** The contract fails where a game is not found, and says so where there is nothing to check. */
class GameContractTest {
  /** The contract of a game, with as little play as possible. */
  private static <P extends Position<P, M>, M extends Move> GameContract<P, M> of(Game<P, M> game) {
    return new GameContract<>() {
      @Override
      protected Game<P, M> game() {
        return game;
      }

      @Override
      protected int games() {
        return 1;
      }

      @Override
      protected boolean readsPositions() {
        return game instanceof CardsGame;
      }
    };
  }

  @Test
  void aGameThatTheProgramCannotFindFails() {
    assertThatThrownBy(of(new FaultyCardsGame(CardsFault.NEVER_ENDS))::theProgramFindsIt)
        .isInstanceOf(LawViolation.class)
        .hasMessageContaining("a game is found by the program")
        .hasMessageContaining("FaultyCardsGame");
  }

  @Test
  void whatAGameLacksIsNotPassedOver() {
    GameContract<CardsPosition, CardMove> contract = of(new CardsGame());
    assertThatThrownBy(contract::figuresAreTrue)
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("this game has no figures");
  }

  @Test
  void aGameThatReadsPositionsSaysSo() {
    assertThatThrownBy(of(new FaultyCardsGame(CardsFault.CAPTION_OF_NOTHING))::aPositionIsReadBack)
        .isInstanceOf(LawViolation.class)
        .hasMessageContaining("positions are read exactly where it is said");
  }
}
