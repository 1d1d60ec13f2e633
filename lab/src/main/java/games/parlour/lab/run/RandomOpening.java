package games.parlour.lab.run;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Session;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The first turns of a game, played by chance, so that no two pairs of a match are alike: few
 * enough that both sides still have everything before them.
 */
public final class RandomOpening {
  /** How many turns the opening of a game in a match has. */
  public static final int FEWEST = 4;

  public static final int MOST = 8;

  private RandomOpening() {}

  /**
   * A new game in which an opening of a length between bounds has been played that leaves something
   * to decide; it is shorter where there is no other. The same seed gives the same one.
   */
  public static <P extends Position<P, M>, M extends Move> Session<P, M> play(
      Supplier<Session<P, M>> fresh, Dealer dealer, Generator random, int fewest, int most) {
    for (int bound = most; bound > 0; bound--) {
      int turns = Math.min(bound, fewest + random.below(most - fewest + 1));
      Session<P, M> session = fresh.get();
      if (play(session, dealer, random, turns)) {
        return session;
      }
    }
    return fresh.get();
  }

  /** Whether the game goes on after so many turns. */
  private static <P extends Position<P, M>, M extends Move> boolean play(
      Session<P, M> session, Dealer dealer, Generator random, int turns) {
    int made = 0;
    while (made < turns && !(session.turn() instanceof Turn.Over)) {
      Optional<Seat> decider = session.decider();
      if (decider.isEmpty()) {
        session.deal(dealer);
      } else {
        List<M> moves = session.game().offers(session.position());
        M move = moves.get(random.below(moves.size()));
        made += session.position().endsTurn(move) ? 1 : 0;
        session.move(decider.get(), move);
      }
    }
    return !(session.turn() instanceof Turn.Over);
  }
}
