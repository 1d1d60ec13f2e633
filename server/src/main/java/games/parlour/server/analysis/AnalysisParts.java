package games.parlour.server.analysis;

import games.parlour.server.jobs.JobQueue;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.Limits;
import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import games.parlour.server.store.TableLists;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Everything behind the addresses of analyses, put together once. Closing it stops what runs. */
public final class AnalysisParts implements ApiPart, AutoCloseable {
  private final AnalysisStore store;
  private static final Logger LOG = LoggerFactory.getLogger(AnalysisParts.class);

  private final AnalysisProgressStore progress;
  private final AnalysisJobs jobs;
  private final LiveLines lines;
  private final AnalysisHandlers handlers;
  private volatile int active;

  public AnalysisParts(
      Database database,
      Tables tables,
      TableLists lists,
      Limits.Analyses limits,
      JobQueue queue,
      Clock clock) {
    this.store = new AnalysisStore(database);
    this.progress = new AnalysisProgressStore(database, clock);
    GameAnalyses analyses = new GameAnalyses(store, progress, tables, limits.nodes(), clock);
    this.jobs =
        new AnalysisJobs(
            limits,
            progress,
            queue,
            analyses,
            () -> tables.waitingForComputers() > 0,
            clock,
            database.isShared());
    this.lines =
        new LiveLines(limits.threads(), LiveLines.LONGEST, () -> tables.waitingForComputers() > 0);
    AnalysisPermission permission = new AnalysisPermission(tables, lists);
    tables.setHelpRule(permission);
    this.handlers = new AnalysisHandlers(tables, analyses, jobs, permission, lines, limits.nodes());
  }

  @Override
  public void register(Api api) {
    handlers.register(api);
  }

  /** Goes on with what is under way. */
  public void resume() {
    jobs.resume();
  }

  /** How many games wait to be judged or are being judged, at all servers. */
  public int waiting() {
    try {
      active = progress.active();
    } catch (StoreException failed) {
      LOG.debug("how many analyses wait is told as it was known last", failed);
    }
    return active;
  }

  /** Forgets how far analyses were that ended before a moment; how many these were. */
  public int removeEndedBefore(long moment, int most) {
    return progress.removeBefore(moment);
  }

  /** How many people wait for the best lines of a position. */
  public int waitingForLines() {
    return lines.waiting();
  }

  /** Removes what was found before a moment about games that are gone; how many these were. */
  public int removeBefore(long moment, int most) {
    return store.removeBefore(moment, most);
  }

  @Override
  public void close() {
    jobs.close();
    lines.close();
  }
}
