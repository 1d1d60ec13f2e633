package games.parlour.players.parallel;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.players.Budget;
import games.parlour.players.Thinking;
import games.parlour.players.Thought;
import games.parlour.players.search.Found;
import games.parlour.players.search.Task;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * One search under way for an engine that is asked line by line; it tells each depth and at last
 * the best move. It counts as over before that is told, so whoever reads it may ask at once again.
 */
final class UgiThought<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final ParallelSearch<P, M> search;
  private final P position;
  private final Task task;
  private final Consumer<String> out;
  private final Thinking<P, M> thinking;
  private final CountDownLatch stop = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean over;

  /** Begins to think. */
  UgiThought(
      Game<P, M> game, ParallelSearch<P, M> search, P position, Task task, Consumer<String> out) {
    this.game = game;
    this.search = search;
    this.position = position;
    this.task = task.withStop(this::isStopped);
    this.out = out;
    this.thinking = new Thinking<>(game);
    this.thread = Thread.ofPlatform().daemon().name("ugi search").start(this::think);
  }

  /** Whether it will end by itself. */
  boolean bounded() {
    return !task.budget().equals(Budget.ENDLESS);
  }

  boolean over() {
    return over;
  }

  void stop() {
    stop.countDown();
  }

  private boolean isStopped() {
    return stop.getCount() == 0;
  }

  /** Waits until the best move was told. */
  void await() {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
        stop();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void think() {
    M best = position.moves().getFirst();
    try {
      List<Found> found = search.think(position, task, this::tell);
      tell(found);
      best = thinking.told(position, found.getFirst()).line().getFirst();
      if (!bounded()) {
        stop.await(); // a search without a bound may know all there is to know before
      }
    } catch (InterruptedException told) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException fault) {
      out.accept("info string " + String.valueOf(fault).replaceAll("\\s+", " "));
    } finally {
      over = true;
      out.accept("bestmove " + game.notation().write(best));
    }
  }

  private void tell(List<Found> found) {
    for (Found one : found) {
      Thought<M> thought = thinking.told(position, one);
      String place = task.lines() > 1 ? " multipv " + one.place() : "";
      String score = thought.winIn() != 0 ? "mate " + thought.winIn() : "cp " + thought.score();
      long speed = thought.nodes() * 1000 / Math.max(1, thought.millis());
      String line =
          thought.line().stream().map(game.notation()::write).collect(Collectors.joining(" "));
      out.accept(
          "info depth %d%s score %s nodes %d nps %d time %d pv %s"
              .formatted(
                  thought.depth(), place, score, thought.nodes(), speed, thought.millis(), line));
    }
  }
}
