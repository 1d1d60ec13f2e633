package games.parlour.chitral.rules;

import games.parlour.boards.Grid;
import games.parlour.chitral.rules.ChitralMove.Pass;
import games.parlour.chitral.rules.ChitralMove.Travel;
import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
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
      if (text.equals(PASS) && position.mustPass()) {
        return new Pass();
      }
      throw Refusal.ofMove(text);
    }
    Travel meant = meant(position, travel).orElseThrow(() -> Refusal.ofMove(text));
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
    boolean jumps = travel.group(3) != null;
    String landings = jumps ? travel.group(3).substring(1) : travel.group(2);
    return position.along(
        grid.square(travel.group(1)),
        jumps,
        Stream.of(landings.split(":", -1)).map(grid::square).toList());
  }

  /** The squares of captures as written, in order of file, then rank. */
  private static List<String> captured(String text) {
    return text.isEmpty() ? List.of() : List.of(text.substring(1).split("x", -1));
  }

  @Override
  public String writePosition(ChitralPosition position) {
    return PositionLine.write(position);
  }
}
