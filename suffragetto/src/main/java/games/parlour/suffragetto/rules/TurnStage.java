package games.parlour.suffragetto.rules;

/** How far a turn has come. */
public sealed interface TurnStage {
  /**
   * The board at the start of the turn. A call needs empty yards, so whoever stands in one before
   * the caller has moved was freed this turn.
   */
  default Board beforeCall(Board now) {
    return this instanceof AfterCall ? now.withoutYards() : now;
  }

  /** S2: the coin is in the air. */
  record CoinToss() implements TurnStage {}

  /** The turn has just begun. */
  record Start() implements TurnStage {}

  /** S8: an exchange has been called this turn and dealt with; no second call. */
  record AfterCall() implements TurnStage {}

  /** S8: an exchange has been called; the other player answers. */
  record Answering(Exchange exchange) implements TurnStage {}
}
