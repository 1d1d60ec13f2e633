package games.parlour.players;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.search.SearchTask;
import games.parlour.players.worlds.WorldsSearch;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Plays what a search over imagined worlds finds best. Mutable; one thread at a time. */
public final class WorldsPlayer<P extends Position<P, M>, M extends Move> implements Player<P, M> {
  private final WorldsSearch<P, M> search;
  private final Supplier<SearchTask> tasks;
  private final Generator random;
  private Consumer<Assessment<M>> watcher = assessment -> {};

  /** A player that asks a search, with a new task for every move. */
  public WorldsPlayer(WorldsSearch<P, M> search, Supplier<SearchTask> tasks, Generator random) {
    this.search = search;
    this.tasks = tasks;
    this.random = random;
  }

  @Override
  public void watch(Consumer<Assessment<M>> newWatcher) {
    watcher = newWatcher;
  }

  @Override
  public M choose(Knowledge<P, M> knowledge) {
    return knowledge.moves().size() == 1
        ? knowledge.moves().getFirst()
        : search
            .think(knowledge, random, tasks.get(), best -> watcher.accept(best.getFirst()))
            .getFirst()
            .line()
            .getFirst();
  }
}
