package games.parlour.testkit.shores;

import games.parlour.core.Label;
import games.parlour.core.Move;
import java.util.Optional;

/** A move of Two Shores that may be offered wrongly. */
record FaultyShoreMove(ShoreMove real, boolean wrong) implements Move {
  @Override
  public boolean endsTurn() {
    return real.endsTurn();
  }

  @Override
  public Optional<Label> label() {
    return wrong
        ? real.label().map(label -> label.at(Label.Target.of("at").withPlace("island")))
        : real.label();
  }
}
