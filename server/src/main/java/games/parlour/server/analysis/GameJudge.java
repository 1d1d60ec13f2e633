package games.parlour.server.analysis;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.players.Players;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.parallel.ParallelThinkers;
import games.parlour.players.search.Budget;
import games.parlour.server.tables.LiveTable;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Judges the moves of a game one after the other, with the same work for each, so that the same
 * game is always judged alike. It plays the record again by itself and holds nobody's lock. For one
 * thread.
 */
final class GameJudge<P extends Position<P, M>, M extends Move> {
  private static final int MEGABYTES = 16;

  /** Playing on in imagined worlds costs about so much more than looking at a position. */
  private static final int DEARER = 10;

  private final Game<P, M> game;
  private final GameRecord record;
  private final Optional<String> seat;
  private final List<Integer> wanted;

  private GameJudge(
      Game<P, M> game, GameRecord record, Optional<String> seat, List<Integer> wanted) {
    this.game = game;
    this.record = record;
    this.seat = seat;
    this.wanted = wanted;
  }

  /**
   * A judge of a table's game as it stood after so many entries, asked by whoever holds the table's
   * lock.
   *
   * @param seat whose decisions are judged from what it knew; nothing where all moves are
   */
  static <P extends Position<P, M>, M extends Move> GameJudge<P, M> of(
      LiveTable<P, M> table, Optional<String> seat, int entries) {
    GameRecord all = table.session().record();
    if (entries == all.log().size()) {
      return of(table.game(), all, table.session(), seat);
    }
    GameRecord part = new GameRecord(all.setup(), all.tags(), all.log().subList(0, entries));
    return of(table.game(), part, replayed(table.game(), part), seat);
  }

  private static <P extends Position<P, M>, M extends Move> GameJudge<P, M> of(
      Game<P, M> game, GameRecord record, Session<P, M> session, Optional<String> seat) {
    List<Integer> wanted =
        session.line().stream().filter(number -> isWanted(session, number, seat)).toList();
    return new GameJudge<>(game, record, seat, wanted);
  }

  private static <P extends Position<P, M>, M extends Move> Session<P, M> replayed(
      Game<P, M> game, GameRecord record) {
    List<Integer> lines = IntStream.rangeClosed(1, record.log().size()).boxed().toList();
    return Session.replay(game, new RecordText.Parsed(record, lines));
  }

  private static boolean isWanted(Session<?, ?> session, int number, Optional<String> seat) {
    return session.log().get(number - 1) instanceof Entry.Moved moved
        && seat.map(moved.seat()::equals).orElse(true);
  }

  /** Whether games of a set-up are judged from what one seat knows. */
  static boolean needsSeat(Game<?, ?> game, Setup setup) {
    return uncertain(game, setup);
  }

  private static <P extends Position<P, M>, M extends Move> boolean uncertain(
      Game<P, M> game, Setup setup) {
    return Players.isUncertain(game, setup);
  }

  /** How many moves are to be judged. */
  int size() {
    return wanted.size();
  }

  /** Judges until it is told to stop; whether it came to the end. */
  boolean run(long nodes, BooleanSupplier stop, Consumer<Optional<StoredJudgement>> judged) {
    Session<P, M> session = replayed(game, record);
    long each = seat.isPresent() ? Math.max(1, nodes / DEARER) : nodes;
    Analysis<P, M> analysis =
        ParallelThinkers.analysis(game, session.setup(), 1, MEGABYTES, Budget.nodes(each), 1);
    for (int number : wanted) {
      if (stop.getAsBoolean()) {
        return false;
      }
      P position = session.positionBefore(number);
      Entry.Moved moved = (Entry.Moved) session.log().get(number - 1);
      // Where there is no choice, hidden things would only make the same chance look different.
      judged.accept(
          seat.isPresent() && position.moves().size() == 1
              ? Optional.empty()
              : Optional.of(
                  StoredJudgement.of(
                      game, moved, analysis.judge(position, session.moveOf(number)))));
    }
    return true;
  }

  /** The seats of a game that its analysis can be made for. */
  static List<String> seats(LiveTable<?, ?> table) {
    return table.session().seats().stream().map(Seat::name).toList();
  }
}
