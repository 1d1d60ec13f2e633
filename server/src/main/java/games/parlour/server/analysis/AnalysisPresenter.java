package games.parlour.server.analysis;

import games.parlour.boards.BoardMove;
import games.parlour.core.Label;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Side;
import games.parlour.core.record.Session;
import games.parlour.core.text.Catalogue;
import games.parlour.players.analysis.Mark;
import games.parlour.server.tables.LiveTable;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Tells what was found about a table's game. Used by whoever holds the table's lock. */
final class AnalysisPresenter<P extends Position<P, M>, M extends Move> {
  private final LiveTable<P, M> table;
  private final Session<P, M> session;
  private final Catalogue words;
  private final Optional<String> seat;

  AnalysisPresenter(LiveTable<P, M> table, Catalogue words, Optional<String> seat) {
    this.table = table;
    this.session = table.session();
    this.words = words;
    this.seat = seat;
  }

  /** An analysis that is done, or that nobody has asked for. */
  AnalysisDocuments.GameAnalysis stored(Optional<List<StoredJudgement>> found) {
    int done = found.map(List::size).orElse(0);
    return tell(found.isPresent() ? "done" : "none", done, done, found.orElse(List.of()));
  }

  /** An analysis that waits, runs or has failed. */
  AnalysisDocuments.GameAnalysis running(AnalysisProgress job) {
    return tell(job.status().word(), job.done(), job.moves(), job.found());
  }

  private AnalysisDocuments.GameAnalysis tell(
      String status, int done, int of, List<StoredJudgement> found) {
    Side side = side();
    return new AnalysisDocuments.GameAnalysis(
        table.id(),
        table.game().id(),
        new TreeMap<>(table.setup().options()),
        status,
        done,
        of,
        seat.orElse(null),
        side.name(),
        position(0),
        found.stream().map(one -> told(one, side)).toList(),
        session.seats().stream()
            .filter(one -> seat.map(one.name()::equals).orElse(true))
            .map(one -> summary(one.name(), found))
            .toList());
  }

  /** The side whose chances are told. */
  private Side side() {
    return seat.map(this::seat)
        .map(Seat::side)
        .orElseGet(() -> table.game().sides(table.setup()).getFirst());
  }

  private Seat seat(String name) {
    return session.seats().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** A written position would show what is hidden, and from one of many worlds nobody plays on. */
  private @Nullable String position(int entry) {
    return seat.isPresent()
        ? null
        : table.game().notation().writePosition(session.positionAfter(entry));
  }

  private AnalysisDocuments.JudgedMove told(StoredJudgement one, Side side) {
    boolean own = seat(one.seat()).side().equals(side);
    return new AnalysisDocuments.JudgedMove(
        one.entry(),
        one.seat(),
        one.move(),
        label(session.moveOf(one.entry())),
        position(one.entry()),
        own ? one.before() : 1 - one.before(),
        own ? one.after() : 1 - one.after(),
        one.loss(),
        Mark.of(one.loss()).word(),
        better(one));
  }

  /** Nothing where the best move was played. */
  private AnalysisDocuments.@Nullable BetterMove better(StoredJudgement one) {
    String best = one.line().getFirst();
    if (best.equals(one.move())) {
      return null;
    }
    M move = table.game().notation().read(session.positionBefore(one.entry()), best);
    return new AnalysisDocuments.BetterMove(
        best,
        label(move),
        move instanceof BoardMove drawn ? drawn.path() : List.of(),
        move instanceof BoardMove drawn ? drawn.taken() : List.of(),
        one.winIn(),
        one.depth(),
        one.line());
  }

  private @Nullable String label(M move) {
    return move.label().map(Label::words).map(words::tell).orElse(null);
  }

  private static AnalysisDocuments.SeatSummary summary(String name, List<StoredJudgement> found) {
    List<StoredJudgement> own = found.stream().filter(one -> one.seat().equals(name)).toList();
    return new AnalysisDocuments.SeatSummary(
        name,
        own.size(),
        own.stream().mapToDouble(StoredJudgement::loss).average().orElse(0),
        count(own, Mark.INACCURACY),
        count(own, Mark.MISTAKE),
        count(own, Mark.BLUNDER));
  }

  private static int count(List<StoredJudgement> judged, Mark mark) {
    return (int) judged.stream().filter(one -> Mark.of(one.loss()) == mark).count();
  }
}
