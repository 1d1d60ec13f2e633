package games.parlour.players;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.players.analysis.Assessment;
import java.util.function.Consumer;

/** A computer at a seat. */
public interface Player<P, M extends Move> {
  /** One of the moves that it is given; there is at least one. */
  M choose(Knowledge<P, M> knowledge);

  /**
   * From now on tells somebody what it thinks, each time it has looked one deeper, and at the end:
   * the last thought before a choice is about the move chosen.
   */
  default void watch(Consumer<Assessment<M>> watcher) {}
}
