package games.parlour.cli.input;

import games.parlour.boards.BoardMove;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A listed move and its text, as one types it.
 *
 * @param outlook what it would bring or cost, where there is something to say
 */
public record ListedMove(Move move, String text, Optional<Text> outlook) {
  /** The moves of the position that a game is in; of a crowd a part. */
  public static <P extends Position<P, M>, M extends Move> List<ListedMove> of(
      Session<P, M> session) {
    P position = session.position();
    return session.game().offers(position).stream()
        .map(
            move ->
                new ListedMove(move, session.game().notation().write(move), position.outlook(move)))
        .toList();
  }

  /** The texts of the moves that a test lets through. */
  public static List<String> texts(Session<?, ?> session, Predicate<ListedMove> test) {
    return of(session).stream().filter(test).map(ListedMove::text).toList();
  }

  /** What is typed first: the square it begins on, or the whole of it. */
  String beginning() {
    return move instanceof BoardMove onBoard ? onBoard.path().get(0) : text;
  }

  /** Whether it begins on this square, or with this text where it has none. */
  public boolean begins(String start) {
    return move instanceof BoardMove ? beginning().equals(start) : text.startsWith(start);
  }

  /** Whether a refused text begins on the same square; c1 is not the beginning of c12. */
  public boolean beginsLike(String refused) {
    String square = beginning();
    boolean goesOn =
        refused.length() > square.length()
            && Character.isLetterOrDigit(refused.charAt(square.length()))
            && refused.charAt(square.length()) != 'x';
    return move instanceof BoardMove && refused.startsWith(square) && !goesOn;
  }
}
