package games.parlour.lab;

import games.parlour.core.Move;
import games.parlour.core.Position;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * Plays a match. Games are played by several threads and counted in their order by the one that
 * asks, so the result does not depend on how many there are.
 */
public final class Match<P extends Position<P, M>, M extends Move> {
  private final Contest<P, M> contest;

  public Match(Contest<P, M> contest) {
    this.contest = contest;
  }

  /**
   * Plays until all games are over, the test is decided, or somebody says stop; what has been
   * counted then is the result. Refuses a program that cannot be started.
   *
   * @param each is told of every game in order, with what is counted so far
   */
  public Tally run(BiConsumer<Played, Tally> each, BooleanSupplier stop) {
    Rivals.tryOut(contest);
    Tally tally = new Tally();
    new Crew(contest.threads(), stop)
        .<Played>run(
            contest.games(),
            (number, ends) -> new Bout<>(contest, number).play(ends),
            played -> {
              tally.add(played);
              each.accept(played, tally);
              return decided(tally);
            });
    return tally;
  }

  private boolean decided(Tally tally) {
    return contest
        .sprt()
        .map(sprt -> sprt.verdict(sprt.ratio(tally.pairs())) != Sprt.Verdict.OPEN)
        .orElse(false);
  }
}
