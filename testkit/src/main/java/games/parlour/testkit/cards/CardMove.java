package games.parlour.testkit.cards;

import games.parlour.core.Label;
import games.parlour.core.Move;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/** What can be done, or what chance can do, in Four Hands. Places in a hand count from zero. */
public sealed interface CardMove extends Move {
  /** A trick ends with its die. */
  @Override
  default boolean endsTurn() {
    return this instanceof Die;
  }

  /** Chance has no choice to offer. */
  @Override
  default Optional<Label> label() {
    return switch (this) {
      case Deal deal -> Optional.empty();
      case Die die -> Optional.empty();
      case Peek peek -> {
        Text seat = Text.of("seat." + CardsRules.SEATS.get(peek.seat()).name());
        Text group = Text.of("label.peek.at", "seat", seat);
        Text words = Text.of("label.peek", "place", peek.place() + 1);
        yield Optional.of(new Label(words, Optional.of(group), List.of()));
      }
      case Swap swap -> Optional.of(Label.of(Text.of("label.swap")));
      case Put put -> Optional.of(Label.of(Text.of("label.put", "place", put.place() + 1)));
      case Play play -> Optional.of(Label.of(Text.of("label.play", "place", play.place() + 1)));
    };
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
