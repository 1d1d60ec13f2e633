package games.parlour.suffragetto;

/** How far a turn has come. */
sealed interface Stage {
  /**
   * The board at the start of the turn. A call needs empty yards, so whoever stands in one before
   * the caller has moved was freed this turn.
   */
  default Board beforeCall(Board now) {
    return this instanceof Called ? now.withoutYards() : now;
  }

  /** S2: the coin is in the air. */
  record Tossing() implements Stage {}

  /** The turn has just begun. */
  record Fresh() implements Stage {}

  /** S8: an exchange has been called this turn and dealt with; no second call. */
  record Called() implements Stage {}

  /** S8: an exchange has been called; the other player answers. */
  record Waiting(Exchange exchange) implements Stage {}
}
