package games.parlour.core;

/** What a position waits for. */
public sealed interface Turn {
  /** A seat must choose one of the listed moves. */
  record Decide(Seat seat, Prompt prompt) implements Turn {}

  /** A die, a coin or a draw: one of the listed outcomes, by weight. */
  record Chance(Prompt prompt) implements Turn {}

  /** Nothing: the game has ended. */
  record Over(Outcome outcome) implements Turn {}
}
