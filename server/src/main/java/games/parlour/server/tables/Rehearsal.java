package games.parlour.server.tables;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Session;
import java.util.Map;

/**
 * Plays a new table in memory up to its first decision, and looks at it from everywhere. What fails
 * then would fail later, at a table that is stored and that people wait at.
 */
final class Rehearsal {
  /** No game deals that much before somebody decides. */
  private static final int MOST_DEALT = 1_000;

  private Rehearsal() {}

  /** Fails where the table would. */
  static <P extends Position<P, M>, M extends Move> void of(
      Game<P, M> game, Setup setup, String seed) {
    Session<P, M> session = new Session<>(game, setup, Map.of());
    Dealer dealer = Dealer.ofHex(seed);
    look(session);
    while (session.turn() instanceof Turn.Chance) {
      if (session.size() == MOST_DEALT) {
        throw new IllegalStateException("nobody decides after " + MOST_DEALT + " outcomes");
      }
      session.deal(dealer);
    }
    look(session);
  }

  private static <P extends Position<P, M>, M extends Move> void look(Session<P, M> session) {
    session.position().view(new Viewer.Spectator());
    for (Seat seat : session.seats()) {
      session.position().view(new Viewer.At(seat));
    }
  }
}
