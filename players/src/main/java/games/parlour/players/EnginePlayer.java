package games.parlour.players;

import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.players.search.Found;
import games.parlour.players.search.Searcher;
import games.parlour.players.search.Task;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Plays what a search finds best. Where something is hidden, it searches one imagined position. */
public final class EnginePlayer<P extends Position<P, M>, M extends Move> implements Player<P, M> {
  private final Generator random;
  private final Searcher<P> search;
  private final Thinking<P, M> thinking;
  private final Supplier<Task> tasks;
  private Consumer<Thought<M>> watcher = thought -> {};

  /** A player that asks a search, with a new task for every move. */
  public EnginePlayer(Game<P, M> game, Searcher<P> search, Supplier<Task> tasks, Generator random) {
    this.random = random;
    this.tasks = tasks;
    this.search = search;
    this.thinking = new Thinking<>(game);
  }

  @Override
  public void watch(Consumer<Thought<M>> newWatcher) {
    watcher = newWatcher;
  }

  @Override
  public M choose(Knowledge<P, M> knowledge) {
    if (knowledge.moves().size() == 1) {
      return knowledge.moves().getFirst();
    }
    P position = knowledge.imagination().imagine(random);
    List<Found> found =
        search.think(
            position,
            tasks.get(),
            best -> watcher.accept(thinking.told(position, best.getFirst())));
    Thought<M> last = thinking.told(position, found.getFirst());
    watcher.accept(last); // the depth that it did not finish may have changed its mind
    return last.line().getFirst();
  }
}
