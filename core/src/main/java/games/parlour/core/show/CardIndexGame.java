package games.parlour.core.show;

import games.parlour.core.Game;
import java.util.Optional;

/** A game whose cards can be looked up. */
public interface CardIndexGame {
  /** All its cards; always the same ones, in the same order. */
  CardIndex cardIndex();

  /** The cards of a game; nothing where it has no index of them. */
  static Optional<CardIndex> indexOf(Game<?, ?> game) {
    return game instanceof CardIndexGame indexed
        ? Optional.of(indexed.cardIndex())
        : Optional.empty();
  }
}
