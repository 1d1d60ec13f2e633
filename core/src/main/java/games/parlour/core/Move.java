package games.parlour.core;

import java.util.Optional;

/** One choice or one outcome of chance: a record, sealed per game, with one text (see Notation). */
public interface Move {
  /** How it is offered, unless it is made on a board. */
  default Optional<Label> label() {
    return Optional.empty();
  }

  /** Whether a turn is over with it wherever it is played; a turn may take several moves. */
  default boolean endsTurn() {
    return true;
  }
}
