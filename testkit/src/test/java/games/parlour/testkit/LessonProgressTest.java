package games.parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Seat;
import games.parlour.core.record.Session;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.show.LessonProgress;
import games.parlour.testkit.ghosts.GhostMove;
import games.parlour.testkit.ghosts.GhostsGame;
import games.parlour.testkit.ghosts.GhostsPosition;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where a learner stands follows from the log alone. */
class LessonProgressTest {
  private final GhostsGame game = new GhostsGame();
  private final Lesson lesson = LessonGame.lessonOf(game, "first-steps").orElseThrow();
  private final Session<GhostsPosition, GhostMove> session =
      new Session<>(game, lesson.setup(game), Map.of());

  private void play(String... moves) {
    for (String move : moves) {
      session.move(session.decider().orElseThrow(), move);
    }
  }

  private Optional<String> step() {
    return LessonProgress.of(lesson, session).next().map(next -> next.step().name());
  }

  private Optional<String> reply() {
    return LessonProgress.of(lesson, session).reply();
  }

  @Test
  void itGoesOnWithEveryMoveThatIsAskedFor() {
    assertThat(step()).contains("arrange");
    assertThat(reply()).isEmpty();
    play("good-b1-d1");
    assertThat(step()).contains("arrange");
    assertThat(reply()).contains("good-a4-b4");
    play("good-a4-b4");
    assertThat(step()).contains("walk");
    assertThat(reply()).isEmpty();
  }

  @Test
  void whatIsTakenBackIsAskedForAgain() {
    play("good-a1-b1", "good-a4-b4", "a1-a2", "c4-c3");
    assertThat(step()).contains("again");
    Seat white = session.seats().getFirst();
    session.takeBack(white, 2);
    assertThat(step()).contains("walk");
    play("b1-b2");
    assertThat(reply()).contains("c4-c3");
  }

  @Test
  void anotherMoveEndsItUnlessItIsTakenBack() {
    play("good-a1-b1", "good-a4-b4", "d1-d2");
    assertThat(step()).isEmpty();
    assertThat(reply()).isEmpty();
    assertThat(LessonProgress.of(lesson, session).strayed())
        .as("d1-d2 strays from the lesson")
        .isTrue();
    session.takeBack(session.seats().getFirst(), 2);
    assertThat(step()).contains("walk");
  }

  @Test
  void theGameGoesOnWhereTheLessonEnds() {
    play("good-a1-b1", "good-a4-b4", "a1-a2", "c4-c3", "c1-c2", "d4-d3", "c2xc3", "d3xc3");
    assertThat(step()).isEmpty();
    play("d1-d2");
    LessonProgress over = LessonProgress.of(lesson, session);
    assertThat(over.next()).isEmpty();
    assertThat(over.strayed()).as("d1-d2 does not stray from a lesson that is over").isFalse();
  }
}
