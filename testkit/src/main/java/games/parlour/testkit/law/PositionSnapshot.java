package games.parlour.testkit.law;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import java.util.ArrayList;
import java.util.List;

/** All that can be seen of a position from outside: two that look alike are taken as the same. */
record PositionSnapshot<M>(String line, Turn turn, List<M> moves, List<View> views) {
  static <P extends Position<P, M>, M extends Move> PositionSnapshot<M> at(
      Game<P, M> game, List<Seat> seats, P position) {
    List<View> views = new ArrayList<>();
    for (Viewer viewer : viewers(seats)) {
      views.add(position.view(viewer));
    }
    String line = game.notation().writePosition(position);
    return new PositionSnapshot<>(line, position.turn(), List.copyOf(position.moves()), views);
  }

  /** Everybody who can look: each seat, and somebody standing by. */
  static List<Viewer> viewers(List<Seat> seats) {
    List<Viewer> viewers = new ArrayList<>();
    seats.forEach(seat -> viewers.add(new Viewer.At(seat)));
    viewers.add(new Viewer.Spectator());
    return viewers;
  }
}
