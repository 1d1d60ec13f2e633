package games.parlour.server.tables;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.players.Advice;
import games.parlour.server.clock.ClockStore;
import games.parlour.server.clock.TableClock;
import games.parlour.server.jobs.JobHandler;
import games.parlour.server.jobs.JobQueue;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.problem.UnknownRulesException;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableStatus;
import games.parlour.server.store.job.JobKind;
import games.parlour.server.tables.thought.ComputerThought;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a server does at tables by itself: computers move and flags fall. Each is a job, which may
 * be begun by one server and done by another. Thread-safe.
 */
final class TableJobs implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(TableJobs.class);

  /** How many computer moves are taken at once; most only wait for the pace, few think. */
  private static final int COMPUTERS = 32;

  private static final int FLAGS = 4;

  /** How long a job that this server cannot do is left to servers that know other rules. */
  private static final long LEFT_MS = 5_000;

  private final JobQueue jobs;
  private final TableFinder finder;
  private final FlagKeeper flags;
  private final TableSaver saver;
  private final Hub hub;
  private final TableLists lists;
  private final ClockStore clocks;
  private final Clock clock;
  private final Computers computers;
  private final boolean shared;

  /**
   * Makes ready.
   *
   * @param thinkers how many computers think at once
   * @param pace how long a computer takes for a move at least
   * @param shared whether other servers may do these jobs, too
   */
  TableJobs(
      JobQueue jobs,
      TableFinder finder,
      FlagKeeper flags,
      TableSaver saver,
      Hub hub,
      TableLists lists,
      ClockStore clocks,
      Clock clock,
      int thinkers,
      Duration pace,
      boolean shared) {
    this.shared = shared;
    this.jobs = jobs;
    this.finder = finder;
    this.flags = flags;
    this.saver = saver;
    this.hub = hub;
    this.lists = lists;
    this.clocks = clocks;
    this.clock = clock;
    this.computers = new Computers(thinkers, pace, clock, new Answers());
    jobs.register(JobKind.COMPUTER, COMPUTERS, id -> orLeft(computers, id));
    jobs.register(JobKind.FLAG, FLAGS, id -> orLeft(this::dropFlag, id));
  }

  /** What this server cannot play is left to others; one that is alone never will. */
  private OptionalLong orLeft(JobHandler handler, String id) {
    try {
      return handler.run(id);
    } catch (UnknownRulesException unknown) {
      return shared ? OptionalLong.of(clock.millis() + LEFT_MS) : OptionalLong.empty();
    }
  }

  /** How many tables wait until a computer has time for them. */
  int waitingForComputers() {
    return computers.waiting();
  }

  /** Goes on wherever dice, a computer or a flag are due: a server may stop at any moment. */
  void resume() {
    jobs.resume(JobKind.COMPUTER, this::tablesDue);
    jobs.resume(JobKind.FLAG, clocks::deadlines);
  }

  private Map<String, Long> tablesDue() {
    long now = clock.millis();
    Map<String, Long> due = new LinkedHashMap<>();
    lists.due().forEach(id -> due.put(id, now));
    return due;
  }

  /** Lets the computer that is to move at a table think, if one is. */
  void wake(LiveTable<?, ?> table) {
    if (Computers.isDue(table)) {
      jobs.schedule(JobKind.COMPUTER, table.id(), clock.millis());
    }
  }

  /** Lets the flag at a table fall if it is time to; when to look again, if it is not. */
  private OptionalLong dropFlag(String id) {
    try {
      LiveTable<?, ?> table = finder.find(id);
      boolean fallen = table.locked(() -> flags.fall(table, saver));
      if (fallen) {
        hub.changed(id);
        wake(table);
      }
      return table.locked(
          () -> table.clock().map(TableClock::deadline).orElse(OptionalLong.empty()));
    } catch (DiscardedTableException givenUp) {
      return OptionalLong.of(clock.millis());
    } catch (UnknownRulesException anothers) {
      throw anothers;
    } catch (ProblemException | Refusal unplayable) {
      boolean later =
          unplayable instanceof ProblemException met && met.kind() == ProblemKind.CONFLICT;
      LOG.debug("the flag at table {} cannot fall here now", id, unplayable);
      // Where another server was quicker it knows more.
      return later ? OptionalLong.of(clock.millis() + 1_000) : OptionalLong.empty();
    }
  }

  @Override
  public void close() {
    computers.close();
  }

  /** How a computer's move gets to its table. */
  private final class Answers implements Computers.TableAccess {
    @Override
    public LiveTable<?, ?> ready(String id) {
      LiveTable<?, ?> table = finder.find(id);
      boolean dealt =
          table.locked(
              () -> {
                boolean due = table.chanceIsDue();
                if (due) {
                  saver.change(table, () -> PendingRequests.NONE);
                }
                return due;
              });
      if (dealt) {
        hub.changed(id);
      }
      return table;
    }

    @Override
    public <P extends Position<P, M>, M extends Move> void answer(
        LiveTable<P, M> table, int after, Seat seat, Advice<M> chosen) {
      table.locked(
          () -> {
            boolean due = table.session().size() == after && table.status() == TableStatus.PLAYING;
            if (due && !table.isPaused()) {
              chosen
                  .thought()
                  .ifPresentOrElse(
                      found ->
                          saver.play(
                              table, seat, chosen.move(), ComputerThought.of(table.game(), found)),
                      () -> saver.play(table, seat, chosen.move()));
            }
            return true;
          });
      hub.changed(table.id());
      wake(table);
    }
  }
}
