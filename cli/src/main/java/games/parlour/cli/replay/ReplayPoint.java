package games.parlour.cli.replay;

import games.parlour.cli.draw.DrawingRequest;
import games.parlour.cli.draw.Paint;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.text.Catalogue;
import java.util.Optional;

/**
 * A recorded game as it stood after an entry; 0 is the start.
 *
 * @param session the game
 * @param at the entry
 */
record ReplayPoint<P extends Position<P, M>, M extends Move>(Session<P, M> session, int at) {
  private static final int WIDTH = 80;

  /** What the game waited for; a table can have ended it. */
  Turn turn() {
    return at == session.size() ? session.turn() : session.positionAfter(at).turn();
  }

  /** What there was to see for somebody standing by. */
  DrawingRequest request(Paint paint, Catalogue words) {
    P position = session.positionAfter(at);
    return new DrawingRequest(
        position.view(new Viewer.Spectator()), lastMove(), false, WIDTH, paint, words);
  }

  /** The move that the entry made, if it made one. */
  private Optional<Move> lastMove() {
    boolean moved = at > 0 && session.record().log().get(at - 1) instanceof Entry.Moved;
    return moved ? Optional.of(session.moveOf(at)) : Optional.empty();
  }
}
