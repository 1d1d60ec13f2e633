package games.parlour.core.show;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A picture in the rule book: a position of the game and legal moves in it, so that it cannot show
 * what the rules forbid. Its caption is {@code figure.NAME} in the game's texts.
 *
 * @param name one word, its own among the game's figures
 * @param rule the name of the rule it stands beside
 * @param position the position, in one line
 * @param moves the moves that are drawn: one with its way, or several that a piece can choose from
 * @param spots what of a {@link Tableau} is shown: places, regions, tracks, zones; none of a board
 */
public record Figure(
    String name, String rule, String position, List<String> moves, List<String> spots) {
  public Figure {
    moves = List.copyOf(moves);
    spots = List.copyOf(spots);
  }

  /** A figure with one move, or with several of one piece. */
  public static Figure of(String name, String rule, String position, String... moves) {
    return new Figure(name, rule, position, List.of(moves), List.of());
  }

  /** The same figure of a tableau, of which these spots are shown. */
  public Figure at(String... shown) {
    return new Figure(name, rule, position, moves, List.of(shown));
  }

  /** What stands under it. */
  public Text caption() {
    return Text.of("figure." + name);
  }

  /** The position that it shows; refuses a line that the game cannot read. */
  public <P extends Position<P, M>, M extends Move> P shown(Game<P, M> game) {
    return game.start(game.setup(Occasion.TABLE, Map.of(), Optional.of(position)));
  }

  /** The moves that it shows; refuses one that is not legal there. */
  public <P extends Position<P, M>, M extends Move> List<M> shownMoves(Game<P, M> game) {
    P shown = shown(game);
    return moves.stream().map(move -> game.notation().read(shown, move)).toList();
  }
}
