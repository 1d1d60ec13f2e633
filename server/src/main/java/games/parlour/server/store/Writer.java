package games.parlour.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteException;

/**
 * The one thread that writes. Changes that wait at the same time share a commit, so that many
 * tables cost one flush of the disk; nobody is answered before that commit. A change that fails
 * does not take its neighbours with it: they are made again, each alone, unless it is the database
 * that fails.
 */
public final class Writer implements AutoCloseable {
  private static final int TOGETHER = 64;
  private static final int WAITING = 4096;

  /** States of SQL: the connection, resources, an operator, the system. */
  private static final List<String> OF_ALL = List.of("08", "53", "57", "58");

  private static final int SQLITE_BUSY = 5;

  private final Jdbi jdbi;
  private final BlockingQueue<Job<?>> jobs = new LinkedBlockingQueue<>(WAITING);
  private final Thread thread;
  private volatile boolean closing;
  private volatile boolean failing;
  private volatile WriteListener listener = WriteListener.NONE;

  Writer(Jdbi jdbi) {
    this.jdbi = jdbi;
    this.thread = Thread.ofPlatform().name("parlour-writer").daemon(true).start(this::work);
  }

  /**
   * Makes a change and returns when it is durable. The change may be made twice, the first time in
   * vain, so it must do nothing but use its handle.
   */
  public <T> T write(Function<Handle, T> change) {
    Job<T> job = new Job<>(change, new CompletableFuture<>());
    if (!taken(job)) {
      throw new StoreException("the store takes no more changes now", new IllegalStateException());
    }
    try {
      return job.done.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof LostRaceException taken) {
        throw taken;
      }
      throw new StoreException("the change could not be stored", failed);
    }
  }

  /** Takes a change, unless it is closing time: what is taken before that is still written. */
  private synchronized boolean taken(Job<?> job) {
    return !closing && jobs.offer(job);
  }

  private synchronized void lastCall() {
    closing = true;
  }

  /** Lets somebody hear how writing goes. */
  void listen(WriteListener other) {
    listener = other;
  }

  /** How many changes wait. */
  int waiting() {
    return jobs.size();
  }

  /** Whether what was tried last could not be written. */
  boolean isFailing() {
    return failing;
  }

  private void work() {
    List<Job<?>> batch = new ArrayList<>();
    while (!closing || !jobs.isEmpty()) {
      try {
        batch.add(jobs.take());
      } catch (InterruptedException closed) {
        continue; // what still waits is written before the end
      }
      jobs.drainTo(batch, TOGETHER - 1);
      write(batch);
      batch.clear();
    }
  }

  private void write(List<Job<?>> batch) {
    long begun = System.nanoTime();
    try {
      jdbi.useTransaction(handle -> batch.forEach(job -> job.make(handle)));
      long nanos = System.nanoTime() - begun;
      failing = false;
      batch.forEach(Job::succeed);
      listener.written(batch.size(), nanos);
    } catch (RuntimeException | Error failed) {
      if (batch.size() == 1 || isOfAll(failed)) {
        boolean isLostRace = failed instanceof LostRaceException;
        failing |= !isLostRace; // known before anybody hears of the failure
        batch.forEach(job -> job.done.completeExceptionally(failed));
        if (!isLostRace) {
          listener.failed(batch.size(), failed);
        }
      } else {
        batch.forEach(job -> write(List.of(job)));
      }
    }
  }

  /** Whether the database itself fails: then each change alone would only wait as long again. */
  private static boolean isOfAll(Throwable failed) {
    for (Throwable at = failed; at != null; at = at.getCause()) {
      if (at instanceof ConnectionException) {
        return true;
      }
      if (at instanceof SQLException sql) {
        String state = String.valueOf(sql.getSQLState());
        boolean busy = sql.getErrorCode() == SQLITE_BUSY && sql instanceof SQLiteException;
        return busy || OF_ALL.stream().anyMatch(state::startsWith);
      }
    }
    return false;
  }

  /** Writes what still waits, then ends. */
  @Override
  public void close() {
    lastCall();
    thread.interrupt();
    try {
      thread.join(10_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A change that waits, with its result once it was made and whoever waits for it. */
  private static final class Job<T> {
    private final Function<Handle, T> change;
    private final CompletableFuture<T> done;
    private @Nullable T result;

    Job(Function<Handle, T> change, CompletableFuture<T> done) {
      this.change = change;
      this.done = done;
    }

    void make(Handle handle) {
      result = change.apply(handle);
    }

    void succeed() {
      done.complete(result);
    }
  }
}
