package games.parlour.server.api.lesson;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell of lessons. Their components are the names in the JSON. */
public final class LessonDocuments {
  private LessonDocuments() {}

  /** The lesson at a table. */
  public record Lesson(String id, String title, List<LessonStep> steps, String done) {}

  /** One thing that is told, and perhaps done. */
  public record LessonStep(
      String say,
      @Nullable String otherwise,
      List<String> point,
      @Nullable List<String> moves,
      int times) {}
}
