package games.parlour.core;

import games.parlour.core.random.Generator;
import java.util.List;

/**
 * All that a computer player is given: never the position itself.
 *
 * @param view what its seat sees
 * @param moves what it may choose from
 * @param imagination positions that it cannot tell from the true one
 */
public record Knowledge<P, M extends Move>(View view, List<M> moves, Imagination<P> imagination) {
  public Knowledge {
    moves = List.copyOf(moves);
  }

  /** Draws positions that agree with what a seat knows. */
  @FunctionalInterface
  public interface Imagination<P> {
    P imagine(Generator random);
  }
}
