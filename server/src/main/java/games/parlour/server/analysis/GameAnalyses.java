package games.parlour.server.analysis;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** The analyses of games: those that are stored, and those under way. Thread-safe. */
final class GameAnalyses implements AnalysisJobs.Judges {
  private final AnalysisStore store;
  private final AnalysisProgressStore progress;
  private final Tables tables;
  private final int nodes;
  private final Clock clock;

  GameAnalyses(
      AnalysisStore store, AnalysisProgressStore progress, Tables tables, int nodes, Clock clock) {
    this.store = store;
    this.progress = progress;
    this.tables = tables;
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
          Optional<List<StoredJudgement>> known = stored(table, from);
          return known.isPresent()
              ? presenter.stored(known)
              : progress
                  .find(key(table, from))
                  .map(presenter::running)
                  .orElseGet(() -> presenter.stored(known));
        });
  }

  /** Begins to judge a table's game, unless that is under way or done. */
  <P extends Position<P, M>, M extends Move> AnalysisDocuments.GameAnalysis begin(
      AnalysisJobs jobs,
      LiveTable<P, M> table,
      Optional<String> seat,
      String guest,
      String address,
      Catalogue words) {
    return table.locked(
        () -> {
          Optional<String> from = checked(table, seat, Optional.of(guest));
          AnalysisPresenter<P, M> presenter = new AnalysisPresenter<>(table, words, from);
          Optional<List<StoredJudgement>> known = stored(table, from);
          if (known.isPresent()) {
            return presenter.stored(known);
          }
          AnalysisKey key = key(table, from);
          int moves = GameJudge.of(table, from, key.entries()).size();
          if (moves == 0) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.analysis.none"));
          }
          return presenter.running(jobs.start(key, guest, address, moves));
        });
  }

  @Override
  public AnalysisJobs.GameJudging find(AnalysisKey key) {
    return judge(tables.find(key.table()), key)::run;
  }

  private static <P extends Position<P, M>, M extends Move> GameJudge<P, M> judge(
      LiveTable<P, M> table, AnalysisKey key) {
    return table.locked(() -> GameJudge.of(table, key.seat(), key.entries()));
  }

  /** What was found about a game that is over is kept for good. */
  @Override
  public void judged(AnalysisKey key, List<StoredJudgement> found) {
    LiveTable<?, ?> table = tables.find(key.table());
    boolean over =
        table.locked(
            () -> table.status() == TableStatus.OVER && table.session().size() == key.entries());
    if (over) {
      store.save(key.table(), key.seat().orElse(""), key.entries(), nodes, clock.millis(), found);
    }
  }

  private Optional<List<StoredJudgement>> stored(LiveTable<?, ?> table, Optional<String> seat) {
    return store.find(table.id(), seat.orElse(""), table.session().size());
  }

  private static AnalysisKey key(LiveTable<?, ?> table, Optional<String> seat) {
    return new AnalysisKey(table.id(), seat, table.session().size());
  }
}
