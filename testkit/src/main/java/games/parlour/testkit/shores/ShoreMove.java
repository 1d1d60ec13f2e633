package games.parlour.testkit.shores;

import games.parlour.core.Label;
import games.parlour.core.Label.Target;
import games.parlour.core.Move;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/** What can be done, or what chance can do, in Two Shores. */
public sealed interface ShoreMove extends Move {
  @Override
  default boolean endsTurn() {
    return this instanceof At || this instanceof Die;
  }

  /** Chance has no choice to offer; the two uses of a card are offered together. */
  @Override
  default Optional<Label> label() {
    return switch (this) {
      case Deal deal -> Optional.empty();
      case Die die -> Optional.empty();
      case Light light -> Optional.of(ofCard("light", light.card()));
      case Sail sail -> Optional.of(ofCard("sail", sail.card()));
      case At at -> {
        String harbour = ShoresRules.HARBOURS.get(at.harbour());
        Text words = Text.of("label.at", "harbour", Text.of("harbour." + harbour));
        yield Optional.of(Label.of(words).at(Target.of("at").withPlace(harbour)));
      }
    };
  }

  private static Label ofCard(String act, int card) {
    String id = ShoresRules.CARDS.get(card);
    Text name = ShoresTexts.card(card);
    Text words = Text.of("label." + act, "card", name);
    return new Label(words, Optional.of(name), List.of()).at(Target.of(act).withCard(id));
  }

  /** Chance: the next card of the deck. */
  record Deal(int card) implements ShoreMove {}

  /** Chance: a throw of the die. */
  record Die(int eyes) implements ShoreMove {}

  /** Plays a card to light a lantern on its shore. */
  record Light(int card) implements ShoreMove {}

  /** Plays a card to sail, if the wind is good. */
  record Sail(int card) implements ShoreMove {}

  /** Puts the lantern into a harbour. */
  record At(int harbour) implements ShoreMove {}
}
