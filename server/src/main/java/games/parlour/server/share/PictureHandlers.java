package games.parlour.server.share;

import games.parlour.boards.picture.ViewPicture;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.record.Session;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pictures of positions, to download and for links. */
public final class PictureHandlers implements ApiPart {
  private static final int PNG_WIDTH = 1_200;

  private final Tables tables;
  private final TableTelling telling;
  private final PositionPictures positions = new PositionPictures();
  private final PngRenderer renderer = new PngRenderer();

  public PictureHandlers(Tables tables, Presenter presenter, Catalogues words) {
    this.tables = tables;
    this.telling = new TableTelling(tables, presenter, words);
  }

  @Override
  public void register(Api api) {
    api.get("/api/tables/{id}/picture.svg", context -> picture(context, false));
    api.get("/api/tables/{id}/picture.png", context -> picture(context, true));
    api.get("/api/tables/{id}/preview.png", this::tablePreview);
    api.get("/api/games/{id}/picture.svg", context -> position(context, api.words(), false));
    api.get("/api/games/{id}/picture.png", context -> position(context, api.words(), true));
    api.get("/api/games/{id}/preview.png", context -> gamePreview(context, api.words()));
  }

  private void picture(Context context, boolean png) {
    Language language = RequestLanguage.language(context);
    String id = context.pathParam("id");
    Optional<Integer> entry = entry(context);
    String svg = telling.picture(id, entry, language);
    String name =
        tables.find(id).game().id()
            + "-"
            + id.substring(0, Math.min(6, id.length()))
            + entry.map(number -> "-" + number).orElse("")
            + (png ? ".png" : ".svg");
    send(context, svg, name, png);
  }

  /** Any position of a game, written in one line. */
  private void position(Context context, Catalogues words, boolean png) {
    Language language = RequestLanguage.language(context);
    Game<?, ?> game = tables.game(context.pathParam("id"));
    Catalogue said = words.of(game, language);
    RequestLanguage.about(context, said);
    String line = Optional.ofNullable(context.queryParam("position")).orElse("");
    String svg = positions.whole(game, line, said);
    String name =
        game.id() + "-" + SecretGenerator.hash(line).substring(0, 6) + (png ? ".png" : ".svg");
    send(context, svg, name, png);
  }

  private void send(Context context, String svg, String name, boolean png) {
    String how = context.queryParam("download") == null ? "inline" : "attachment";
    context.header("Content-Disposition", how + "; filename=\"" + name + "\"");
    if (png) {
      send(context, "image/png", renderer.png(svg, PNG_WIDTH));
    } else {
      send(context, "image/svg+xml", svg.getBytes(StandardCharsets.UTF_8));
    }
  }

  private void tablePreview(Context context) {
    Language language = RequestLanguage.language(context);
    String id = context.pathParam("id");
    TableTelling.Told told = telling.told(id, language);
    String board = telling.bare(id, entry(context), language);
    List<String> lines =
        told.players().isEmpty()
            ? List.of(told.state())
            : List.of(String.join(" – ", told.players()), told.state());
    card(context, PreviewCard.of(board, told.gameName(), lines));
  }

  private void gamePreview(Context context, Catalogues words) {
    Language language = RequestLanguage.language(context);
    Game<?, ?> game = tables.game(context.pathParam("id"));
    Catalogue said = words.of(game, language);
    RequestLanguage.about(context, said);
    String written = context.queryParam("position");
    String board = written == null ? start(game, said) : positions.bare(game, written, said);
    String about = said.tell(written == null ? "game.when" : "page.analysis.position");
    card(context, PreviewCard.of(board, said.tell("game.name"), List.of(about)));
  }

  private static <P extends Position<P, M>, M extends Move> String start(
      Game<P, M> game, Catalogue said) {
    Session<P, M> session = new Session<>(game, game.setup(Occasion.TABLE), Map.of());
    return new ViewPicture<>(session, 0).drawBare(said).orElseThrow(TableTelling::noPicture);
  }

  private void card(Context context, String svg) {
    send(context, "image/png", renderer.png(svg, PreviewCard.WIDTH));
  }

  private static Optional<Integer> entry(Context context) {
    String asked = context.queryParam("entry");
    if (asked == null) {
      return Optional.empty();
    }
    if (!asked.matches("[0-9]{1,6}")) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.picture.entry"));
    }
    return Optional.of(Integer.parseInt(asked));
  }

  private static void send(Context context, String type, byte[] picture) {
    String tag = "\"" + SecretGenerator.hash(picture).substring(0, 16) + "\"";
    context
        .header("Cache-Control", "no-cache")
        .header("Vary", "Accept-Language, Accept-Encoding")
        .header("ETag", tag);
    if (tag.equals(context.header("If-None-Match"))) {
      context.status(304);
      return;
    }
    context.contentType(type).result(picture);
  }
}
