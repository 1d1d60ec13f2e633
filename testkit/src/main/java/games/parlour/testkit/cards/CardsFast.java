package games.parlour.testkit.cards;

import games.parlour.testkit.game.ValueFast;

/** The fast form of Four Hands. */
final class CardsFast extends ValueFast<CardsPosition, CardMove> {
  @Override
  public boolean isLoud(long move) {
    return decode(move) instanceof CardMove.Die && now().table().size() == 4;
  }

  @Override
  public long hash() {
    return hash(new CardsNotation().writePosition(now()));
  }

  @Override
  public int evaluate() {
    return 100 * (now().points().get(0) - now().points().get(1));
  }

  @Override
  public long encode(CardMove move) {
    return switch (move) {
      case CardMove.Deal deal -> 100 + deal.value();
      case CardMove.Die die -> 200 + die.eyes();
      case CardMove.Peek peek -> 300 + 10 * peek.seat() + peek.place();
      case CardMove.Swap swap -> 400;
      case CardMove.Put put -> 500 + put.place();
      case CardMove.Play play -> 600 + play.place();
    };
  }
}
