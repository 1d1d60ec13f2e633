package games.parlour.players;

import games.parlour.core.Game;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.random.Generator;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.search.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A move that a player would make, and what it thought of it; one that has no choice, or that never
 * looks ahead, thinks nothing.
 */
public record Advice<M extends Move>(M move, Optional<Assessment<M>> thought) {

  /** What the engine would play, once it has used up its budget. */
  public static <P extends Position<P, M>, M extends Move> Advice<M> best(
      Game<P, M> game, Setup setup, Knowledge<P, M> knowledge, long seed, Budget budget) {
    return of(
        Players.engine(game, setup, PlayerSpec.MEGABYTES, budget, new Generator(seed)), knowledge);
  }

  /** What a player chooses, and its last thought about it. */
  public static <P, M extends Move> Advice<M> of(Player<P, M> player, Knowledge<P, M> knowledge) {
    List<Assessment<M>> thoughts = new ArrayList<>();
    player.watch(thoughts::add);
    M move = player.choose(knowledge);
    return new Advice<>(
        move, thoughts.isEmpty() ? Optional.empty() : Optional.of(thoughts.getLast()));
  }
}
