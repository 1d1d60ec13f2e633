package games.parlour.boards.picture;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardView;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.picture.TableauPicture;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.show.TableauGame;
import games.parlour.core.show.TableauView;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.Optional;

/**
 * A game as it stood after an entry, as a picture: what somebody sees who only stands by, so it may
 * be shown to everybody.
 *
 * @param session the game
 * @param at the entry; 0 is the start
 */
public record ViewPicture<P extends Position<P, M>, M extends Move>(Session<P, M> session, int at) {
  /** What the game waited for; a table can have ended it. */
  public Turn turn() {
    return at == session.size() ? session.turn() : session.positionAfter(at).turn();
  }

  /** What is drawn, in words. */
  public Text title() {
    Text game = Text.of("game.name");
    return at == 0
        ? Text.of("picture.start", "game", game)
        : Text.of("picture.after", "game", game, "entry", at);
  }

  /** The picture, where the game can be drawn. */
  public Optional<String> draw(Catalogue words, String turn) {
    return draw(words, turn, false);
  }

  /** The same of a board alone, without what explains it. */
  public Optional<String> drawBare(Catalogue words) {
    return draw(words, "", true);
  }

  private Optional<String> draw(Catalogue words, String turn, boolean bare) {
    View view = session.positionAfter(at).view(new Viewer.Spectator());
    String title = words.tell(title());
    if (view instanceof BoardView board) {
      BoardPicture picture = new BoardPicture(board, lastMove(), words);
      return Optional.of(bare ? picture.drawBare(title) : picture.draw(title, turn));
    }
    Game<P, M> game = session.game();
    return view instanceof TableauView tableau
        ? TableauGame.planOf(game, session.setup())
            .map(
                plan ->
                    bare
                        ? TableauPicture.bareOf(plan, tableau.tableau(), words, title)
                        : TableauPicture.of(plan, tableau.tableau(), words, title, turn))
        : Optional.empty();
  }

  /** The move that the entry made, if it made one. */
  private Optional<BoardMove> lastMove() {
    boolean moved = at > 0 && session.log().get(at - 1) instanceof Entry.Moved;
    return moved && session.moveOf(at) instanceof BoardMove board
        ? Optional.of(board)
        : Optional.empty();
  }
}
