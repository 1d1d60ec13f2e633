package games.parlour.core.show;

import games.parlour.core.Game;
import java.util.List;

/** A game whose rule book has pictures. */
public interface IllustratedGame {
  /** The pictures of its rule book, in the order of its rules. */
  List<Figure> figures();

  /** The pictures of a game's rule book; none where it has no pictures. */
  static List<Figure> figuresOf(Game<?, ?> game) {
    return game instanceof IllustratedGame illustrated ? illustrated.figures() : List.of();
  }
}
