package games.parlour.server.group;

import games.parlour.core.Game;
import games.parlour.core.Setup;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.group.tournament.Pace;
import games.parlour.server.group.tournament.Tournament;
import games.parlour.server.group.tournament.TournamentResult;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.request.TimeControlReader;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.Optional;

/** Tournaments of a group. */
final class TournamentHandlers implements ApiPart {
  private static final String AT = "/api/groups/{id}/tournaments/{number}";

  private final GroupService groups;
  private final TournamentService tournaments;
  private final GroupGames games;
  private final TournamentPresenter presenter;
  private final Tables tables;
  private final GroupLimits limits;

  TournamentHandlers(
      GroupService groups,
      TournamentService tournaments,
      GroupGames games,
      TournamentPresenter presenter,
      Tables tables,
      GroupLimits limits) {
    this.groups = groups;
    this.tournaments = tournaments;
    this.games = games;
    this.presenter = presenter;
    this.tables = tables;
    this.limits = limits;
  }

  @Override
  public void register(Api api) {
    api.post("/api/groups/{id}/tournaments", context -> start(api, context));
    api.get(AT, context -> tell(api, context));
    api.delete(AT, context -> remove(api, context));
    api.post(AT + "/rounds", context -> startRound(api, context));
    api.put(AT + "/games/{game}", context -> decide(api, context));
    api.delete(AT + "/players/{player}", context -> withdraw(api, context));
  }

  private void tell(Api api, Context context) {
    Membership here = GroupHandlers.here(groups, api, context);
    tell(api, context, here, tournaments.find(here, number(context)));
  }

  private void tell(Api api, Context context, Membership here, Tournament tournament) {
    Language language = RequestLanguage.language(context);
    api.json().tell(context, presenter.tell(here, tournament, language));
  }

  private static int number(Context context) {
    return GroupHandlers.number(context, "number");
  }

  private void start(Api api, Context context) {
    Language language = RequestLanguage.language(context);
    String form = "{\"game\": \"suffragetto\", \"members\": [2, 3, 4], \"laps\": 1}";
    RequestBody body =
        RequestBody.of(
            context, api.json(), form, "game", "options", "clock", "members", "laps", "pace");
    Membership here = GroupHandlers.here(groups, api, context);
    here.host();
    Game<?, ?> game = tables.game(body.text("game"));
    RequestLanguage.about(context, api.words().of(game, language));
    Setup setup = games.setup(game, body.texts("options"));
    TournamentService.Wish wish =
        new TournamentService.Wish(
            setup,
            TimeControlReader.of(body, game, setup),
            body.numbers("members"),
            laps(body),
            pace(body));
    limits.opens(api.visitors().address(context), tournaments.begins(here, wish));
    Tournament tournament = tournaments.start(here, wish);
    context.status(201);
    tell(api, context, here, tournament);
  }

  private static int laps(RequestBody body) {
    int laps = body.has("laps") ? body.number("laps") : 1;
    if (laps < 1 || laps > 2) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.tournament.laps"));
    }
    return laps;
  }

  private static Pace pace(RequestBody body) {
    String word = body.optional("pace").orElse(Pace.HOST.word());
    return Pace.of(word)
        .orElseThrow(
            () ->
                new ProblemException(
                    ProblemKind.INVALID,
                    Text.of("problem.tournament.pace", "paces", Pace.words())));
  }

  private void remove(Api api, Context context) {
    tournaments.remove(GroupHandlers.here(groups, api, context), number(context));
    context.status(204);
  }

  private void startRound(Api api, Context context) {
    Membership here = GroupHandlers.here(groups, api, context);
    limits.opens(api.visitors().address(context), 1);
    tell(api, context, here, tournaments.startRound(here, number(context)));
  }

  private void decide(Api api, Context context) {
    RequestBody body = RequestBody.of(context, api.json(), "{\"result\": \"draw\"}", "result");
    Membership here = GroupHandlers.here(groups, api, context);
    Optional<TournamentResult> result = body.optional("result").map(TournamentHandlers::result);
    int game = GroupHandlers.number(context, "game");
    tell(api, context, here, tournaments.decide(here, number(context), game, result));
  }

  private static TournamentResult result(String word) {
    return TournamentResult.of(word)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.INVALID, Text.of("problem.tournament.result")));
  }

  private void withdraw(Api api, Context context) {
    Membership here = GroupHandlers.here(groups, api, context);
    int player = GroupHandlers.number(context, "player");
    tell(api, context, here, tournaments.withdraw(here, number(context), player));
  }
}
