package games.parlour.core.search;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.List;

/** A game that computer players can search: it has a fast form, levels and an evaluation. */
public interface SearchableGame<P extends Position<P, M>, M extends Move> extends Game<P, M> {
  /** A new fast form, not yet set to a position. */
  FastPosition<P, M> fast();

  /** How well the eight levels of its computer player play; the weakest first. */
  default List<Level> levels() {
    return Level.USUAL;
  }

  /** The weights of its evaluation. */
  default Weights weights() {
    return Weights.NONE;
  }

  /** What judges the positions that a fast form of this game comes through, with these weights. */
  default Evaluator evaluator(FastPosition<P, M> fast, Weights weights) {
    return Evaluator.plain(fast);
  }

  /** Whether a position has more moves than so many; they are counted only as far as that. */
  default boolean hasMoreMoves(P position, int most) {
    FastPosition<P, M> fast = fast();
    fast.set(position);
    return fast.count(most) > most;
  }

  /** The game as one that can be searched; refuses a game that has no fast form. */
  static <P extends Position<P, M>, M extends Move> SearchableGame<P, M> of(Game<P, M> game) {
    if (game instanceof SearchableGame<P, M> searchable) {
      return searchable;
    }
    throw new Refusal(Text.of("refused.search", "game", game.id()));
  }
}
