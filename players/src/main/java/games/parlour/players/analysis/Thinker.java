package games.parlour.players.analysis;

import games.parlour.core.Move;
import games.parlour.players.search.SearchTask;
import java.util.List;
import java.util.function.Consumer;

/**
 * Finds the best moves of positions of one game, whichever way suits it. What the seat that decides
 * may not know is not used. Mutable; one thread at a time calls it, only the task's stop may be set
 * by others.
 */
public interface Thinker<P, M extends Move> {
  /**
   * As many of the best lines as the task wants, the best first; the watcher is told them on the
   * way. The position must be one where somebody decides.
   */
  List<Assessment<M>> think(P position, SearchTask task, Consumer<List<Assessment<M>>> watcher);

  /** Forgets earlier games. */
  void clear();
}
