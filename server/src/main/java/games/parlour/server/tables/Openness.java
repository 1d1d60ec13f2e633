package games.parlour.server.tables;

import games.parlour.boards.BoardView;
import games.parlour.core.View;
import games.parlour.core.Viewer;

/**
 * Whether nothing is hidden from anybody: a board lies open. Of any other view a viewer may know
 * less than the whole, so nothing is told there but what the game itself tells this viewer.
 */
public final class Openness {
  private Openness() {}

  public static boolean of(View view) {
    return view instanceof BoardView;
  }

  static boolean of(LiveTable<?, ?> table) {
    return of(table.session().position().view(new Viewer.Spectator()));
  }
}
