package games.parlour.server.analysis;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.LiveTable;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** The analyses of games: those that are stored, and those under way. Thread-safe. */
final class GameAnalyses {
  private final AnalysisStore store;
  private final AnalysisJobs jobs;
  private final int nodes;
  private final Clock clock;

  GameAnalyses(AnalysisStore store, AnalysisJobs jobs, int nodes, Clock clock) {
    this.store = store;
    this.jobs = jobs;
    this.nodes = nodes;
    this.clock = clock;
  }

  /** Refuses what may not be analysed now, or not so. */
  void check(LiveTable<?, ?> table, Optional<String> seat, Optional<String> guest) {
    table.locked(() -> checked(table, seat, guest));
  }

  /** From whose knowledge the game is judged; nothing where nothing is hidden. */
  private static Optional<String> checked(
      LiveTable<?, ?> table, Optional<String> seat, Optional<String> guest) {
    AnalysisPermission.checkTable(table, guest);
    if (!GameJudge.needsSeat(table.game(), table.setup())) {
      return Optional.empty();
    }
    List<String> seats = GameJudge.seats(table);
    if (seat.filter(seats::contains).isEmpty()) {
      throw new ProblemException(
          ProblemKind.INVALID, Text.of("problem.analysis.seat", "seats", seats));
    }
    return seat;
  }

  /** What is known of a table's game. */
  <P extends Position<P, M>, M extends Move> AnalysisDocuments.GameAnalysis look(
      LiveTable<P, M> table, Optional<String> seat, Optional<String> guest, Catalogue words) {
    return table.locked(
        () -> {
          Optional<String> from = checked(table, seat, guest);
          AnalysisPresenter<P, M> presenter = new AnalysisPresenter<>(table, words, from);
          return jobs.find(key(table, from))
              .map(presenter::running)
              .orElseGet(() -> presenter.stored(stored(table, from)));
        });
  }

  /** Begins to judge a table's game, unless that is under way or done. */
  <P extends Position<P, M>, M extends Move> AnalysisDocuments.GameAnalysis begin(
      LiveTable<P, M> table, Optional<String> seat, String guest, String address, Catalogue words) {
    return table.locked(
        () -> {
          Optional<String> from = checked(table, seat, Optional.of(guest));
          AnalysisPresenter<P, M> presenter = new AnalysisPresenter<>(table, words, from);
          Optional<List<StoredJudgement>> known = stored(table, from);
          if (known.isPresent()) {
            return presenter.stored(known);
          }
          GameJudge<P, M> judge = GameJudge.of(table, from);
          if (judge.size() == 0) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.analysis.none"));
          }
          AnalysisJob job = new AnalysisJob(guest, address, judge.size());
          boolean over = table.status() == TableStatus.OVER;
          int entries = table.session().size();
          return presenter.running(
              jobs.start(
                  key(table, from),
                  job,
                  judge::run,
                  done -> {
                    if (over) {
                      save(table.id(), from, entries, done);
                    }
                  }));
        });
  }

  private void save(String table, Optional<String> seat, int entries, AnalysisJob done) {
    store.save(table, seat.orElse(""), entries, nodes, clock.millis(), done.found());
  }

  private Optional<List<StoredJudgement>> stored(LiveTable<?, ?> table, Optional<String> seat) {
    return store.find(table.id(), seat.orElse(""), table.session().size());
  }

  private static String key(LiveTable<?, ?> table, Optional<String> seat) {
    return table.id() + " " + seat.orElse("") + " " + table.session().size();
  }
}
