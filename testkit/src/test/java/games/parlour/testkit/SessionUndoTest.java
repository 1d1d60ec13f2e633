package games.parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How far a seat may go back by itself, and how far by consent. */
class SessionUndoTest {
  private static final String DEALT = "2 on 0 0-0 11222 - 1121/1222/1424/1838 - choose";

  private final CardsGame game = new CardsGame();
  private final Dealer dealer = Dealer.ofNumber(1);
  private final Session<CardsPosition, CardMove> session =
      new Session<>(game, game.setup(Occasion.STUDY, Map.of(), Optional.of(DEALT)), Map.of());
  private final Seat north = session.seats().get(0);
  private final Seat east = session.seats().get(1);

  @Test
  void atTheStartThereIsNothingToUndo() {
    assertThat(session.undo(north)).isEmpty();
    assertThat(session.takebackTarget(north)).isEmpty();
  }

  @Test
  void aSeatsOwnMoveCanBeUndone() {
    session.move(north, "swap");
    session.deal(dealer);
    assertThat(session.undo(north)).as("chance has spoken").isEmpty();
    session.move(north, "put-3");
    assertThat(session.undo(north)).hasValue(2);
    assertThat(session.undo(east)).isEmpty();
    session.takeBack(north, 2);
    assertThat(session.undo(north)).isEmpty();
    session.move(north, "put-1");
    assertThat(session.undo(north)).as("over the branch that was left").hasValue(2);
  }

  @Test
  void whatWasSeenCannotBeUndone() {
    session.move(north, "peek-east-1");
    assertThat(session.decider()).contains(north);
    assertThat(session.undo(north)).isEmpty();
    assertThat(session.takebackTarget(north)).hasValue(0);
  }

  @Test
  void nobodyUndoesAfterTheSeatHasChanged() {
    session.move(north, "play-1");
    session.deal(dealer);
    assertThat(session.undo(north)).isEmpty();
    assertThat(session.undo(east)).isEmpty();
    assertThat(session.takebackTarget(north)).hasValue(0);
    assertThat(session.takebackTarget(east)).isEmpty();
    session.move(east, "peek-north-1");
    session.move(east, "play-2");
    assertThat(session.takebackTarget(east)).hasValue(3);
    assertThat(session.takebackTarget(north)).hasValue(0);
  }

  @Test
  void aGameThatEndedAtTheTableIsNotUndone() {
    session.move(north, "swap");
    session.deal(dealer);
    session.move(north, "put-3");
    session.act(north, Entry.Act.RESIGN);
    assertThat(session.undo(north)).isEmpty();
  }
}
