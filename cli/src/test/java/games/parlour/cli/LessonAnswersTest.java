package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.record.Session;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.show.LessonProgress;
import games.parlour.core.show.LessonProgress.ExpectedMove;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What lessons on a board answer to moves that are legal but not asked for is true of each. */
class LessonAnswersTest {
  @ParameterizedTest
  @ValueSource(strings = {"suffragetto", "fort-chitral"})
  void noAnswerDeniesWhatAMoveDoes(String id) {
    check(Games.named(id));
  }

  private static <P extends Position<P, M>, M extends Move> void check(Game<P, M> game) {
    List<Lesson> lessons = LessonGame.lessonsOf(game);
    assertThat(lessons).isNotEmpty();
    for (Lesson lesson : lessons) {
      Session<P, M> session = new Session<>(game, lesson.setup(game), Map.of());
      LessonProgress progress = LessonProgress.of(lesson, session);
      for (Optional<ExpectedMove> next = progress.next();
          next.isPresent();
          next = progress.next()) {
        ExpectedMove expected = next.get();
        P position = session.position();
        String made = expected.texts().getFirst();
        if (expected.ofLearner()) {
          List<String> others =
              position.moves().stream()
                  .map(game.notation()::write)
                  .filter(move -> !expected.texts().contains(move))
                  .toList();
          isTrueOfAll(game, lesson.otherwise(expected.step()).key(), made, others);
        }
        session.move(session.decider().orElseThrow(), game.notation().read(position, made));
        progress = LessonProgress.of(lesson, session);
      }
    }
  }

  private static void isTrueOfAll(Game<?, ?> game, String key, String asked, List<String> others) {
    boolean takes = others.stream().anyMatch(move -> move.contains("x"));
    boolean hops = others.stream().anyMatch(move -> hops(move) > 0);
    boolean asFar = others.stream().anyMatch(move -> hops(move) >= hops(asked));
    for (Language language : Language.values()) {
      Catalogue words = game.texts(language);
      String answer = words.has(key) ? words.tell(key) : "";
      if (takes) {
        assertThat(answer).as(key).doesNotContain("nobody", "niemand");
      }
      if (hops) {
        assertThat(answer).as(key).doesNotContainPattern("not the (hop|jump)|nicht der Sprung");
      }
      if (asFar) {
        assertThat(answer).as(key).doesNotContainPattern("there should be|sollen es");
      }
    }
  }

  private static long hops(String move) {
    return move.chars().filter(sign -> sign == ':').count();
  }
}
