package games.parlour.lab.match;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.lab.run.OrderedWorkers;
import games.parlour.lab.statistics.Sprt;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * Plays a match. Games are played by several threads and counted in their order by the one that
 * asks, so the result does not depend on how many there are.
 */
public final class Match<P extends Position<P, M>, M extends Move> {
  private final MatchPlan<P, M> plan;

  public Match(MatchPlan<P, M> plan) {
    this.plan = plan;
  }

  /**
   * Plays until all games are over, the test is decided, or somebody says stop; what has been
   * counted then is the result. Refuses a program that cannot be started.
   *
   * @param each is told of every game in order, with what is counted so far
   */
  public Tally run(BiConsumer<GameResult, Tally> each, BooleanSupplier stop) {
    MatchPlayers.tryOut(plan);
    Tally tally = new Tally();
    new OrderedWorkers(plan.threads(), stop)
        .<GameResult>run(
            plan.games(),
            (number, ends) -> new MatchGame<>(plan, number).play(ends),
            played -> {
              tally.add(played);
              each.accept(played, tally);
              return decided(tally);
            });
    return tally;
  }

  private boolean decided(Tally tally) {
    return plan.sprt()
        .map(sprt -> sprt.verdict(sprt.ratio(tally.pairs())) != Sprt.Verdict.OPEN)
        .orElse(false);
  }
}
