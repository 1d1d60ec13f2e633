package games.parlour.players.analysis;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.search.Weights;
import games.parlour.players.search.Scores;
import games.parlour.players.search.Variation;
import java.util.ArrayList;
import java.util.List;

/** Turns what a search finds into words of the game: its moves and winning chances. Mutable. */
public final class VariationReader<P extends Position<P, M>, M extends Move> {
  private final FastPosition<P, M> fast;
  private final Weights weights;

  public VariationReader(Game<P, M> game) {
    fast = SearchableGame.of(game).fast();
    weights = SearchableGame.of(game).weights();
  }

  /** One of the best lines from a position, as an assessment of the position. */
  public Assessment<M> read(P position, Variation found) {
    fast.set(position);
    return read(position, found, fast.decode(found.move()));
  }

  /** The same where the first move is known; of a crowd, not every move is easily told. */
  Assessment<M> read(P position, Variation found, M first) {
    List<M> line = new ArrayList<>(List.of(first));
    fast.set(position);
    fast.make(found.move());
    for (long move : found.line().subList(1, found.line().size())) {
      line.add(fast.decode(move));
      fast.make(move);
    }
    int winIn = Scores.winIn(found.score());
    double chance = winIn == 0 ? weights.chance(found.score()) : winIn > 0 ? 1 : 0;
    return new Assessment<>(
        found.depth(), found.score(), chance, winIn, found.nodes(), found.millis(), line);
  }
}
