package games.parlour.players;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.random.Generator;

/** Plays any legal move, each equally likely. */
final class RandomPlayer<P, M extends Move> implements Player<P, M> {
  private final Generator random;

  RandomPlayer(Generator random) {
    this.random = random;
  }

  @Override
  public M choose(Knowledge<P, M> knowledge) {
    return knowledge.moves().get(random.below(knowledge.moves().size()));
  }
}
