package games.parlour.lab.run;

import games.parlour.core.Dealer;
import games.parlour.core.Move;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import games.parlour.core.Turn;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Plays a game to its end: chance is dealt, and whoever decides is asked. */
public final class GameLoop {
  private GameLoop() {}

  /**
   * How the game ends; nothing if it was to stop before.
   *
   * @param decide makes a move for a seat, or ends the game
   */
  public static <P extends Position<P, M>, M extends Move> Optional<Outcome> play(
      Session<P, M> session, Dealer dealer, BooleanSupplier stop, Consumer<Seat> decide) {
    while (!(session.turn() instanceof Turn.Over over)) {
      if (stop.getAsBoolean()) {
        return Optional.empty();
      }
      Optional<Seat> decider = session.decider();
      if (decider.isEmpty()) {
        session.deal(dealer);
      } else {
        decide.accept(decider.get());
      }
    }
    return Optional.of(over.outcome());
  }
}
