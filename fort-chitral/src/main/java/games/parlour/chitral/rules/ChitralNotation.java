package games.parlour.chitral.rules;

import games.parlour.boards.BoardMove;
import games.parlour.boards.Chains;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.chitral.rules.ChitralMove.Pass;
import games.parlour.chitral.rules.ChitralMove.Travel;
import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * F5: how moves are written. Any legal path of a chain is read and the shortest is written; the
 * captures must be those that the path makes.
 */
public final class ChitralNotation implements Notation<ChitralPosition, ChitralMove> {
  private static final String SQUARE = Grid.NAME;
  private static final String PASS = "--";
  private static final Pattern TRAVEL =
      Pattern.compile(
          "(" + SQUARE + ")(?:-(" + SQUARE + ")|((?::" + SQUARE + ")++))((?:x" + SQUARE + ")*+)");

  @Override
  public String write(ChitralMove move) {
    return text(move);
  }

  static String text(ChitralMove move) {
    return switch (move) {
      case Travel travel -> path(travel) + captures(travel.taken());
      case Pass pass -> PASS;
    };
  }

  private static String path(Travel travel) {
    return String.join(travel.jumps() ? ":" : "-", travel.path());
  }

  private static String captures(List<String> squares) {
    StringBuilder out = new StringBuilder();
    squares.forEach(square -> out.append('x').append(square));
    return out.toString();
  }

  @Override
  public ChitralMove read(ChitralPosition position, String text) {
    Matcher travel = TRAVEL.matcher(text);
    if (!travel.matches()) {
      return position.moves().stream()
          .filter(move -> text(move).equals(text))
          .findFirst()
          .orElseThrow(() -> refused(text));
    }
    Travel meant = meant(position, travel).orElseThrow(() -> refused(text));
    List<String> told = captured(travel.group(4));
    if (!told.equals(meant.taken())) {
      String right = text.substring(0, travel.start(4)) + captures(meant.taken());
      throw new Refusal(Text.of("refused.captures", "move", text, "right", right));
    }
    return meant;
  }

  /** The listed move along this path, with the captures that it makes whatever the text says. */
  private static Optional<Travel> meant(ChitralPosition position, Matcher travel) {
    Grid grid = position.rules().layout().grid();
    int from = grid.square(travel.group(1));
    List<Travel> moves = position.movesFrom(from).stream().map(Travel.class::cast).toList();
    if (travel.group(3) == null) {
      return moves.stream()
          .filter(move -> !move.jumps() && move.to().equals(travel.group(2)))
          .findFirst();
    }
    List<Integer> landings =
        Stream.of(travel.group(3).substring(1).split(":", -1)).map(grid::square).toList();
    Movement movement = position.movement();
    Optional<Chains.Chain> chain =
        moves.isEmpty() ? Optional.empty() : Chains.along(from, landings, movement.jumpsFrom(from));
    return chain.flatMap(
        hops -> {
          SquareSet taken = movement.taken(hops);
          return BoardMove.among(moves, grid.name(from), grid.name(hops.end()), grid.names(taken));
        });
  }

  /** The squares of captures as written, in order of file, then rank. */
  private static List<String> captured(String text) {
    return text.isEmpty() ? List.of() : List.of(text.substring(1).split("x", -1));
  }

  private static Refusal refused(String text) {
    return new Refusal(Text.of("refused.move", "move", text));
  }

  @Override
  public String writePosition(ChitralPosition position) {
    return PositionLine.write(position);
  }
}
