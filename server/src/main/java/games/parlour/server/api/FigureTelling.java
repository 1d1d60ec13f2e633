package games.parlour.server.api;

import games.parlour.core.Catalogue;
import games.parlour.core.Figure;
import games.parlour.core.Game;
import games.parlour.core.IllustratedGame;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Viewer;
import games.parlour.server.tables.Openness;
import java.util.List;

/** Tells the figures of a rule book, of games that have a board to draw. */
final class FigureTelling<P extends Position<P, M>, M extends Move> {
  private static final Viewer READER = new Viewer.Spectator();

  private final Game<P, M> game;
  private final Catalogue words;
  private final Boards boards;

  FigureTelling(Game<P, M> game, Catalogue words) {
    this.game = game;
    this.words = words;
    this.boards = new Boards(words);
  }

  List<Said.Figure> all() {
    return IllustratedGame.figuresOf(game).stream()
        .filter(figure -> Openness.of(figure.shown(game).view(READER)))
        .map(this::figure)
        .toList();
  }

  private Said.Figure figure(Figure figure) {
    P shown = figure.shown(game);
    List<M> moves = figure.shownMoves(game);
    Offers<P, M> offers = new Offers<>(game, words, READER, shown);
    return new Said.Figure(
        figure.rule(),
        words.tell(figure.caption()),
        boards.plan(shown.view(READER)),
        boards.view(shown.view(READER)),
        moves.stream().map(offers::tell).toList(),
        moves.size() == 1 ? told(shown, moves.getFirst()) : List.of());
  }

  private List<String> told(P shown, M move) {
    return shown.happenings(move, READER).stream()
        .map(happening -> words.tell(happening.text()))
        .toList();
  }
}
