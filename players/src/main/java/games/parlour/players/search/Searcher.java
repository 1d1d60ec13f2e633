package games.parlour.players.search;

import java.util.List;
import java.util.function.Consumer;

/** Finds the best moves of positions: one search, or several that share the work. Mutable. */
public interface Searcher<P> {
  /**
   * The best moves, the best first; the watcher is told them after each depth. The position must be
   * one where somebody decides.
   */
  List<Variation> think(P position, SearchTask task, Consumer<List<Variation>> watcher);

  /** How many positions were looked at since the last search began. */
  long nodes();

  /** Forgets earlier games. */
  void clear();
}
