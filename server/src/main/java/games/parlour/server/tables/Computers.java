package games.parlour.server.tables;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.players.Advice;
import games.parlour.players.Players;
import games.parlour.server.jobs.JobHandler;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.problem.UnknownRulesException;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.StoreException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Computers that sit at tables. They think on a few threads of their own, one thought a table, so
 * that many tables make a queue and never a crowd. Nothing of a computer is kept between its moves:
 * the table's seed and the length of its log say what it plays, so a server that was stopped goes
 * on alike, another one takes over alike, and idle tables cost no memory.
 */
final class Computers implements JobHandler, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Computers.class);

  private final ThreadPoolExecutor threads;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Duration pace;
  private final Clock clock;
  private final TableAccess tables;

  /** Where computers sit. */
  interface TableAccess {
    /** The table with this id, after all dice that were due. */
    LiveTable<?, ?> ready(String id);

    /** Plays a computer's move, if the table still stands after so many entries. */
    <P extends Position<P, M>, M extends Move> void answer(
        LiveTable<P, M> table, int after, Seat seat, Advice<M> chosen);
  }

  /**
   * Makes ready.
   *
   * @param size how many think at once
   * @param pace how long a computer takes for a move at least, so that people can follow
   */
  Computers(int size, Duration pace, Clock clock, TableAccess tables) {
    this.pace = pace;
    this.clock = clock;
    this.tables = tables;
    this.threads =
        new ThreadPoolExecutor(
            size,
            size,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("parlour-computer-", 1).daemon(true).factory());
  }

  /** How many tables wait until a computer has time for them. */
  int waiting() {
    return threads.getQueue().size();
  }

  /** Whether a computer is to move at a table. */
  static boolean isDue(LiveTable<?, ?> table) {
    try {
      return table.locked(() -> table.computerToMove().isPresent());
    } catch (DiscardedTableException givenUp) {
      return true; // the table has to be found anew to know
    }
  }

  /** Lets the computer that is to move at a table make one move; at once again, if it is still. */
  @Override
  public OptionalLong run(String id) {
    long begun = System.nanoTime();
    try {
      LiveTable<?, ?> table = tables.ready(id);
      move(table, begun);
      return isDue(table) ? now() : OptionalLong.empty();
    } catch (DiscardedTableException givenUp) {
      return now();
    } catch (UnknownRulesException anothers) {
      throw anothers;
    } catch (ProblemException met) {
      // Whoever was quicker need not have moved: whether a move is still due is asked again.
      return met.kind() == ProblemKind.CONFLICT ? now() : OptionalLong.empty();
    } catch (Refusal unplayable) {
      return OptionalLong.empty();
    } catch (StoreException failed) {
      LOG.error("a move of a computer at table {} could not be stored", id, failed);
      throw failed;
    } catch (RuntimeException | StackOverflowError fault) {
      LOG.error("a computer at table {} could not move", id, fault);
      return OptionalLong.empty();
    }
  }

  private OptionalLong now() {
    return OptionalLong.of(clock.millis());
  }

  /** Makes a move, unless none is due or the server stops: then it stays due, for another one. */
  private <P extends Position<P, M>, M extends Move> void move(LiveTable<P, M> table, long begun) {
    Optional<Task<P, M>> task = table.locked(() -> task(table));
    if (task.isEmpty()) {
      return;
    }
    Task<P, M> due = task.get();
    Optional<Advice<M>> chosen =
        due.reply()
            .map(move -> Optional.of(new Advice<>(move, Optional.empty())))
            .orElseGet(() -> thought(() -> advice(table, due)));
    if (chosen.isPresent() && !isClosedBefore(begun + pace.toNanos())) {
      tables.answer(table, due.after(), due.seat(), chosen.get());
    }
  }

  private static <P extends Position<P, M>, M extends Move> Advice<M> advice(
      LiveTable<P, M> table, Task<P, M> due) {
    return Advice.of(
        Players.make(due.player(), table.game(), table.row().setup(), due.seed()), due.knowledge());
  }

  /** What comes of a thought when a thread has had time for it; nothing when the server stops. */
  private <T> Optional<T> thought(Callable<T> thinking) {
    try {
      return Optional.of(threads.submit(thinking).get());
    } catch (RejectedExecutionException stopping) {
      return Optional.empty();
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException failed) {
      switch (failed.getCause()) {
        case RuntimeException fault -> throw fault;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(failed);
      }
    }
  }

  private boolean isClosedBefore(long moment) {
    try {
      return closed.await(moment - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  private static <P extends Position<P, M>, M extends Move> Optional<Task<P, M>> task(
      LiveTable<P, M> table) {
    return table
        .computerToMove()
        .map(
            player -> {
              Seat seat = table.session().decider().orElseThrow();
              Knowledge<P, M> knowledge = table.knowledge(seat);
              int after = table.session().size();
              long seed = SecretGenerator.number(table.row().seed() + " " + after);
              return new Task<>(player, seat, knowledge, after, seed, table.lessonReply());
            });
  }

  private record Task<P, M extends Move>(
      String player,
      Seat seat,
      Knowledge<P, M> knowledge,
      int after,
      long seed,
      Optional<M> reply) {}

  @Override
  public void close() {
    closed.countDown();
    threads.shutdown();
    try {
      if (!threads.awaitTermination(2, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
