package games.parlour.load;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;

/** Counts the legal moves of a game's positions, with one fast form for all. Thread-safe. */
final class MoveCounter<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final FastPosition<P, M> fast;

  MoveCounter(Game<P, M> game) {
    this.game = game;
    this.fast = SearchableGame.of(game).fast();
  }

  Game<P, M> game() {
    return game;
  }

  synchronized int count(P position) {
    fast.set(position);
    return fast.count();
  }
}
