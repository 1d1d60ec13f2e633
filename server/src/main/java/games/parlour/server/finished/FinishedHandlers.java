package games.parlour.server.finished;

import games.parlour.core.Game;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments.TableLine;
import games.parlour.server.finished.FinishedDocuments.FoundGame;
import games.parlour.server.guest.GuestName;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.store.Database;
import games.parlour.server.store.TableLists;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Where public games that are over are found again. */
public final class FinishedHandlers implements ApiPart {
  private static final int LONGEST_POSITION = 4_000;
  private static final int LONGEST_NAME = 60;

  private final FinishedSearch search;
  private final TableLists lists;
  private final Tables tables;
  private final Presenter presenter;
  private final BoundedWork reading = new BoundedWork("finished");

  public FinishedHandlers(Database database, TableLists lists, Tables tables, Presenter presenter) {
    this.search = new FinishedSearch(database);
    this.lists = lists;
    this.tables = tables;
    this.presenter = presenter;
  }

  @Override
  public void register(Api api) {
    api.get("/api/finished", context -> found(context, api));
  }

  private void found(Context context, Api api) {
    Language language = RequestLanguage.language(context);
    Optional<Game<?, ?>> game = asked(context, "game").map(tables::game);
    game.ifPresent(one -> RequestLanguage.about(context, api.words().of(one, language)));
    FinishedSearch.Page page = page(context, game);
    List<String> ids = page.games().stream().map(FinishedSearch.Found::table).toList();
    Map<String, TableLine> lines =
        presenter.lines(lists.tables(ids), api.visitors().id(context), language).tables().stream()
            .collect(Collectors.toMap(TableLine::id, Function.identity()));
    List<FoundGame> games = new ArrayList<>();
    for (FinishedSearch.Found one : page.games()) {
      TableLine line = lines.get(one.table());
      if (line != null) {
        games.add(new FoundGame(line, one.entry().orElse(null)));
      }
    }
    String next = page.next().map(ListCursor::toString).orElse(null);
    api.json().tell(context, new FinishedDocuments.FoundPage(games, next));
  }

  private FinishedSearch.Page page(Context context, Optional<Game<?, ?>> game) {
    ListCursor after = ListCursor.of(asked(context, "after"));
    Optional<String> typed = asked(context, "player");
    Optional<String> player = typed.flatMap(GuestName::kept);
    if (typed.isPresent() && (player.isEmpty() || typed.get().length() > LONGEST_NAME)) {
      return new FinishedSearch.Page(List.of(), Optional.empty());
    }
    Optional<String> winner =
        asked(context, "result").map(result -> result.equals("drawn") ? "" : result);
    Optional<Long> position = asked(context, "position").map(line -> position(game, line));
    if (game.isEmpty() && winner.isPresent()) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.finished.game"));
    }
    return search.find(
        new FinishedSearch.Wish(game.map(Game::id), winner, player, position, after));
  }

  private long position(Optional<Game<?, ?>> game, String line) {
    if (game.isEmpty() || line.length() > LONGEST_POSITION) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.finished.game"));
    }
    return reading.look(() -> PositionHash.of(game.get(), line));
  }

  /** What an address asks for; an empty field of a form asks for nothing. */
  static Optional<String> asked(Context context, String name) {
    return Optional.ofNullable(context.queryParam(name))
        .map(String::strip)
        .filter(text -> !text.isEmpty());
  }
}
