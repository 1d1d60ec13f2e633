package games.parlour.server.analysis;

import games.parlour.boards.BoardArrangement;
import games.parlour.boards.EditableGame;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where games are judged, and positions set up, played on and searched. */
final class AnalysisHandlers implements ApiPart {
  /** How often the work for a move of a game is done for a position that somebody looks at. */
  private static final List<Integer> EFFORTS = List.of(1, 4, 16);

  private static final String FORM = "{\"game\": \"suffragetto\", \"moves\": [\"d6-d7\"]}";

  private final Tables tables;
  private final GameAnalyses analyses;
  private final AnalysisJobs jobs;
  private final AnalysisPermission permission;
  private final LiveLines lines;
  private final long nodes;
  private final BoundedWork work = new BoundedWork("analysis-positions");

  AnalysisHandlers(
      Tables tables,
      GameAnalyses analyses,
      AnalysisJobs jobs,
      AnalysisPermission permission,
      LiveLines lines,
      long nodes) {
    this.tables = tables;
    this.analyses = analyses;
    this.jobs = jobs;
    this.permission = permission;
    this.lines = lines;
    this.nodes = nodes;
  }

  @Override
  public void register(Api api) {
    api.get("/api/tables/{id}/analysis", context -> look(context, api));
    api.post("/api/tables/{id}/analysis", context -> begin(context, api));
    api.post("/api/analysis/positions", context -> explore(context, api));
    api.post("/api/analysis/boards", context -> arrange(context, api));
    api.post("/api/analysis/lines", context -> think(context, api));
  }

  private void look(Context context, Api api) {
    LiveTable<?, ?> table = tables.find(context.pathParam("id"));
    Catalogue words = words(context, api, table.game());
    Optional<String> seat = Optional.ofNullable(context.queryParam("seat"));
    Optional<String> guest = api.visitors().id(context);
    permission.checkGame(table, guest);
    api.json().tell(context, analyses.look(table, seat, guest, words));
  }

  private void begin(Context context, Api api) {
    LiveTable<?, ?> table = tables.find(context.pathParam("id"));
    Catalogue words = words(context, api, table.game());
    RequestBody body = RequestBody.of(context, api.json(), "{\"seat\": \"police\"}", "seat");
    Optional<String> seat = body.optional("seat");
    analyses.check(table, seat, api.visitors().id(context));
    permission.checkGame(table, api.visitors().id(context));
    String guest = api.visitors().welcome(context).id();
    String from = api.visitors().address(context).limitKey();
    api.json().tell(context, analyses.begin(jobs, table, seat, guest, from, words));
  }

  private void explore(Context context, Api api) {
    RequestLanguage.language(context);
    RequestBody body = body(context, api, "game", "options", "position", "moves");
    Game<?, ?> game = tables.game(body.text("game"));
    Catalogue words = words(context, api, game);
    api.json().tell(context, work.look(() -> presented(read(game, body), words)));
  }

  private void arrange(Context context, Api api) {
    RequestLanguage.language(context);
    RequestBody body = body(context, api, "game", "options", "pieces", "captured", "side");
    Game<?, ?> game = tables.game(body.text("game"));
    Catalogue words = words(context, api, game);
    Map<String, String> options = body.texts("options");
    BoardArrangement board =
        new BoardArrangement(body.texts("pieces"), body.counts("captured"), body.text("side"));
    api.json()
        .tell(
            context,
            work.look(
                () ->
                    presented(
                        ExploredPosition.of(
                            game, options, Optional.of(line(game, options, board)), List.of()),
                        words)));
  }

  private static String line(Game<?, ?> game, Map<String, String> options, BoardArrangement board) {
    if (!(game instanceof EditableGame editable)) {
      throw new Refusal(Text.of("problem.analysis.editor"));
    }
    Setup setup = game.setup(Occasion.STUDY, options, Optional.empty());
    return editable.writeBoard(setup, board);
  }

  private void think(Context context, Api api) {
    RequestLanguage.language(context);
    RequestBody body = body(context, api, "game", "options", "position", "moves", "effort");
    Game<?, ?> game = tables.game(body.text("game"));
    Catalogue words = words(context, api, game);
    int effort = body.has("effort") ? body.number("effort") : 1;
    if (effort < 1 || effort > EFFORTS.size()) {
      throw new ProblemException(
          ProblemKind.INVALID, Text.of("problem.analysis.effort", "most", EFFORTS.size()));
    }
    api.visitors().asksForLines(context);
    Optional<String> guest = api.visitors().id(context);
    String who = guest.orElseGet(() -> "at " + api.visitors().address(context).limitKey());
    ExploredPosition<?, ?> explored = work.look(() -> read(game, body));
    explored.checkDecided();
    permission.checkPosition(explored, guest);
    api.json().tell(context, found(who, explored, nodes * EFFORTS.get(effort - 1), words));
  }

  private <P extends Position<P, M>, M extends Move> AnalysisDocuments.LineList found(
      String who, ExploredPosition<P, M> explored, long most, Catalogue words) {
    return new ExploredPresenter<>(explored, words).lines(lines.best(who, explored, most));
  }

  private static RequestBody body(Context context, Api api, String... fields) {
    return RequestBody.of(context, api.json(), FORM, fields);
  }

  private static Catalogue words(Context context, Api api, Game<?, ?> game) {
    Catalogue words = api.words().of(game, RequestLanguage.language(context));
    RequestLanguage.about(context, words);
    return words;
  }

  private static ExploredPosition<?, ?> read(Game<?, ?> game, RequestBody body) {
    return ExploredPosition.of(
        game, body.texts("options"), body.optional("position"), body.lines("moves"));
  }

  private static AnalysisDocuments.Explored presented(
      ExploredPosition<?, ?> explored, Catalogue words) {
    return new ExploredPresenter<>(explored, words).position();
  }
}
