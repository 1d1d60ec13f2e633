package games.parlour.server.reason;

import games.parlour.boards.MoveAttempt;
import games.parlour.boards.MoveReason;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.request.PositionBounds;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where a player asks why a piece cannot go somewhere. */
public final class ReasonHandlers implements ApiPart {
  /** No square of a board has a longer name; longer ones are not looked at. */
  private static final int LONGEST_NAME = 8;

  /** No position of ours is written in a longer line. */
  private static final int LONGEST_POSITION = 2_000;

  private final Tables tables;
  private final BoundedWork work = new BoundedWork("reasons");

  public ReasonHandlers(Tables tables) {
    this.tables = tables;
  }

  @Override
  public void register(Api api) {
    api.get("/api/tables/{id}/why", context -> why(context, api));
    api.get("/api/games/{id}/why", context -> whyAnywhere(context, api));
  }

  /** In any position of a game that hides nothing, for whoever is to move there. */
  private void whyAnywhere(Context context, Api api) {
    RequestLanguage.language(context);
    Game<?, ?> game = tables.game(context.pathParam("id"));
    Catalogue words = api.words().of(game, RequestLanguage.language(context));
    RequestLanguage.about(context, words);
    MoveAttempt attempt = attempt(context);
    String line = Optional.ofNullable(context.queryParam("position")).orElse("");
    if (line.isBlank() || line.length() > LONGEST_POSITION) {
      throw new ProblemException(
          ProblemKind.INVALID, Text.of("problem.picture.position", "most", LONGEST_POSITION));
    }
    Optional<MoveReason> reason = work.look(() -> reason(game, line, attempt));
    api.json().tell(context, ReasonDocuments.Reason.of(reason, words));
  }

  private static <P extends Position<P, M>, M extends Move> Optional<MoveReason> reason(
      Game<P, M> game, String line, MoveAttempt attempt) {
    Setup setup = game.setup(Occasion.STUDY, Map.of(), Optional.of(line));
    if (game.hasSecrets(setup)) {
      throw new Refusal(Text.of("problem.analysis.hidden"));
    }
    PositionBounds.check(game, setup);
    P position = game.start(setup);
    return switch (position.turn()) {
      case Turn.Decide decide -> attempt.reasonAgainst(position, decide.seat());
      case Turn.Chance chance -> Optional.of(MoveReason.plain("problem.analysis.chance"));
      case Turn.Over over -> Optional.of(MoveReason.plain("refused.over"));
    };
  }

  private static MoveAttempt attempt(Context context) {
    return new MoveAttempt(
        square(context, "from")
            .orElseThrow(
                () -> new ProblemException(ProblemKind.INVALID, Text.of("problem.why.from"))),
        square(context, "to"));
  }

  private void why(Context context, Api api) {
    int after = entry(context);
    MoveAttempt attempt = attempt(context);
    String guest = api.visitors().known(context);
    api.json()
        .tell(
            context,
            tables.look(
                context.pathParam("id"),
                Optional.of(guest),
                table -> why(table, guest, after, attempt, context, api)));
  }

  private ReasonDocuments.Reason why(
      LiveTable<?, ?> table,
      String guest,
      int after,
      MoveAttempt attempt,
      Context context,
      Api api) {
    Catalogue words = api.words().of(table.game(), RequestLanguage.language(context));
    RequestLanguage.about(context, words);
    Optional<Question> question = table.locked(() -> question(table, guest, after));
    Optional<MoveReason> reason =
        question.isEmpty()
            ? Optional.of(MoveReason.plain("refused.over"))
            : work.look(
                () -> attempt.reasonAgainst(question.get().position(), question.get().seat()));
    return ReasonDocuments.Reason.of(reason, words);
  }

  /** What a reason is looked for in, and for whom. */
  private record Question(Position<?, ?> position, Seat seat) {}

  /** Nothing where the game is over, for whatever cause. */
  private static Optional<Question> question(LiveTable<?, ?> table, String guest, int after) {
    List<Seat> mine = table.seatsOf(Optional.of(guest));
    if (mine.isEmpty()) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.watching"));
    }
    int last = table.session().size();
    if (after != last) {
      throw new ProblemException(
          ProblemKind.CONFLICT, Text.of("problem.stale", "after", after, "last", last));
    }
    if (table.status() == TableStatus.OPEN) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.waiting"));
    }
    if (table.session().turn() instanceof Turn.Over) {
      return Optional.empty();
    }
    Seat seat = table.session().decider().filter(mine::contains).orElseGet(mine::getFirst);
    return Optional.of(new Question(table.session().position(), seat));
  }

  private static int entry(Context context) {
    String text = Optional.ofNullable(context.queryParam("after")).orElse("");
    if (!text.matches("[0-9]{1,6}")) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.why.after"));
    }
    return Integer.parseInt(text);
  }

  private static Optional<String> square(Context context, String name) {
    Optional<String> square = Optional.ofNullable(context.queryParam(name));
    if (square.isPresent() && square.get().length() > LONGEST_NAME) {
      String begin = square.get().substring(0, LONGEST_NAME) + "…";
      throw new Refusal(Text.of("refused.square", "square", begin));
    }
    return square;
  }
}
