package games.parlour.core.search;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import java.util.List;

/** A game whose evaluation is learned from games that it plays against itself. */
public interface LearningGame<P extends Position<P, M>, M extends Move>
    extends SearchableGame<P, M> {
  /** What its network sees of the positions that a fast form comes through. */
  PositionFeatures features(FastPosition<P, M> fast);

  /** What judges the positions that a fast form comes through, by a network of its features. */
  Evaluator evaluator(FastPosition<P, M> fast, ValueNetwork network);

  /** How games begin that are played to learn from, each as often as it is named. */
  List<Setup> lessonsFrom();

  /**
   * How near the side that has lost the game where a fast form stands came to winning it, from 0 to
   * 1. Where one side hardly ever wins at first, this is all there is to learn from.
   */
  double nearness(FastPosition<P, M> fast);
}
