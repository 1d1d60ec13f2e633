package games.parlour.testkit.cross;

import games.parlour.core.search.DefaultFastPosition;

/** The fast form of Cross. */
final class CrossFast extends DefaultFastPosition<CrossPosition, CrossMove> {
  CrossFast() {
    super(
        new CrossNotation(),
        position ->
            100 * (position.taken(CrossPiece.BLACK_MAN) - position.taken(CrossPiece.WHITE_MAN)));
  }

  @Override
  public boolean isLoud(long move) {
    return decode(move).takes();
  }

  @Override
  public int quietTurns() {
    return position().quiet();
  }
}
