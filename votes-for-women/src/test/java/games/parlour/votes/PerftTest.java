package games.parlour.votes;

import games.parlour.core.Game;
import games.parlour.testkit.PerftContract;

/** Known counts of positions. */
class PerftTest extends PerftContract<VotesPosition, VotesMove> {
  @Override
  public Game<VotesPosition, VotesMove> game() {
    return new VotesForWomen();
  }

  @Override
  public int atLeast() {
    return 92;
  }
}
