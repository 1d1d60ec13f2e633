package games.parlour.cli.draw;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.boards.picture.PiecePlacement;
import games.parlour.boards.picture.PieceStyle;
import games.parlour.core.picture.PaintColour;
import games.parlour.core.picture.Palette;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Draws a grid: files and ranks on both sides, a legend where it fits, and three columns a square,
 * or on a narrow terminal two or one.
 */
final class BoardDrawer implements ViewDrawer {
  private static final int CELL = 3;
  private static final int MARGIN = 3;
  private static final int GAP = 1;

  private final BoardView view;
  private final BoardPlan plan;
  private final PiecePlacement pieces;
  private final Map<String, BoardPlan.Zone> zones = new HashMap<>();
  private final List<String> path;
  private final List<String> taken;

  BoardDrawer(BoardView view, Optional<BoardMove> last) {
    this.view = view;
    this.plan = view.plan();
    this.pieces = new PiecePlacement(view);
    for (BoardPlan.Zone zone : plan.zones()) {
      zone.squares().forEach(square -> zones.put(square, zone));
    }
    this.path = last.map(BoardMove::path).orElse(List.of());
    this.taken = last.map(BoardMove::taken).orElse(List.of());
  }

  @Override
  public List<String> draw(DrawingRequest request) {
    List<String> lines = new ArrayList<>();
    lines.add(fileNames(request));
    for (int row = 0; row < plan.height(); row++) {
      lines.add(rank(request, request.flipped() ? row + 1 : plan.height() - row));
    }
    lines.add(fileNames(request));
    BoardLegend legend = new BoardLegend(view, request);
    int board = 2 * MARGIN + CELL * plan.width() + GAP;
    if (board + legend.width() <= request.width()) {
      List<String> beside = legend.lines();
      for (int i = 0; i < beside.size() && i + 1 < lines.size(); i++) {
        lines.set(i + 1, lines.get(i + 1) + " ".repeat(GAP) + beside.get(i));
      }
    }
    lines.replaceAll(String::stripTrailing);
    lines.addAll(legend.below());
    return lines;
  }

  /** As much of what three columns show as there is room for. */
  private String fit(DrawingRequest request, String three) {
    int room = (request.width() - 2 * MARGIN) / plan.width();
    return room >= CELL ? three : room == 2 ? three.substring(0, 2) : three.substring(1, 2);
  }

  /** A kind of piece; its letter where there is no room for what tells large from small. */
  private String shape(DrawingRequest request, String kind) {
    boolean room = request.width() >= 2 * MARGIN + 2 * plan.width();
    return fit(request, pieces.shape(kind, room && request.paint().shapes()));
  }

  private String fileNames(DrawingRequest request) {
    StringBuilder line = new StringBuilder(" ".repeat(MARGIN));
    for (int column = 0; column < plan.width(); column++) {
      line.append(fit(request, " " + file(request, column) + " "));
    }
    return request.paint().soft(line.append(" ".repeat(MARGIN)).toString());
  }

  private String rank(DrawingRequest request, int rank) {
    Paint paint = request.paint();
    StringBuilder line = new StringBuilder(paint.soft(String.format("%2d ", rank)));
    for (int column = 0; column < plan.width(); column++) {
      line.append(cell(request, file(request, column) + String.valueOf(rank)));
    }
    return line.append(paint.soft(String.format(" %-2d", rank))).toString();
  }

  private char file(DrawingRequest request, int column) {
    return (char) ('a' + (request.flipped() ? plan.width() - 1 - column : column));
  }

  private String cell(DrawingRequest request, String square) {
    Paint paint = request.paint();
    BoardPlan.Zone zone = zones.get(square);
    if (zone == null) {
      return fit(request, " ".repeat(CELL)); // void
    }
    PiecePlacement.@Nullable Standing piece = pieces.at(square);
    boolean end = !path.isEmpty() && path.getLast().equals(square);
    boolean touched = path.contains(square);
    if (!paint.colours()) {
      String inner = piece == null ? zone.label() : pieces.letter(piece.kind());
      inner = piece == null && taken.contains(square) ? "x" : inner;
      return fit(
          request, end ? "[" + inner + "]" : touched ? "(" + inner + ")" : " " + inner + " ");
    }
    PaintColour ground = Palette.tint(zone.tint());
    ground = dark(square) ? Palette.darker(ground) : ground;
    ground = touched ? Palette.touched(ground, end) : ground;
    if (piece == null) {
      boolean mark = taken.contains(square);
      String sign = paint.shapes() ? "×" : "x";
      String three = mark ? " " + sign + " " : "   ";
      return paint.on(ground, Palette.INK, mark, fit(request, three));
    }
    PieceStyle look = pieces.look(piece.kind());
    PaintColour fresh = end ? look.deepInk() : look.ink();
    PaintColour ink = piece.captive() ? Palette.faded(fresh, ground) : fresh;
    return PiecePainter.painted(look, paint, ground, ink, shape(request, piece.kind()));
  }

  private static boolean dark(String square) {
    return (square.charAt(0) - 'a' + Integer.parseInt(square.substring(1))) % 2 == 1;
  }
}
