package games.parlour.server.analysis;

import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.Limits;
import games.parlour.server.store.Database;
import games.parlour.server.store.TableLists;
import games.parlour.server.tables.Tables;
import java.time.Clock;

/** Everything behind the addresses of analyses, put together once. Closing it stops what runs. */
public final class AnalysisParts implements ApiPart, AutoCloseable {
  private final AnalysisStore store;
  private final AnalysisJobs jobs;
  private final LiveLines lines;
  private final AnalysisHandlers handlers;

  public AnalysisParts(
      Database database, Tables tables, TableLists lists, Limits.Analyses limits, Clock clock) {
    this.store = new AnalysisStore(database);
    this.jobs = new AnalysisJobs(limits, () -> tables.waitingForComputers() > 0);
    this.lines =
        new LiveLines(limits.threads(), LiveLines.LONGEST, () -> tables.waitingForComputers() > 0);
    AnalysisPermission permission = new AnalysisPermission(tables, lists);
    tables.setHelpRule(permission);
    this.handlers =
        new AnalysisHandlers(
            tables,
            new GameAnalyses(store, jobs, limits.nodes(), clock),
            permission,
            lines,
            limits.nodes());
  }

  @Override
  public void register(Api api) {
    handlers.register(api);
  }

  /** How many games wait to be judged or are being judged. */
  public int waiting() {
    return jobs.waiting();
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
