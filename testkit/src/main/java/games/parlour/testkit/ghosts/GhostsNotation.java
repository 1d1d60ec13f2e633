package games.parlour.testkit.ghosts;

import games.parlour.boards.BoardLine;
import games.parlour.boards.Grid;
import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How Ghosts is written. A position has four fields: the board, the side to move, the turns without
 * a capture, and whether ghosts are hidden.
 */
final class GhostsNotation implements Notation<GhostsPosition, GhostMove> {
  private static final Grid GRID = GhostsRules.GRID;

  static String text(GhostMove move) {
    return switch (move) {
      case GhostMove.Arrange arrange -> "good-" + String.join("-", arrange.good());
      case GhostMove.Step step -> step.start() + (step.takes() ? "x" : "-") + step.end();
    };
  }

  @Override
  public String write(GhostMove move) {
    return text(move);
  }

  @Override
  public GhostMove read(GhostsPosition position, String text) {
    for (GhostMove move : position.moves()) {
      if (text(move).equals(text)) {
        return move;
      }
    }
    throw Refusal.ofMove(text);
  }

  @Override
  public String writePosition(GhostsPosition p) {
    return standing(p) + " " + p.quiet() + secrecy(p);
  }

  @Override
  public String writeStanding(GhostsPosition p) {
    return standing(p) + secrecy(p);
  }

  /** The board and the side to move. */
  private static String standing(GhostsPosition p) {
    Map<Integer, Character> letters = new TreeMap<>();
    p.ghosts().forEach((square, ghost) -> letters.put(square, ghost.letter()));
    return BoardLine.write(GRID, letters) + (p.mover() == 0 ? " w" : " b");
  }

  private static String secrecy(GhostsPosition p) {
    return p.hidden() ? " hidden" : " open";
  }

  static GhostsPosition readPosition(String line) {
    List<String> fields = BoardLine.fields(line, 4, 4);
    Map<Integer, Ghost> ghosts = new TreeMap<>();
    BoardLine.read(GRID, fields.get(0), Ghost.LETTERS)
        .forEach((square, letter) -> ghosts.put(square, Ghost.ofLetter(letter)));
    boolean words = fields.get(1).matches("[wb]") && fields.get(3).matches("hidden|open");
    int mover = fields.get(1).equals("w") ? 0 : 1;
    int quiet = BoardLine.quietTurns(fields.get(2));
    GhostsPosition p = new GhostsPosition(fields.get(3).equals("hidden"), ghosts, mover, quiet);
    if (!words || quiet > GhostsRules.QUIET_LIMIT || !canHappen(p)) {
      throw BoardLine.refusal(Text.of("refused.ghosts"));
    }
    return p;
  }

  /** White arranges first, and no more ghosts are gone than play can have taken. */
  private static boolean canHappen(GhostsPosition p) {
    int gone = 0;
    for (Ghost ghost : Ghost.values()) {
      if (p.count(ghost) > GhostsRules.OF_A_KIND) {
        return false;
      }
      gone += p.taken(ghost) == GhostsRules.OF_A_KIND ? 1 : 0;
    }
    if (p.isArranged(0) && p.isArranged(1)) {
      return gone <= 1;
    }
    boolean atHome =
        p.ghosts().isEmpty() || p.ghosts().keySet().stream().allMatch(s -> GRID.rank(s) == 0);
    int mover = p.isArranged(0) ? 1 : 0;
    int standing = p.isArranged(0) ? 2 * GhostsRules.OF_A_KIND : 0;
    return atHome && p.ghosts().size() == standing && p.mover() == mover && p.quiet() == 0;
  }
}
