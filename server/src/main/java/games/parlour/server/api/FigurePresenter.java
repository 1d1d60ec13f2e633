package games.parlour.server.api;

import games.parlour.boards.BoardView;
import games.parlour.core.Game;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.show.Figure;
import games.parlour.core.show.GameHistory;
import games.parlour.core.show.IllustratedGame;
import games.parlour.core.show.TableauView;
import games.parlour.core.text.Catalogue;
import java.util.List;

/** Tells the figures of a rule book, of games that have a board or a tableau to draw. */
final class FigurePresenter<P extends Position<P, M>, M extends Move> {
  private static final Viewer READER = new Viewer.Spectator();

  private final Game<P, M> game;
  private final Catalogue words;
  private final ViewPresenter views;

  FigurePresenter(Game<P, M> game, Catalogue words) {
    this.game = game;
    this.words = words;
    this.views = new ViewPresenter(words);
  }

  List<GameDocuments.Figure> all() {
    return IllustratedGame.figuresOf(game).stream()
        .filter(figure -> isDrawn(figure.shown(game).view(READER)))
        .map(this::figure)
        .toList();
  }

  /** A position that a history shows. */
  GameDocuments.Figure picture(GameHistory.Picture picture) {
    View shown = Figure.of("", "", picture.position()).shown(game).view(READER);
    return new GameDocuments.Figure(
        "",
        picture.caption(),
        views.plan(shown),
        views.view(shown),
        List.of(),
        List.of(),
        List.of());
  }

  private static boolean isDrawn(View view) {
    return view instanceof BoardView || view instanceof TableauView;
  }

  private GameDocuments.Figure figure(Figure figure) {
    P shown = figure.shown(game);
    List<M> moves = figure.shownMoves(game);
    OfferPresenter<P, M> offers = new OfferPresenter<>(game, words, READER, shown, true);
    return new GameDocuments.Figure(
        figure.rule(),
        words.tell(figure.caption()),
        views.plan(shown.view(READER)),
        views.view(shown.view(READER)),
        figure.spots(),
        moves.stream().map(offers::tell).toList(),
        moves.size() == 1 ? told(shown, moves.getFirst()) : List.of());
  }

  private List<String> told(P shown, M move) {
    return Happening.told(shown.happenings(move, READER), words::tell);
  }
}
