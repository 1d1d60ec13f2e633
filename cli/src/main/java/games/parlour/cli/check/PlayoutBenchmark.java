package games.parlour.cli.check;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.players.Playout;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Random games against the clock. Each thread warms up, waits for the others and then plays whole
 * games until the time is over; the last one is finished and counted, and so is its time. The same
 * seed repeats the same games, however many the warm-up took.
 */
final class PlayoutBenchmark<P extends Position<P, M>, M extends Move> {
  private static final double NANOS = 1e9;

  /** The seed of the games that do not count. */
  private static final long WARM = 0;

  private final Game<P, M> game;
  private final P start;
  private final double warmUp;
  private final double seconds;

  /**
   * What was played.
   *
   * @param seconds how long it took
   * @param first games won by side 0
   * @param second games won by side 1
   */
  record Tally(
      double seconds, long games, long turns, long moves, long first, long second, long drawn) {}

  private record Lap(
      long from, long to, long games, long turns, long moves, long first, long second) {}

  PlayoutBenchmark(Game<P, M> game, P start, double warmUp, double seconds) {
    this.game = game;
    this.start = start;
    this.warmUp = warmUp;
    this.seconds = seconds;
  }

  Tally run(int threads, Generator random) {
    CyclicBarrier warm = new CyclicBarrier(threads);
    List<Future<Lap>> running = new ArrayList<>();
    List<Lap> laps = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) {
        Generator own = random.split();
        running.add(pool.submit(() -> one(own, warm)));
      }
      for (Future<Lap> lap : running) {
        laps.add(lap.get());
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e.getMessage(), e);
    }
    return sum(laps);
  }

  private Lap one(Generator random, CyclicBarrier warm)
      throws InterruptedException, BrokenBarrierException {
    FastPosition<P, M> fast = SearchableGame.of(game).fast();
    lap(fast, new Playout(new Generator(WARM)), warmUp);
    warm.await();
    return lap(fast, new Playout(random), seconds);
  }

  private Lap lap(FastPosition<P, M> fast, Playout playout, double time) {
    long games = 0;
    long turns = 0;
    long moves = 0;
    long first = 0;
    long second = 0;
    long from = System.nanoTime();
    long wanted = (long) (time * NANOS);
    long now;
    do {
      fast.set(start);
      moves += playout.run(fast);
      turns += fast.turns();
      first += fast.result() > 0 ? 1 : 0;
      second += fast.result() < 0 ? 1 : 0;
      games++;
      now = System.nanoTime();
    } while (now - from < wanted);
    return new Lap(from, now, games, turns, moves, first, second);
  }

  private static Tally sum(List<Lap> laps) {
    long from = laps.stream().mapToLong(Lap::from).min().orElse(0);
    long longest = laps.stream().mapToLong(lap -> lap.to() - from).max().orElse(1);
    long games = laps.stream().mapToLong(Lap::games).sum();
    long first = laps.stream().mapToLong(Lap::first).sum();
    long second = laps.stream().mapToLong(Lap::second).sum();
    return new Tally(
        longest / NANOS,
        games,
        laps.stream().mapToLong(Lap::turns).sum(),
        laps.stream().mapToLong(Lap::moves).sum(),
        first,
        second,
        games - first - second);
  }
}
