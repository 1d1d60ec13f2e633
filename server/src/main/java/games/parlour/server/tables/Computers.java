package games.parlour.server.tables;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.players.Players;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Computers that sit at tables. They think on a few threads of their own, one thought a table, so
 * that many tables make a queue and never a crowd.
 */
final class Computers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Computers.class);

  private final ExecutorService threads;
  private final Set<String> thinking = ConcurrentHashMap.newKeySet();
  private final Secrets secrets;
  private final Table tables;

  /** Where a computer makes its move. */
  interface Table {
    /** Plays a computer's move, if the table still stands after so many entries. */
    <P extends Position<P, M>, M extends Move> void answer(
        LiveTable<P, M> table, int after, Seat seat, M move);
  }

  Computers(int size, Secrets secrets, Table tables) {
    this.secrets = secrets;
    this.tables = tables;
    this.threads =
        Executors.newFixedThreadPool(
            size, Thread.ofPlatform().name("parlour-computer-", 1).daemon(true).factory());
  }

  /** Lets the computer that is to move at a table think, if one is and does not already. */
  void wake(LiveTable<?, ?> table) {
    boolean due;
    try {
      due = table.locked(() -> table.computerToMove().isPresent());
    } catch (Spoiled givenUp) {
      return;
    }
    if (due && !threads.isShutdown() && thinking.add(table.id())) {
      threads.execute(() -> think(table));
    }
  }

  private <P extends Position<P, M>, M extends Move> void think(LiveTable<P, M> table) {
    try {
      Optional<Task<P, M>> task = table.locked(() -> task(table));
      if (task.isPresent()) {
        Task<P, M> due = task.get();
        M move = Players.make(due.player(), table.game(), secrets.number()).choose(due.knowledge());
        tables.answer(table, due.after(), due.seat(), move);
      }
    } catch (Spoiled givenUp) {
      thinking.remove(table.id());
      return; // whoever finds the table anew wakes the computer there
    } catch (RuntimeException | StackOverflowError fault) {
      LOG.error("a computer at table {} could not move", table.id(), fault);
      thinking.remove(table.id());
      return;
    }
    thinking.remove(table.id());
    wake(table); // it may be its turn again, or have become so while nothing was due
  }

  private static <P extends Position<P, M>, M extends Move> Optional<Task<P, M>> task(
      LiveTable<P, M> table) {
    return table
        .computerToMove()
        .map(
            player -> {
              Seat seat = table.session().decider().orElseThrow();
              Knowledge<P, M> knowledge = table.session().position().knowledge(seat);
              return new Task<>(player, seat, knowledge, table.session().size());
            });
  }

  private record Task<P, M extends Move>(
      String player, Seat seat, Knowledge<P, M> knowledge, int after) {}

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
