package games.parlour.players;

import games.parlour.core.Game;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.VariationReader;
import games.parlour.players.search.SearchTask;
import games.parlour.players.search.Searcher;
import games.parlour.players.search.Variation;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Plays what a search of moves and replies finds best, in games that hide nothing. */
public final class EnginePlayer<P extends Position<P, M>, M extends Move> implements Player<P, M> {
  private final Generator random;
  private final Searcher<P> search;
  private final VariationReader<P, M> reader;
  private final Supplier<SearchTask> tasks;
  private Consumer<Assessment<M>> watcher = assessment -> {};

  /** A player that asks a search, with a new task for every move. */
  public EnginePlayer(
      Game<P, M> game, Searcher<P> search, Supplier<SearchTask> tasks, Generator random) {
    this.random = random;
    this.tasks = tasks;
    this.search = search;
    this.reader = new VariationReader<>(game);
  }

  @Override
  public void watch(Consumer<Assessment<M>> newWatcher) {
    watcher = newWatcher;
  }

  @Override
  public M choose(Knowledge<P, M> knowledge) {
    if (knowledge.moves().size() == 1) {
      return knowledge.moves().getFirst();
    }
    P position = knowledge.imagination().imagine(random);
    List<Variation> found =
        search.think(
            position, tasks.get(), best -> watcher.accept(reader.read(position, best.getFirst())));
    Assessment<M> last = reader.read(position, found.getFirst());
    watcher.accept(last); // the depth that it did not finish may have changed its mind
    return last.line().getFirst();
  }
}
