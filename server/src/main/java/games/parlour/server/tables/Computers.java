package games.parlour.server.tables;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.players.Advice;
import games.parlour.players.Players;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.StoreException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Computers that sit at tables. They think on a few threads of their own, one thought a table, so
 * that many tables make a queue and never a crowd. Nothing of a computer is kept between its moves:
 * the table's seed and the length of its log say what it plays, so a server that was stopped goes
 * on alike, and idle tables cost no memory.
 */
final class Computers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Computers.class);
  private static final int MOST_DOUBLED = 6;

  private final ThreadPoolExecutor threads;
  private final Set<String> thinking = ConcurrentHashMap.newKeySet();
  private final Duration pace;
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
  Computers(int size, Duration pace, TableAccess tables) {
    this.pace = pace;
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

  /** Lets the computer that is to move at a table think, if one is and does not already. */
  void wake(LiveTable<?, ?> table) {
    if (mayBeDue(table)) {
      wake(table.id(), 0);
    }
  }

  private static boolean mayBeDue(LiveTable<?, ?> table) {
    try {
      return table.locked(() -> table.computerToMove().isPresent());
    } catch (DiscardedTableException givenUp) {
      return true; // the table has to be found anew to know
    }
  }

  private void wake(String id, int failures) {
    if (thinking.add(id)) {
      long begun = System.nanoTime();
      execute(() -> guarded(id, failures, () -> think(tables.ready(id), failures, begun)));
    }
  }

  /**
   * Goes on at all these tables. They take turns with whoever comes meanwhile, one table at a time,
   * so a start with thousands of them is as quick as one with none.
   */
  void resume(Supplier<List<String>> due) {
    execute(
        () -> {
          try {
            resumeNext(due.get().iterator());
          } catch (StoreException failed) {
            LOG.error("the tables under way could not be listed", failed);
            later(0, () -> resume(due));
          }
        });
  }

  private void resumeNext(Iterator<String> due) {
    if (due.hasNext()) {
      wake(due.next(), 0);
      execute(() -> resumeNext(due));
    }
  }

  private void execute(Runnable work) {
    try {
      threads.execute(work);
    } catch (RejectedExecutionException closed) {
      LOG.debug("what is still due is left to the next start");
    }
  }

  private <P extends Position<P, M>, M extends Move> void think(
      LiveTable<P, M> table, int failures, long begun) {
    Optional<Task<P, M>> task = table.locked(() -> task(table));
    if (task.isEmpty()) {
      rest(table);
      return;
    }
    Task<P, M> due = task.get();
    Advice<M> chosen =
        due.reply()
            .map(move -> new Advice<>(move, Optional.empty()))
            .orElseGet(
                () ->
                    Advice.of(
                        Players.make(due.player(), table.game(), table.row().setup(), due.seed()),
                        due.knowledge()));
    Runnable answer =
        () -> {
          tables.answer(table, due.after(), due.seat(), chosen);
          rest(table);
        };
    long early = pace.toNanos() - (System.nanoTime() - begun);
    if (early <= 0) {
      answer.run();
    } else {
      CompletableFuture.delayedExecutor(early, TimeUnit.NANOSECONDS, threads)
          .execute(() -> guarded(table.id(), failures, answer));
    }
  }

  /** Whatever goes wrong, the table may be thought about again. */
  private void guarded(String id, int failures, Runnable work) {
    try {
      work.run();
    } catch (DiscardedTableException givenUp) {
      thinking.remove(id);
      wake(id, failures);
    } catch (ProblemException | Refusal gone) {
      thinking.remove(id); // another server was quicker, or the table cannot be played here
    } catch (StoreException failed) {
      LOG.error("a move of a computer at table {} could not be stored", id, failed);
      thinking.remove(id);
      later(failures, () -> wake(id, failures + 1));
    } catch (RuntimeException | StackOverflowError fault) {
      LOG.error("a computer at table {} could not move", id, fault);
      thinking.remove(id);
    }
  }

  /** Nobody else would try again: the longer a failure lasts, the longer the pause. */
  private void later(int failures, Runnable work) {
    long seconds = 1L << Math.min(failures, MOST_DOUBLED);
    CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS, threads).execute(work);
  }

  /** It may be its turn again, or have become so while nothing was due. */
  private void rest(LiveTable<?, ?> table) {
    thinking.remove(table.id());
    wake(table);
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
