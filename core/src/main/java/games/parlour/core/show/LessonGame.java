package games.parlour.core.show;

import games.parlour.core.Game;
import java.util.List;
import java.util.Optional;

/** A game that can be learned step by step, on a board or at a table. */
public interface LessonGame {
  /** Its lessons, the first one first. */
  List<Lesson> lessons();

  /** The lessons of a game; none where it has none. */
  static List<Lesson> lessonsOf(Game<?, ?> game) {
    return game instanceof LessonGame taught ? taught.lessons() : List.of();
  }

  /** The lesson of a game with this id. */
  static Optional<Lesson> lessonOf(Game<?, ?> game, String id) {
    return lessonsOf(game).stream().filter(lesson -> lesson.id().equals(id)).findFirst();
  }
}
