package games.parlour.players.parallel;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.Thinker;
import games.parlour.players.analysis.VariationReader;
import games.parlour.players.search.SearchTask;
import games.parlour.players.search.Variation;
import java.util.List;
import java.util.function.Consumer;

/** Looks moves and replies ahead, in games that hide nothing and leave nothing to chance. */
final class SearchThinker<P extends Position<P, M>, M extends Move> implements Thinker<P, M> {
  private final ParallelSearch<P, M> search;
  private final VariationReader<P, M> reader;

  SearchThinker(Game<P, M> game, int threads, int megabytes) {
    this.search = new ParallelSearch<>(game, threads, megabytes);
    this.reader = new VariationReader<>(game);
  }

  @Override
  public List<Assessment<M>> think(
      P position, SearchTask task, Consumer<List<Assessment<M>>> watcher) {
    return read(
        position, search.think(position, task, best -> watcher.accept(read(position, best))));
  }

  private List<Assessment<M>> read(P position, List<Variation> found) {
    return found.stream().map(one -> reader.read(position, one)).toList();
  }

  @Override
  public void clear() {
    search.clear();
  }
}
