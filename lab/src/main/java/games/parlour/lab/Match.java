package games.parlour.lab;

import games.parlour.core.Move;
import games.parlour.core.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * Plays a match. Games are played by several threads and counted in their order by the one that
 * asks, so the result does not depend on how many there are.
 */
public final class Match<P extends Position<P, M>, M extends Move> {
  private static final long GLANCE_MILLIS = 50;

  private final Contest<P, M> contest;
  private final AtomicBoolean enough = new AtomicBoolean();

  public Match(Contest<P, M> contest) {
    this.contest = contest;
  }

  /**
   * Plays until all games are over, the test is decided, or somebody says stop; what has been
   * counted then is the result.
   *
   * @param each is told of every game in order, with what is counted so far
   */
  public Tally run(BiConsumer<Played, Tally> each, BooleanSupplier stop) {
    Tally tally = new Tally();
    BooleanSupplier ends = () -> enough.get() || stop.getAsBoolean();
    Deque<Future<Optional<Played>>> coming = new ArrayDeque<>();
    // Threads that are still thinking when all is counted keep nobody waiting.
    ExecutorService pool =
        Executors.newFixedThreadPool(
            contest.threads(), Thread.ofPlatform().daemon().name("match-", 0).factory());
    try {
      for (int i = 1; i <= contest.games(); i++) {
        int number = i;
        coming.add(
            pool.submit(
                () ->
                    ends.getAsBoolean()
                        ? Optional.empty()
                        : new Bout<>(contest, number).play(ends)));
      }
      while (!coming.isEmpty() && !decided(tally)) {
        Optional<Played> game = next(coming.remove(), ends);
        if (game.isEmpty()) {
          break;
        }
        tally.add(game.get());
        each.accept(game.get(), tally);
      }
      return tally;
    } finally {
      enough.set(true);
      pool.shutdown();
    }
  }

  private boolean decided(Tally tally) {
    return contest
        .sprt()
        .map(sprt -> sprt.verdict(sprt.ratio(tally.pairs())) != Sprt.Verdict.OPEN)
        .orElse(false);
  }

  private static Optional<Played> next(Future<Optional<Played>> game, BooleanSupplier ends) {
    while (!ends.getAsBoolean() || game.isDone()) {
      try {
        return game.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException notYet) {
        // looks again whether somebody says stop
      } catch (ExecutionException failed) {
        throw failed.getCause() instanceof RuntimeException cause
            ? cause
            : new IllegalStateException(failed.getCause());
      } catch (InterruptedException told) {
        Thread.currentThread().interrupt();
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
