package games.parlour.testkit.cross;

import games.parlour.testkit.game.ValueFast;

/** The fast form of Cross. */
final class CrossFast extends ValueFast<CrossPosition, CrossMove> {
  @Override
  public boolean isLoud(long move) {
    return decode(move).takes();
  }

  @Override
  public int quietTurns() {
    return now().quiet();
  }

  @Override
  public long hash() {
    return hash(CrossNotation.standing(now()));
  }

  @Override
  public int evaluate() {
    return 100 * (now().taken(CrossPiece.BLACK_MAN) - now().taken(CrossPiece.WHITE_MAN));
  }

  @Override
  public long encode(CrossMove move) {
    return CrossRules.GRID.square(move.start()) * 1000L + CrossRules.GRID.square(move.end());
  }
}
