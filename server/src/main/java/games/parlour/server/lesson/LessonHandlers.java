package games.parlour.server.lesson;

import games.parlour.boards.MoveAttempt;
import games.parlour.boards.MoveReason;
import games.parlour.core.Game;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.record.Session;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Presenter;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.reason.ReasonDocuments;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.store.StoredTable;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** What can be learned of a game, and the board of a lesson. */
public final class LessonHandlers implements ApiPart {
  /** No square of a board has a longer name; longer ones are not looked at. */
  private static final int LONGEST_NAME = 8;

  private final BoundedWork work = new BoundedWork("lessons");
  private final Tables tables;
  private final Presenter presenter;
  private final Clock clock;

  public LessonHandlers(Tables tables, Presenter presenter, Clock clock) {
    this.tables = tables;
    this.presenter = presenter;
    this.clock = clock;
  }

  @Override
  public void register(Api api) {
    api.get("/api/games/{id}/lessons", context -> list(context, api));
    api.get("/api/games/{id}/lessons/{lesson}", context -> board(context, api));
    api.get("/api/games/{id}/lessons/{lesson}/why", context -> why(context, api));
  }

  private void list(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    Game<?, ?> game = tables.game(context.pathParam("id"));
    api.json().tell(context, presenter.lessons(game, language));
  }

  private void board(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    Game<?, ?> game = tables.game(context.pathParam("id"));
    RequestLanguage.about(context, api.words().of(game, language));
    Lesson lesson = lesson(game, context.pathParam("lesson"));
    List<String> moves = context.queryParams("move");
    StoredTable played = LessonReplay.of(game, lesson, moves, clock.millis());
    api.json()
        .tell(
            context,
            presenter
                .table(tables.imagined(played), Optional.of(LessonReplay.LEARNER), language)
                .forMovesOnly());
  }

  /** Why a piece cannot go where the learner tried to move it. */
  private void why(Context context, Api api) {
    Game<?, ?> game = tables.game(context.pathParam("id"));
    Catalogue words = api.words().of(game, RequestLanguage.language(context));
    RequestLanguage.about(context, words);
    Lesson lesson = lesson(game, context.pathParam("lesson"));
    MoveAttempt attempt =
        new MoveAttempt(
            square(context, "from")
                .orElseThrow(
                    () -> new ProblemException(ProblemKind.INVALID, Text.of("problem.why.from"))),
            square(context, "to"));
    Session<?, ?> session = LessonReplay.played(game, lesson, context.queryParams("move"));
    Seat learner =
        session.seats().stream()
            .filter(seat -> seat.name().equals(lesson.learner()))
            .findFirst()
            .orElseThrow();
    Optional<MoveReason> reason =
        work.look(() -> attempt.reasonAgainst(session.position(), learner));
    api.json().tell(context, ReasonDocuments.Reason.of(reason, words));
  }

  private static Optional<String> square(Context context, String name) {
    Optional<String> square = Optional.ofNullable(context.queryParam(name));
    if (square.isPresent() && square.get().length() > LONGEST_NAME) {
      String begin = square.get().substring(0, LONGEST_NAME) + "…";
      throw new Refusal(Text.of("refused.square", "square", begin));
    }
    return square;
  }

  private static Lesson lesson(Game<?, ?> game, String id) {
    List<String> known = LessonGame.lessonsOf(game).stream().map(Lesson::id).toList();
    return LessonGame.lessonOf(game, id)
        .orElseThrow(
            () ->
                new ProblemException(
                    ProblemKind.UNKNOWN,
                    known.isEmpty()
                        ? Text.of("problem.lesson.none")
                        : Text.of("problem.lesson", "lesson", id, "lessons", known)));
  }
}
