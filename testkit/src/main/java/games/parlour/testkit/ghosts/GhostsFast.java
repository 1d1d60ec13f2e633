package games.parlour.testkit.ghosts;

import games.parlour.testkit.game.ValueFast;

/** The fast form of Ghosts. */
final class GhostsFast extends ValueFast<GhostsPosition, GhostMove> {
  private static final int ARRANGE = 1 << 20;

  @Override
  public boolean isLoud(long move) {
    return decode(move) instanceof GhostMove.Step step && step.takes();
  }

  @Override
  public int quietTurns() {
    return now().quiet();
  }

  @Override
  public long hash() {
    return hash(GhostsNotation.standing(now()) + now().hidden());
  }

  /** A good ghost taken is worth as much as an evil one costs. */
  @Override
  public int evaluate() {
    int value = 0;
    for (Ghost ghost : Ghost.values()) {
      boolean helpsWhite = ghost.isGood() == (ghost.side() == 1);
      value += (helpsWhite ? 100 : -100) * now().taken(ghost);
    }
    return value;
  }

  @Override
  public long encode(GhostMove move) {
    return switch (move) {
      case GhostMove.Arrange arrange ->
          ARRANGE + number(arrange.good().getFirst(), arrange.good().getLast());
      case GhostMove.Step step -> number(step.start(), step.end());
    };
  }

  private static long number(String first, String second) {
    return GhostsRules.GRID.square(first) * 1000L + GhostsRules.GRID.square(second);
  }
}
