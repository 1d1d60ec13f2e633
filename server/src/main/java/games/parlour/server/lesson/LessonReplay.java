package games.parlour.server.lesson;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonProgress;
import games.parlour.core.show.LessonProgress.ExpectedMove;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.EntryRow;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.StoredTable;
import games.parlour.server.store.TableRow;
import games.parlour.server.store.TableStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where a lesson stands after the learner's moves. It follows from the moves alone, so the server
 * need not remember anybody who learns: the browser says which moves were made. Only moves that the
 * lesson asks for are played, so there are never more of them than the lesson has.
 */
final class LessonReplay {
  /** The learner, who is nobody in particular. */
  static final String LEARNER = "learner";

  private LessonReplay() {}

  /** What a table would hold at which these moves were made. */
  static <P extends Position<P, M>, M extends Move> StoredTable of(
      Game<P, M> game, Lesson lesson, List<String> moves, long now) {
    Session<P, M> session = played(game, lesson, moves);
    List<SeatRow> seats = new ArrayList<>();
    for (Seat seat : session.seats()) {
      Holder holder =
          Optional.ofNullable(lesson.others().get(seat.name()))
              .<Holder>map(Holder.Computer::new)
              .orElse(new Holder.Guest(LEARNER, false));
      seats.add(new SeatRow(seat.index(), seat.name(), holder, Optional.empty()));
    }
    List<EntryRow> entries =
        session.log().stream()
            .map(entry -> new EntryRow(entry.number(), now, RecordText.write(entry)))
            .toList();
    boolean over = session.turn() instanceof Turn.Over;
    TableRow row =
        new TableRow(
            "lesson." + game.id() + "." + lesson.id(),
            session.setup(),
            lesson.dealer().seed(),
            LEARNER,
            false,
            Optional.of(lesson.id()),
            over ? TableStatus.OVER : TableStatus.PLAYING,
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            Optional.empty(),
            now,
            now,
            0);
    return new StoredTable(row, seats, entries, Optional.empty());
  }

  /** The game after these moves. */
  static <P extends Position<P, M>, M extends Move> Session<P, M> played(
      Game<P, M> game, Lesson lesson, List<String> moves) {
    Session<P, M> session = new Session<>(game, lesson.setup(game), Map.of());
    answered(lesson, session);
    for (String move : moves) {
      Optional<ExpectedMove> next = LessonProgress.of(lesson, session).next();
      if (next.isEmpty() || !next.get().step().allows(move)) {
        throw new ProblemException(
            ProblemKind.REFUSED, Text.of("problem.lesson.move", "move", shortened(move)));
      }
      session.move(session.decider().orElseThrow(), move);
      answered(lesson, session);
    }
    return session;
  }

  /** Chance and the other seats go on until it is the learner's turn. */
  private static void answered(Lesson lesson, Session<?, ?> session) {
    while (true) {
      if (session.turn() instanceof Turn.Chance) {
        session.deal(lesson.dealer());
        continue;
      }
      Optional<String> reply = LessonProgress.of(lesson, session).reply();
      if (reply.isEmpty()) {
        return;
      }
      session.move(session.decider().orElseThrow(), reply.get());
    }
  }

  private static String shortened(String move) {
    return move.length() > 40 ? move.substring(0, 40) + "…" : move;
  }
}
