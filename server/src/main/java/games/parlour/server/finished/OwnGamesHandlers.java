package games.parlour.server.finished;

import games.parlour.core.Game;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments.TableLine;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.TableLists;
import games.parlour.server.store.TableSummary;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** One's own finished games: filtered, counted, hidden and shown again. */
public final class OwnGamesHandlers implements ApiPart {
  private static final int PAGE = 30;
  private static final int READ_AT_ONCE = 100;

  /** A page that finds little ends after so many games; who asks goes on from there. */
  private static final int LOOKED_AT = 500;

  /** Statistics count the latest games. */
  private static final int COUNTED = 1_000;

  private final TableLists lists;
  private final Tables tables;
  private final Presenter presenter;
  private final HiddenGames hidden;

  public OwnGamesHandlers(
      TableLists lists, Tables tables, Presenter presenter, HiddenGames hidden) {
    this.lists = lists;
    this.tables = tables;
    this.presenter = presenter;
    this.hidden = hidden;
  }

  @Override
  public void register(Api api) {
    api.get("/api/me/games", context -> list(context, api));
    api.get("/api/me/statistics", context -> statistics(context, api));
    api.put("/api/me/hidden/{table}", context -> hide(context, api));
    api.delete("/api/me/hidden/{table}", context -> show(context, api));
  }

  private void list(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    Predicate<TableLine> wanted = wanted(context);
    boolean onlyHidden =
        choice(context, "hidden", Set.of("true", "false")).orElse("").equals("true");
    ListCursor after = ListCursor.of(FinishedHandlers.asked(context, "after"));
    FinishedDocuments.OwnPage page =
        api.visitors()
            .id(context)
            .map(guest -> page(guest, wanted, onlyHidden, after, language))
            .orElse(new FinishedDocuments.OwnPage(List.of(), null));
    api.json().tell(context, page);
  }

  private Predicate<TableLine> wanted(Context context) {
    Optional<String> game = FinishedHandlers.asked(context, "game").map(tables::game).map(Game::id);
    Optional<String> result = choice(context, "result", Set.of("won", "drawn", "lost"));
    Optional<String> opponent = choice(context, "opponent", Set.of("person", "computer"));
    return line ->
        game.map(line.game()::equals).orElse(true)
            && result.map(one -> one.equals(line.result())).orElse(true)
            && opponent.map(kind -> GameStatistics.isAgainst(line, kind)).orElse(true);
  }

  private static Optional<String> choice(Context context, String name, Set<String> values) {
    Optional<String> asked = FinishedHandlers.asked(context, name);
    if (asked.isPresent() && !values.contains(asked.get())) {
      List<String> known = values.stream().sorted().toList();
      throw new ProblemException(
          ProblemKind.INVALID, Text.of("problem.choice", "name", name, "values", known));
    }
    return asked;
  }

  /** Reads on until there is a page of what is wanted, or enough was looked at. */
  private FinishedDocuments.OwnPage page(
      String guest,
      Predicate<TableLine> wanted,
      boolean onlyHidden,
      ListCursor start,
      Language language) {
    List<TableLine> found = new ArrayList<>();
    ListCursor at = start;
    for (int looked = 0; looked < LOOKED_AT; looked += READ_AT_ONCE) {
      List<TableSummary> next =
          lists.finishedAfter(guest, at.at(), at.id(), onlyHidden, READ_AT_ONCE);
      for (TableSummary summary : next) {
        at = new ListCursor(summary.table().changed(), summary.table().id());
        presenter.lines(List.of(summary), Optional.of(guest), language).tables().stream()
            .filter(wanted)
            .forEach(found::add);
        if (found.size() == PAGE) {
          return new FinishedDocuments.OwnPage(found, at.toString());
        }
      }
      if (next.size() < READ_AT_ONCE) {
        return new FinishedDocuments.OwnPage(found, null);
      }
    }
    return new FinishedDocuments.OwnPage(found, at.toString());
  }

  private void statistics(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    List<TableLine> games =
        api.visitors().id(context).map(guest -> counted(guest, language)).orElse(List.of());
    api.json()
        .tell(
            context,
            GameStatistics.of(
                games,
                (game, side) -> api.words().of(tables.game(game), language).tell("side." + side)));
  }

  /** The latest games, whether they are hidden or not. */
  private List<TableLine> counted(String guest, Language language) {
    List<TableLine> games = new ArrayList<>();
    for (boolean onlyHidden : List.of(false, true)) {
      games.addAll(
          presenter
              .lines(
                  lists.finishedAfter(
                      guest, ListCursor.START.at(), ListCursor.START.id(), onlyHidden, COUNTED),
                  Optional.of(guest),
                  language)
              .tables());
    }
    return games;
  }

  private void hide(Context context, Api api) {
    RequestLanguage.language(context);
    String table = context.pathParam("table");
    String guest = api.visitors().known(context);
    if (!SecretGenerator.isToken(table) || !hidden.hide(guest, table)) {
      throw new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.hidden"));
    }
    context.status(204);
  }

  private void show(Context context, Api api) {
    RequestLanguage.language(context);
    hidden.show(api.visitors().known(context), context.pathParam("table"));
    context.status(204);
  }
}
