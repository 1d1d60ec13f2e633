package games.parlour.testkit.ghosts;

import games.parlour.core.search.DefaultFastPosition;

/** The fast form of Ghosts. */
final class GhostsFast extends DefaultFastPosition<GhostsPosition, GhostMove> {
  GhostsFast() {
    super(new GhostsNotation());
  }

  @Override
  public boolean isLoud(long move) {
    return decode(move) instanceof GhostMove.Step step && step.takes();
  }

  @Override
  public int quietTurns() {
    return position().quiet();
  }

  /** A good ghost taken is worth as much as an evil one costs. */
  @Override
  public int evaluate() {
    int value = 0;
    for (Ghost ghost : Ghost.values()) {
      boolean helpsWhite = ghost.isGood() == (ghost.side() == 1);
      value += (helpsWhite ? 100 : -100) * position().taken(ghost);
    }
    return value;
  }
}
