package games.parlour.votes;

import games.parlour.core.Game;
import games.parlour.testkit.PerftContract;

/** Known counts of positions. */
class PerftTest extends PerftContract<VotesPosition, VotesMove> {
  @Override
  protected Game<VotesPosition, VotesMove> game() {
    return new VotesForWomen();
  }

  @Override
  protected int atLeast() {
    return 92;
  }
}
