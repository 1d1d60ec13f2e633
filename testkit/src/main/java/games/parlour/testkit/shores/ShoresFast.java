package games.parlour.testkit.shores;

import games.parlour.testkit.game.ValueFast;

/** The fast form of Two Shores. */
final class ShoresFast extends ValueFast<ShoresPosition, ShoreMove> {
  private static final int KIND = 100;
  private static final int POINT = 100;

  @Override
  public boolean isLoud(long move) {
    return false;
  }

  @Override
  public int quietTurns() {
    return 0;
  }

  @Override
  public long hash() {
    return hash(new ShoresNotation().writePosition(now()));
  }

  @Override
  public int evaluate() {
    return POINT * now().lead();
  }

  @Override
  public long encode(ShoreMove move) {
    return switch (move) {
      case ShoreMove.Deal deal -> deal.card();
      case ShoreMove.Die die -> KIND + die.eyes();
      case ShoreMove.Light light -> 2 * KIND + light.card();
      case ShoreMove.Sail sail -> 3 * KIND + sail.card();
      case ShoreMove.At at -> 4 * KIND + at.harbour();
    };
  }
}
