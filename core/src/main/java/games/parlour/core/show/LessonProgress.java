package games.parlour.core.show;

import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far a lesson has come. It follows from the moves that count alone, so a lesson can be left
 * and taken up again anywhere, and a takeback leads back in it.
 *
 * @param moves the moves that the lesson expects, in order
 * @param made how many of them were made
 * @param strayed whether another move was made than the lesson asked for: then it is over
 */
public record LessonProgress(List<ExpectedMove> moves, int made, boolean strayed) {
  public LessonProgress {
    moves = List.copyOf(moves);
  }

  /**
   * A move that a lesson expects.
   *
   * @param step where it belongs to
   * @param ofLearner whether the learner makes it, or somebody else
   * @param texts any of these; none where anything goes
   * @param first whether it is the first one of its step
   */
  public record ExpectedMove(
      Lesson.Step step, boolean ofLearner, List<String> texts, boolean first) {
    public ExpectedMove {
      texts = List.copyOf(texts);
    }

    private boolean is(Entry.Moved moved, String learner) {
      return moved.seat().equals(learner) == ofLearner
          && (texts.isEmpty() || texts.contains(moved.move()));
    }
  }

  /** Where a lesson stands at a table. */
  public static LessonProgress of(Lesson lesson, Session<?, ?> session) {
    List<Entry> log = session.log();
    List<Entry.Moved> line = new ArrayList<>();
    for (int number : session.line()) {
      if (log.get(number - 1) instanceof Entry.Moved moved) {
        line.add(moved);
      }
    }
    return after(lesson, line);
  }

  /** Where a lesson stands after these moves, the oldest first. */
  public static LessonProgress after(Lesson lesson, List<Entry.Moved> line) {
    List<ExpectedMove> moves = expected(lesson);
    int made = 0;
    while (made < Math.min(line.size(), moves.size())) {
      if (!moves.get(made).is(line.get(made), lesson.learner())) {
        return new LessonProgress(moves, made, true);
      }
      made++;
    }
    return new LessonProgress(moves, made, false);
  }

  private static List<ExpectedMove> expected(Lesson lesson) {
    List<ExpectedMove> moves = new ArrayList<>();
    for (Lesson.Step step : lesson.steps()) {
      for (int i = 0; i < step.times(); i++) {
        moves.add(new ExpectedMove(step, true, step.moves(), i == 0));
      }
      for (String reply : step.replies()) {
        moves.add(new ExpectedMove(step, false, List.of(reply), false));
      }
    }
    return moves;
  }

  /** The move that is expected now; none when the lesson is over. */
  public Optional<ExpectedMove> next() {
    return strayed || made == moves.size() ? Optional.empty() : Optional.of(moves.get(made));
  }

  /** What a seat that is not the learner's is to play now. */
  public Optional<String> reply() {
    return next().filter(move -> !move.ofLearner()).map(move -> move.texts().getFirst());
  }
}
