package games.parlour.server.http;

import games.parlour.core.Game;
import games.parlour.core.text.Language;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.cards.CardIndexPresenter;
import games.parlour.server.api.cards.WrittenIndex;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.JsonAnswers;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;

/** What there is to play and to read about. */
final class GameHandlers implements ApiPart {
  private final Tables tables;
  private final Presenter presenter;
  private final CardIndexPresenter cards;
  private final JsonAnswers json;

  GameHandlers(Tables tables, Presenter presenter, Catalogues words, JsonAnswers json) {
    this.tables = tables;
    this.presenter = presenter;
    this.cards = new CardIndexPresenter(words);
    this.json = json;
  }

  @Override
  public void register(Api api) {
    api.get("/api/games", this::games);
    api.get("/api/games/{id}", this::game);
    api.get("/api/games/{id}/cards", this::cards);
  }

  private void games(Context context) {
    json.tell(context, presenter.games(RequestLanguage.language(context)));
  }

  private void game(Context context) {
    Language language = RequestLanguage.language(context);
    Game<?, ?> game = tables.game(context.pathParam("id"));
    json.tell(context, presenter.game(game, language));
  }

  private void cards(Context context) {
    Language language = RequestLanguage.language(context);
    WrittenIndex index = cards.index(tables.game(context.pathParam("id")), language);
    json.sendUnlessKnown(context, index.json(), index.tag());
  }
}
