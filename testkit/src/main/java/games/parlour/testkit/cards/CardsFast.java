package games.parlour.testkit.cards;

import games.parlour.core.search.DefaultFastPosition;

/** The fast form of Four Hands. */
final class CardsFast extends DefaultFastPosition<CardsPosition, CardMove> {
  CardsFast() {
    super(new CardsNotation());
  }

  @Override
  public boolean isLoud(long move) {
    return decode(move) instanceof CardMove.Die && position().table().size() == 4;
  }

  @Override
  public int evaluate() {
    return 100 * (position().points().get(0) - position().points().get(1));
  }
}
