package games.parlour.server.api.lesson;

import games.parlour.core.show.Lesson;
import games.parlour.core.text.Catalogue;

/** Tells lessons in one language. */
public final class LessonPresenter {
  private final Catalogue words;

  public LessonPresenter(Catalogue words) {
    this.words = words;
  }

  /** The lesson at a table. */
  public LessonDocuments.Lesson lesson(Lesson lesson) {
    return new LessonDocuments.Lesson(
        lesson.id(),
        words.tell(lesson.title()),
        lesson.steps().stream().map(step -> step(lesson, step)).toList(),
        words.tell(lesson.done()));
  }

  private LessonDocuments.LessonStep step(Lesson lesson, Lesson.Step step) {
    String otherwise = lesson.otherwise(step).key();
    return new LessonDocuments.LessonStep(
        words.tell(lesson.say(step)),
        words.has(otherwise) ? words.tell(otherwise) : null,
        step.points(),
        step.moves().isEmpty() ? null : step.moves(),
        step.times());
  }
}
