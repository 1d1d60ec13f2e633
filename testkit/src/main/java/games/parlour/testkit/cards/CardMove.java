package games.parlour.testkit.cards;

import games.parlour.core.Move;

/** What can be done, or what chance can do, in Four Hands. Places in a hand count from zero. */
public sealed interface CardMove extends Move {
  /** A trick ends with its die. */
  @Override
  default boolean endsTurn() {
    return this instanceof Die;
  }

  /** Chance: the next card of the deck. */
  record Deal(int value) implements CardMove {}

  /** Chance: a throw of the die. */
  record Die(int eyes) implements CardMove {}

  /** Looks at a card of another seat. */
  record Peek(int seat, int place) implements CardMove {}

  /** Draws a card, to put one back afterwards. */
  record Swap() implements CardMove {}

  /** Puts a card on top of the deck. */
  record Put(int place) implements CardMove {}

  /** Plays a card to the trick. */
  record Play(int place) implements CardMove {}
}
