package games.parlour.core.show;

import games.parlour.core.Game;
import games.parlour.core.Setup;
import java.util.Optional;

/** A game that is seen as a {@link Tableau}: all its views are {@link TableauView}s. */
public interface TableauGame {
  /** What is fixed under a set-up: the map, the tracks, where cards can lie. */
  TableauPlan plan(Setup setup);

  /** The plan of a game; nothing where it is not seen as a tableau. */
  static Optional<TableauPlan> planOf(Game<?, ?> game, Setup setup) {
    return game instanceof TableauGame seen ? Optional.of(seen.plan(setup)) : Optional.empty();
  }
}
