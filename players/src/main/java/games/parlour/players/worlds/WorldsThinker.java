package games.parlour.players.worlds;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.Thinker;
import games.parlour.players.search.SearchTask;
import java.util.List;
import java.util.function.Consumer;

/**
 * Thinks in worlds about positions, from what the seat that decides knows; the same knowledge gives
 * the same answer.
 */
public final class WorldsThinker<P extends Position<P, M>, M extends Move>
    implements Thinker<P, M> {
  private final WorldsSearch<P, M> search;
  private final long seed;

  /**
   * A thinker.
   *
   * @param seed repeats the same worlds
   */
  public WorldsThinker(WorldsSearch<P, M> search, long seed) {
    this.search = search;
    this.seed = seed;
  }

  @Override
  public List<Assessment<M>> think(
      P position, SearchTask task, Consumer<List<Assessment<M>>> watcher) {
    List<Assessment<M>> all = all(position, task, watcher);
    return all.subList(0, Math.min(task.lines(), all.size()));
  }

  /** All moves, not only the best. */
  List<Assessment<M>> all(P position, SearchTask task, Consumer<List<Assessment<M>>> watcher) {
    if (!(position.turn() instanceof Turn.Decide decide)) {
      throw new IllegalArgumentException("nobody decides");
    }
    Knowledge<P, M> knowledge = position.knowledge(decide.seat());
    return search.think(knowledge, new Generator(seed), task, watcher);
  }

  /** Nothing is kept from one position to the next. */
  @Override
  public void clear() {}
}
