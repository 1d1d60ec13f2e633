package games.parlour.players.parallel;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.analysis.Thinker;
import games.parlour.players.search.Budget;
import games.parlour.players.search.SearchTask;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * One search under way for an engine that is asked line by line; it tells each depth and at last
 * the best move. It counts as over before that is told, so whoever reads it may ask at once again.
 */
final class UgiSearch<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final Thinker<P, M> thinker;
  private final P position;
  private final SearchTask task;
  private final Consumer<String> out;
  private final CountDownLatch stop = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean isOver;

  /** Begins to think. */
  UgiSearch(
      Game<P, M> game, Thinker<P, M> thinker, P position, SearchTask task, Consumer<String> out) {
    this.game = game;
    this.thinker = thinker;
    this.position = position;
    this.task = task.withStop(this::isStopped);
    this.out = out;
    this.thread = Thread.ofPlatform().daemon().name("ugi search").start(this::think);
  }

  /** Whether it will end by itself. */
  boolean isBounded() {
    return !task.budget().equals(Budget.ENDLESS);
  }

  boolean isOver() {
    return isOver;
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
    M best = game.offers(position).getFirst();
    try {
      List<Assessment<M>> found = thinker.think(position, task, this::tell);
      tell(found);
      best = found.getFirst().line().getFirst();
      if (!isBounded()) {
        stop.await(); // a search without a bound may know all there is to know before
      }
    } catch (InterruptedException told) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException fault) {
      out.accept("info string " + String.valueOf(fault).replaceAll("\\s+", " "));
    } finally {
      isOver = true;
      out.accept("bestmove " + game.notation().write(best));
    }
  }

  private void tell(List<Assessment<M>> found) {
    for (int i = 0; i < found.size(); i++) {
      Assessment<M> assessment = found.get(i);
      String place = task.lines() > 1 ? " multipv " + (i + 1) : "";
      String score =
          assessment.winIn() != 0 ? "mate " + assessment.winIn() : "cp " + assessment.score();
      long speed = assessment.nodes() * 1000 / Math.max(1, assessment.millis());
      String line =
          assessment.line().stream().map(game.notation()::write).collect(Collectors.joining(" "));
      out.accept(
          "info depth %d%s score %s nodes %d nps %d time %d pv %s"
              .formatted(
                  assessment.depth(),
                  place,
                  score,
                  assessment.nodes(),
                  speed,
                  assessment.millis(),
                  line));
    }
  }
}
