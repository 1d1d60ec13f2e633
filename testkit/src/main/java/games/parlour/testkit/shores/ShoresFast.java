package games.parlour.testkit.shores;

import games.parlour.core.search.DefaultFastPosition;

/** The fast form of Two Shores. */
final class ShoresFast extends DefaultFastPosition<ShoresPosition, ShoreMove> {
  private static final int POINT = 100;

  ShoresFast() {
    super(new ShoresNotation());
  }

  @Override
  public int evaluate() {
    return POINT * position().lead();
  }
}
